import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { keptLines } from '#data/administration/contract/builds.ts';
import type { Progress } from '../progress.ts';
import type { Ready } from './swap.ts';
import type { LiveText } from './take-live-texts.ts';

/** A site that stands ready beside the served one. */
export interface NextSite {
  /** That it holds, as they were when its build began. */
  texts: LiveText[];
  edition: string;
  ready: Ready;
}

/** So that whoever reads meanwhile is served first. */
const niceness = 10;

export interface BuildOptions {
  onProgress: (progress: Progress) => void;
  onLine: (line: string) => void;
  signal: AbortSignal;
}

/** What the build tells of itself; `undefined` for a line of what it runs, which may look like it. */
function tryParse(line: string): Progress | NextSite | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Progress | NextSite;
  } catch {
    return undefined;
  }
}

/** Builds the next site in a process of its own. Throws when it fails, with the last line that it printed. */
export async function buildNextSite({ onProgress, onLine, signal }: BuildOptions): Promise<NextSite> {
  const child = spawn(process.execPath, ['scripts/rebuild/build-next.ts'], { stdio: 'pipe', detached: true });
  // It ends with its input, be it that this process was killed.
  signal.addEventListener('abort', () => child.stdin.end());
  if (child.pid) setPriority(child.pid, niceness);
  let next: NextSite | undefined;
  const last: string[] = [];
  const read = (line: string): void => {
    const told = tryParse(line);
    if (told && 'edition' in told) next = told;
    else if (told) onProgress(told);
    else {
      onLine(line);
      if (last.push(line) > keptLines) last.shift();
    }
  };
  createInterface({ input: child.stdout }).on('line', read);
  createInterface({ input: child.stderr }).on('line', read);
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve());
  });
  if (!next) throw new Error(last.findLast((line) => line.trim()) ?? 'The build ended without a word.');
  return next;
}
