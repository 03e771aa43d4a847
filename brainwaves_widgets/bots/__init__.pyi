from ..brainwave.bots import Beginner as Beginner, Champion as Champion, Regular as Regular
from ..core.bots import Guesser as Guesser, Opponent as Opponent
from ..matrix.bots import Careful as Careful, Greedy as Greedy, Optimal as Optimal
from .learner import Learner as Learner
from .minds import Child as Child, GrownUp as GrownUp, Perfect as Perfect
