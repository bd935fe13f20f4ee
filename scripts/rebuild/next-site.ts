import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { maxStoredLines } from '#data/administration/contract/builds.ts';
import type { Progress } from '../progress.ts';
import type { Ready } from './swap.ts';
import type { LiveText } from './fetch-live-texts.ts';

/** A site that is ready next to the served one. */
export interface NextSite {
  /** Its texts, as they were when its build started. */
  texts: LiveText[];
  edition: string;
  ready: Ready;
}

/** Gives the server priority over the build. */
const niceness = 10;

export interface BuildOptions {
  /** Receives the texts that are built in, at the start. */
  onTexts: (texts: LiveText[]) => void;
  onProgress: (progress: Progress) => void;
  onLine: (line: string) => void;
  signal: AbortSignal;
}

/** A message of the build; `undefined` for other output, which may look like one. */
function tryParse(line: string): Progress | NextSite | Pick<NextSite, 'texts'> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Progress | NextSite | Pick<NextSite, 'texts'>;
  } catch {
    return undefined;
  }
}

/** Builds the next site in a separate process. Throws with the last line of output if it fails. */
export async function buildNextSite({ onTexts, onProgress, onLine, signal }: BuildOptions): Promise<NextSite> {
  const child = spawn(process.execPath, ['scripts/rebuild/build-next.ts'], { stdio: 'pipe', detached: true });
  // The build ends when its input ends, even if this process is killed.
  signal.addEventListener('abort', () => child.stdin.end());
  if (signal.aborted) child.stdin.end();
  if (child.pid) setPriority(child.pid, niceness);
  let next: NextSite | undefined;
  const last: string[] = [];
  const read = (line: string): void => {
    const message = tryParse(line);
    if (message && 'edition' in message) next = message;
    else if (message && 'texts' in message) onTexts(message.texts);
    else if (message) onProgress(message);
    else {
      onLine(line);
      if (last.push(line) > maxStoredLines) last.shift();
    }
  };
  createInterface({ input: child.stdout }).on('line', read);
  createInterface({ input: child.stderr }).on('line', read);
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve());
  });
  if (!next) throw new Error(last.findLast((line) => line.trim()) ?? 'The build ended without output.');
  return next;
}
