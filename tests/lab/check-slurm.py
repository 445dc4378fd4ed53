#!/usr/bin/env python3
# check-slurm.py ALEA-CLI LAB-SBATCH: a plan as an array of jobs of a real Slurm
#
# Controller, daemon and munge of this user run on this machine, in a folder of their
# own.  One job is taken back to the queue in the middle, the program of another is
# killed: in the end the counts are those of one process, byte for byte.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import getpass
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from laboratory import PATIENCE, Lab, expect, tell

SKIP = 77
N_SHARDS = 4
PLAN = "game: guardener\nwhite: greedy\nblack: greedy\ngames: 60000\nseed: slurm\n"
DAEMONS = ("munged", "slurmctld", "slurmd")

CONFIGURATION = """\
ClusterName=alea
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={controller_port}
SlurmdPort={daemon_port}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
SchedulerParameters=sched_interval=1,batch_sched_delay=0
MinJobAge=600
NodeName={host} NodeAddr=127.0.0.1 CPUs={cpus} RealMemory=512 State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP
"""


def free_ports():
    """Two ports of this machine that nobody listens on."""
    with socket.socket() as one, socket.socket() as other:
        one.bind(("127.0.0.1", 0))
        other.bind(("127.0.0.1", 0))
        return one.getsockname()[1], other.getsockname()[1]


def wait_for(what, question, seconds=2 * PATIENCE):
    """The first answer that is something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = question()
        if answer:
            return answer
        time.sleep(0.1)
    raise TimeoutError(what)


class Cluster:
    """A Slurm of one machine, in @folder."""

    def __init__(self, folder, program):
        self.folder = folder
        self.environment = {**os.environ, "SLURM_CONF": str(folder / "slurm.conf"),
                            "PATH": f"{program.parent}:{os.environ['PATH']}:/usr/sbin"}
        self.daemons = []

    def start(self, *command):
        self.daemons.append(subprocess.Popen(command, env=self.environment, stdin=subprocess.DEVNULL,
                                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    def __enter__(self):
        key = self.folder / "munge.key"
        key.touch(0o600)
        key.write_bytes(os.urandom(1024))
        for name in ("state", "spool"):
            (self.folder / name).mkdir()
        controller_port, daemon_port = free_ports()
        (self.folder / "slurm.conf").write_text(CONFIGURATION.format(
            host=socket.gethostname().split(".")[0], user=getpass.getuser(), folder=self.folder,
            controller_port=controller_port, daemon_port=daemon_port, cpus=os.cpu_count()))
        self.start("munged", "--foreground", "--force", f"--key-file={key}", f"--socket={self.folder}/munge.socket",
                   f"--pid-file={self.folder}/munge.pid", f"--log-file={self.folder}/munge.log",
                   f"--seed-file={self.folder}/munge.seed", "--num-threads=2")
        wait_for("munge", (self.folder / "munge.socket").exists)
        self.start("slurmctld", "-D", "-i", "-c")
        self.start("slurmd", "-D")
        wait_for("a node that is idle", lambda: "idle" in self.ask("sinfo", "-h", "-o", "%t"))
        return self

    def __exit__(self, *_):
        for daemon in reversed(self.daemons):
            daemon.terminate()
        for daemon in self.daemons:
            with contextlib.suppress(subprocess.TimeoutExpired):
                daemon.wait(timeout=20)
            daemon.kill()

    def ask(self, *command):
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, cwd=self.folder).stdout.strip()

    def states(self):
        """Of each job, by its number."""
        return dict(line.split() for line in self.ask("squeue", "-h", "-r", "-t", "all", "-o", "%i %T").splitlines())


def is_in_the_middle(path):
    with contextlib.suppress(FileNotFoundError):
        lines = path.read_text(encoding="utf-8").splitlines()
        return "# unfinished" in lines and any(line[0].isdigit() and int(line.split(",")[1]) > 0 for line in lines)
    return False


def submit(cluster, script):
    """Number of the array, number of what adds it up."""
    before = set(cluster.states())
    subprocess.run([script, "plan", "counts.csv", str(N_SHARDS)], env=cluster.environment, cwd=cluster.folder,
                   check=True, stdout=subprocess.DEVNULL)
    numbers = {int(name.split("_")[0]) for name in set(cluster.states()) - before}
    return min(numbers), max(numbers)


def kill_one(cluster, array, shards):
    """The program of a shard in the middle is killed: its job fails, and nothing is added up."""
    wait_for("shard 2 in the middle", lambda: is_in_the_middle(shards / "2.csv"))
    subprocess.run(["pkill", "-KILL", "-f", f"lab run plan --shard 2/{N_SHARDS} "], check=True)
    wait_for("the job that fails", lambda: cluster.states().get(f"{array}_2") == "FAILED")


def take_one_back(cluster, array, shards):
    """A job in the middle goes back to the queue, as when a machine is needed for something else."""
    wait_for("shard 1 in the middle", lambda: is_in_the_middle(shards / "1.csv"))
    cluster.ask("scontrol", "requeue", f"{array}_1")
    expect(cluster.states().get(f"{array}_1") != "COMPLETED", "shard 1 was taken back too late")


def check(cluster, lab, script):
    shards = lab.folder / "counts.csv.shards"
    array, adding = submit(cluster, script)
    take_one_back(cluster, array, shards)
    kill_one(cluster, array, shards)
    wait_for("the others", lambda: sum(state == "COMPLETED" for state in cluster.states().values()) >= N_SHARDS - 1, 10 * PATIENCE)
    expect(not (lab.folder / "counts.csv").exists(), "what is not whole was added up")
    expect(is_in_the_middle(shards / "2.csv"), "shard 2 was not killed in the middle")
    cluster.ask("scancel", str(adding))

    _, adding = submit(cluster, script)
    wait_for("the sum", lambda: cluster.states().get(str(adding)) == "COMPLETED", 10 * PATIENCE)
    lab.run("run", "plan", "-o", "one.csv")
    expect(lab.read_bytes("counts.csv") == lab.read_bytes("one.csv"), "the counts are others than those of one process")


def main():
    if any(shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin") is None for name in DAEMONS):
        print("Slurm is not installed")
        return SKIP
    with tempfile.TemporaryDirectory() as name:
        # Others than us have to be able to ask munge.
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        lab = Lab(sys.argv[1], folder, {"plan": PLAN})
        with Cluster(folder, lab.program) as cluster:
            try:
                check(cluster, lab, pathlib.Path(sys.argv[2]).resolve())
            except TimeoutError as fault:
                expect(False, f"waited in vain for {fault}: {cluster.states()}")
    return tell()


if __name__ == "__main__":
    sys.exit(main())
