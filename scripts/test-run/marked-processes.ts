import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Environment variable that every process of a test run inherits. Its value is the id of the run. */
export const runMark = 'LEXICON_TEST_RUN';

const pollMs = 50;
const maxPolls = 200;

/** Process ids whose environment contains the mark of this run, without the calling process. */
export function findMarkedProcesses(id: string): number[] {
  const mark = `${runMark}=${id}`;
  return (existsSync('/proc/self/environ') ? fromProc(mark) : fromPs(mark)).filter((pid) => pid !== process.pid);
}

/** Kills all processes of a run. Returns when none is left, or after ten seconds. */
export async function killMarkedProcesses(id: string): Promise<void> {
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const pids = findMarkedProcesses(id);
    if (pids.length === 0) return;
    for (const pid of pids) kill(pid);
    await wait(pollMs);
  }
}

function fromProc(mark: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => readEnvironment(name).includes(mark))
    .map(Number);
}

function readEnvironment(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    // The process has ended, or belongs to another user.
    return [];
  }
}

/** macOS has no /proc. Its `ps` appends the environment to the command. */
function fromPs(mark: string): number[] {
  const { stdout } = spawnSync('ps', ['axeww', '-o', 'pid=,command='], {
    encoding: 'utf8',
  });
  const lines = (stdout ?? '').split('\n').filter((line) => line.split(' ').includes(mark));
  return lines.map((line) => Number.parseInt(line, 10));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
