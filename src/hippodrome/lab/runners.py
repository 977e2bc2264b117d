"""Where work is done: here, in processes, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, TypeVar

from hippodrome.lab.errors import NoCluster, WorkerLost, need

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 2
"""Jobs handed out for each worker: enough to keep it busy, few enough that results never pile up."""


def run(
    work: Callable[[Job], Result],
    jobs: Sequence[Job],
    processes: int = 1,
    ray: str | None = None,
    pool: ProcessPoolExecutor | None = None,
) -> Generator[tuple[int, Result], None, None]:
    """(index of the job, its result), as they are finished. Leaving early stops the workers.

    Work that comes in many small portions brings a `pool` of its own (`workers`), which outlives a portion.
    """
    if ray is not None:
        return _on_ray(work, jobs, processes, ray)
    if processes == 1:
        return ((index, work(job)) for index, job in enumerate(jobs))
    return _in_processes(work, jobs, processes, pool)


def in_order(results: Iterable[tuple[int, Result]], first: int = 0) -> Iterator[Result]:
    """The results in the order of their jobs, each as soon as those before it are there."""
    early: dict[int, Result] = {}
    for index, result in results:
        early[index] = result
        while first in early:
            yield early.pop(first)
            first += 1


def _pool(processes: int) -> ProcessPoolExecutor:
    # Forking this very process would copy whatever threads hold (polars has some).
    clean = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(clean)
    context.set_forkserver_preload(["hippodrome.lab.shard"])
    return ProcessPoolExecutor(processes, context, _leave_interrupts_to_the_parent)


@contextlib.contextmanager
def workers(processes: int) -> Iterator[ProcessPoolExecutor | None]:
    """Processes for many portions of work, one after the other; none where one process does it all."""
    if processes == 1:
        yield None
        return
    with _pool(processes) as pool:
        yield pool


def _in_processes(
    work: Callable[[Job], Result], jobs: Sequence[Job], processes: int, lent: ProcessPoolExecutor | None
) -> Generator[tuple[int, Result], None, None]:
    others = set(multiprocessing.active_children()) if lent is None else set()
    pool = lent or _pool(processes)
    todo = iter(enumerate(jobs))
    under_way: dict[Future[Result], int] = {}
    try:
        while True:
            for index, job in islice(todo, AHEAD * processes - len(under_way)):
                under_way[pool.submit(work, job)] = index
            if not under_way:
                break
            for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                yield under_way.pop(done), done.result()
    except BrokenProcessPool as error:
        raise WorkerLost() from error
    finally:
        if under_way:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
        if lent is None or under_way:
            pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    # Ctrl-C reaches every process of the terminal; the parent decides what becomes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(
    work: Callable[[Job], Result], jobs: Sequence[Job], processes: int, address: str
) -> Generator[tuple[int, Result], None, None]:
    need("ray", "ray")
    with _cluster(address, processes) as ray:
        remote, shared = ray.remote(_call), ray.put(work)
        width = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        todo = iter(enumerate(jobs))
        under_way: dict[Any, int] = {}
        try:
            while True:
                for index, job in islice(todo, width - len(under_way)):
                    under_way[remote.remote(shared, job)] = index
                if not under_way:
                    break
                for done in ray.wait(list(under_way), num_returns=1)[0]:
                    yield under_way.pop(done), ray.get(done)
        finally:
            for left in under_way:
                ray.cancel(left, force=True)


def _call(work: Callable[[Job], Result], job: Job) -> Result:
    return work(job)


def _knock(address: str) -> None:
    """Ray itself tries for minutes before it says that nobody listens."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=10).close()


@contextlib.contextmanager
def _cluster(address: str, processes: int) -> Iterator[Any]:
    """Ray at an address (`local` starts one here for the time being, with as many workers as processes)."""
    import ray

    already = ray.is_initialized()
    if not already:
        # Otherwise Ray warns at every start how it treats accelerators, which nothing here uses.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        try:
            if address == "local":
                ray.init(num_cpus=processes, include_dashboard=False, **quiet)
            else:
                _knock(address)
                ray.init(address=address, **quiet)
        except (OSError, RuntimeError, ValueError) as error:
            raise NoCluster(address=address, problem=str(error).splitlines()[0]) from error
    try:
        yield ray
    finally:
        if not already:
            ray.shutdown()
