"""All tests, notebooks and kernels keep what they keep in a folder of their own."""

import os
import tempfile

os.environ["BRAINWAVES_HOME"] = tempfile.mkdtemp(prefix="brainwaves-tests-")
