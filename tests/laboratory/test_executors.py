"""Simulations on real executors: pools, Dask, ipyparallel, and workers that die."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.laboratory.games import SimulationError, play_game
from brainwaves_widgets.laboratory.runs import Runs
from brainwaves_widgets.matrix.bots import Guesser, Knower
from tests.forks import FORKS
from tests.laboratory.bots import Dies, Fails, First, Interrupts, Lethal

pytestmark = pytest.mark.slow


def simulate(*players: Any, games: int = 12, executor: Any = None, **more: Any) -> Runs:
    options: Any = {"seed": 1, "progress": False} | more
    return bw.simulate(bw.GameMatrix, players, games, executor=executor, **options)


def processes(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, FORKS)


NO_NAME = pytest.mark.filterwarnings("ignore:IPython could not determine IPs")
"""ipyparallel warns on a machine whose own name leads nowhere, and uses another address."""

PLAYERS = Knower(2), Guesser(seed=3)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_process_pools_give_equal_results_whatever_their_size(workers: int) -> None:
    with processes(workers) as pool:
        assert simulate(*PLAYERS, executor=pool) == simulate(*PLAYERS)


def test_threads_give_equal_results() -> None:
    with ThreadPoolExecutor(2) as pool:
        assert simulate(*PLAYERS, executor=pool) == simulate(*PLAYERS)


@pytest.fixture(scope="module")
def dask() -> Iterator[Any]:
    """Yield a client of two workers; one that dies is replaced."""
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def test_dask_gives_equal_results(dask: Any) -> None:
    assert simulate(*PLAYERS, executor=dask.get_executor()) == simulate(*PLAYERS)


def test_a_dask_worker_that_dies_costs_nothing_but_time(dask: Any, tmp_path: Path) -> None:
    (tmp_path / "a life").touch()
    runs = simulate(Dies(tmp_path), First(), executor=dask.get_executor())
    assert runs.played == simulate(First(), First()).played


@NO_NAME
def test_ipyparallel_gives_equal_results_and_an_engine_that_dies_costs_nothing_but_time(
    tmp_path: Path,
) -> None:
    parallel = pytest.importorskip("ipyparallel")
    (tmp_path / "a life").touch()
    with parallel.Cluster(n=2, log_level=50) as client:
        equal = simulate(*PLAYERS, executor=client.executor())
        with pytest.raises(ValueError, match="on all of its engines; of ipyparallel, use client"):
            simulate(*PLAYERS, games=4, executor=client[:].executor)
        client[:].apply_sync(sys.path.append, str(Path(__file__).parents[2]))
        runs = simulate(Dies(tmp_path), First(), executor=client.executor())
    assert equal == simulate(*PLAYERS)
    assert not list(tmp_path.iterdir())
    assert runs.played == simulate(First(), First()).played


@pytest.mark.parametrize("lives", [1, 2])
def test_a_process_that_dies_costs_nothing_but_time(tmp_path: Path, lives: int) -> None:
    for life in range(lives):
        (tmp_path / str(life)).touch()
    with processes(2) as pool:
        runs = simulate(Dies(tmp_path), First(), executor=pool)
    assert not list(tmp_path.iterdir())
    assert runs.played == simulate(First(), First()).played


def test_a_bot_that_kills_every_worker_is_told_of_and_this_process_lives() -> None:
    with (
        processes(2) as pool,
        pytest.raises(SimulationError, match=r"died or failed 4 times, the last .* Brok") as lost,
    ):
        simulate(Lethal(), First(), games=3, executor=pool)
    assert ".." not in str(lost.value)


def test_what_cannot_be_sent_is_told_of() -> None:
    class Local(First):
        pass

    with (
        processes(1) as pool,
        pytest.raises(SimulationError, match="put it into a module that the workers can import"),
    ):
        simulate(Local(), First(), games=3, executor=pool)


def test_a_bot_that_fails_elsewhere_is_named_here() -> None:
    with (
        processes(2) as pool,
        pytest.raises(SimulationError, match=r"Ben \(Fails.* at ply \d+: KeyError") as caught,
    ):
        simulate(("Ann", Knower(1)), ("Ben", Fails()), executor=pool)
    assert isinstance(caught.value.runs, Runs)


def test_an_interrupt_in_a_worker_ends_the_run_and_keeps_what_is_done() -> None:
    Interrupts.games_left = 3
    with ThreadPoolExecutor(1) as pool, pytest.warns(RuntimeWarning, match="interrupted: 3 of 12"):
        runs = simulate(Interrupts(), First(), executor=pool)
    assert runs.played == simulate(First(), First(), games=3).played


class PressesCtrlC:
    """A pool during which Ctrl-C is pressed once some chunks are back."""

    def __init__(self, pool: ProcessPoolExecutor, chunks: int) -> None:
        self._pool, self._chunks = pool, chunks

    def submit(self, *args: Any) -> Any:
        future = self._pool.submit(*args)
        future.add_done_callback(self._count)
        return future

    def _count(self, _future: Any) -> None:
        self._chunks -= 1
        if self._chunks == 0:
            os.kill(os.getpid(), signal.SIGINT)


@pytest.fixture
def ctrl_c_works() -> Iterator[None]:
    """Let Ctrl-C interrupt, also where the tests were started in the background and ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c_works")
def test_ctrl_c_while_processes_play_keeps_what_is_done() -> None:
    with processes(2) as pool, pytest.warns(RuntimeWarning, match="of 1,000,000 games"):
        runs = simulate(First(), First(), games=1_000_000, executor=PressesCtrlC(pool, 3))
    assert 20 <= len(runs) < 1_000_000
    assert all(game == play_game(runs._setup, game.number)[1] for game in runs.played[:20])
