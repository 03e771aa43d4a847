"""How games are spread over workers: in chunks that are played again if a worker dies."""

from __future__ import annotations

import pickle
import sys
import warnings
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, Protocol

from .games import Chunk, Played, Setup, SimulationError, play_chunk

MOST_TRIES = 4
"""A chunk whose worker has died this often is not sent out again."""
_CHUNKS, _LONGEST = 200, 20
"""This many chunks keep all workers busy; none has more games than an interrupt may cost."""
_OUT = 500
"""How many chunks are out at a time."""
_PATIENCE = 0.5
"""How many seconds we wait before we look up, so that an interrupt always gets through."""
ONE_CORE = (
    "Python in a browser has one core and starts no other processes: leave `executor` out, "
    "and the games are played here"
)
_ELSEWHERE = (
    "If a bot is defined in a notebook, put it into a module that the workers can import; "
    "executor=None plays in this process"
)


class Executor(Protocol):
    """What an executor must have; those of `concurrent.futures`, Dask and ipyparallel have it."""

    def submit(self, function: Any, /, *args: Any) -> Any:
        """Return a future with `result`, `cancel` and `add_done_callback`."""


class Job(NamedTuple):
    """A chunk of games to play."""

    at: int
    """The place of its setup among all."""
    setup: Setup
    numbers: range


class Workers:
    """Plays games of one or several setups, on an executor or in this process."""

    def __init__(self, executor: Executor | None, *, progress: bool = True) -> None:
        if isinstance(executor, type):
            name = executor.__name__
            raise ValueError(f"executor is a class; create one: {name}(), with its arguments")  # noqa: TRY004
        if executor is not None and not callable(getattr(executor, "submit", None)):
            raise ValueError(
                "executor is something with a method submit, such as a ProcessPoolExecutor, Dask's "
                f"client.get_executor() or ipyparallel's client.executor(), not {executor!r:.60}"
            )
        if executor is not None and sys.platform == "emscripten":
            raise ValueError(ONE_CORE)
        self._executor, self._progress = executor, progress
        self._own: ProcessPoolExecutor | None = None

    def play(self, setups: Sequence[Setup], games: int) -> list[tuple[Played, ...]]:
        """Return the games of each setup in the order of their numbers.

        If it is interrupted, return those that are done by then, and warn that some are missing.
        Raise SimulationError if a bot fails; its `runs` are the games that are done by then.
        """
        jobs = list(_jobs(setups, games, most=1 if self._executor is None else _LONGEST))
        chunks: Iterable[tuple[Job, Chunk]] = (
            self._play_there(jobs)
            if self._executor is not None
            else ((job, play_chunk(job.setup, job.numbers)) for job in jobs)
        )
        done: list[list[Played]] = [[] for _ in setups]
        total = games * len(setups)
        with _bar(total, shown=self._progress) as advance:
            try:
                for job, chunk in chunks:
                    done[job.at] += chunk.played
                    advance(len(chunk.played))
                    if chunk.failure:
                        raise _error(job.setup, chunk.failure)
            except KeyboardInterrupt as stop:
                count, who = sum(map(len, done)), f"; {stop}" if stop.args else ""
                text = f"interrupted: {count:,} of {total:,} games are done, and kept{who}"
                warnings.warn(text, RuntimeWarning, stacklevel=4)
            except SimulationError as error:
                error.runs = [tuple(sorted(played)) for played in done]
                raise
        return [tuple(sorted(played)) for played in done]

    def _play_there(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Chunk]]:
        """Send chunks out, again if their worker died; yield them as they come back."""
        if isinstance(self._executor, ProcessPoolExecutor):
            _check_can_be_sent(jobs)
        back: SimpleQueue[tuple[int, Any]] = SimpleQueue()
        todo, tries, out = deque(range(len(jobs))), Counter[int](), dict[int, Any]()
        try:
            while todo or out:
                while todo and len(out) < _OUT:
                    at = todo.popleft()
                    out[at] = self._send(jobs[at])
                    out[at].add_done_callback(lambda future, at=at: back.put((at, future)))
                try:
                    at, future = back.get(timeout=_PATIENCE)
                except Empty:
                    continue
                del out[at]
                try:
                    result = future.result()
                except Exception as error:
                    tries[at] += 1
                    if tries[at] >= MOST_TRIES:
                        raise _lost(jobs[at], error) from error
                    todo.append(at)
                else:
                    yield jobs[at], _chunk(result)
        finally:
            for future in out.values():
                future.cancel()
            if self._own is not None:
                self._own.shutdown(wait=False, cancel_futures=True)
                self._own = None

    def _send(self, job: Job) -> Any:
        """Submit a chunk; if the pool is broken, to a new one like it."""
        pool: Any = self._own or self._executor
        try:
            return pool.submit(play_chunk, job.setup, job.numbers)
        except BrokenProcessPool:
            workers = getattr(pool, "_max_workers", None)
            self._own = ProcessPoolExecutor(workers, getattr(pool, "_mp_context", None))
            return self._own.submit(play_chunk, job.setup, job.numbers)


def _chunk(result: Any) -> Chunk:
    """Return the chunk that came back; raise ValueError if several engines played it."""
    if isinstance(result, Chunk):
        return result
    raise ValueError(
        "this executor plays each game on all of its engines; of ipyparallel, use "
        "client.executor() or client.load_balanced_view().executor"
    )


@contextmanager
def _bar(total: int, *, shown: bool) -> Iterator[Callable[[int], object]]:
    """Show how many games are done; yield a function to call with how many more."""
    from tqdm.auto import tqdm  # noqa: PLC0415 - slow to import

    if sys.platform == "emscripten":
        tqdm.monitor_interval = 0  # the monitor is a thread, of which a browser has none to give
    with tqdm(total=total, unit="game", disable=not shown) as bar:
        yield bar.update


def _jobs(setups: Sequence[Setup], games: int, most: int) -> Iterator[Job]:
    """Take setups in turn, so that an interrupt leaves about equally many games of each."""
    size = max(1, min(most, games * len(setups) // _CHUNKS))
    for first in range(0, games, size):
        for at, setup in enumerate(setups):
            yield Job(at, setup, range(first, min(games, first + size)))


def _error(setup: Setup, failure: Played) -> SimulationError:
    seat = failure.forfeited or 0
    error = SimulationError(
        f"{setup.players[seat]} ({setup.bots[seat]!r:.60}) failed in game {failure.number} "
        f"(seed {failure.seed}) at ply {failure.plies}: {failure.error}"
    )
    error.add_note(failure.trace)
    return error


def _check_can_be_sent(jobs: Sequence[Job]) -> None:
    """Raise SimulationError if a bot cannot be sent to a process; a pool may hang otherwise."""
    for setup in {job.at: job.setup for job in jobs}.values():
        try:
            pickle.dumps(setup)
        except Exception as error:
            raise SimulationError(
                f"the bots cannot be sent to other processes: {error}. {_ELSEWHERE}"
            ) from error


def _lost(job: Job, error: Exception) -> SimulationError:
    first, last = job.numbers[0], job.numbers[-1]
    played = f"game {first}" if first == last else f"games {first} to {last}"
    return SimulationError(
        f"the workers that played {played} died or failed {MOST_TRIES} times, "
        f"the last time with {type(error).__name__}: {str(error).rstrip('.')}. {_ELSEWHERE}"
    )
