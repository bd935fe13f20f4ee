import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const ticksASecond = 100;

export interface RuntimeFigures {
  /** CPU seconds since it started. */
  seconds: number;
  /** Current memory. */
  megabytes: number;
}

/** Resources of the runtimes below a process. Zero except on Linux. */
export function runtimeFigures(root: number): RuntimeFigures {
  const figures = { seconds: 0, megabytes: 0 };
  const parents = new Map<number, { parent: number; name: string; ticks: number }>();
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = readOrNothing(`/proc/${pid}/stat`);
      // "pid (name) state parent …": fields 14 and 15 are user and system time.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      parents.set(Number(pid), { parent: Number(fields[1]), name, ticks: Number(fields[11]) + Number(fields[12]) });
    }
  } catch {
    return figures;
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (parents.has(pid) && isBelow(parents.get(pid)?.parent ?? 0));
  for (const [pid, { name, ticks }] of parents) {
    if (name !== 'workerd' || !isBelow(pid)) continue;
    figures.seconds += ticks / ticksASecond;
    figures.megabytes += Number(/VmRSS:\s+(\d+) kB/.exec(readOrNothing(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
  }
  return figures;
}

/** Empty if the process has already ended. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
