import pytest
from tests.browser.conftest import *
from tests.browser.notebook import KERNEL, PANEL
from tests.browser.players import *
pytestmark = pytest.mark.browser
@pytest.mark.parametrize("how", [f"() => {KERNEL}.restart()", f"() => {PANEL}.sessionContext.restartKernel()"])
def test_r(open_notebook, how):
    nb = open_notebook(game_cell()); s = nb.screen(); s.press("Ready")
    nb.page.evaluate(f"""() => {{ window.L=[]; {PANEL}.sessionContext.statusChanged.connect((_, st) => L.push(st));
      new MutationObserver((ms)=>ms.forEach(m=>L.push('class:'+m.target.className))).observe(document.querySelector('section.bw').parentElement, {{attributes:true}}); }}""")
    nb.page.evaluate(how)
    nb.page.wait_for_timeout(4000)
    print(nb.page.evaluate("L"), s.root.get_attribute("class"), s.root.evaluate("r => [r.parentElement.className, r.parentElement.parentElement.className]"), s.notice.inner_text())
