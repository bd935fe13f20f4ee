import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { OnProgress } from '../progress.ts';
import type { FileHashes } from '../code/hash-files.ts';
import { readPageCount, readRenderedCount } from '#data/site/page-count-line.ts';
import { astroArguments, astroEnvironment } from './astro-process.ts';
import { readCodeFiles } from './page-inputs.ts';

/** A run of `astro build`. */
export interface AstroBuild {
  /** The code files when it started. */
  codeFiles: FileHashes;
  /** Renders all pages. `expectedPages` scales the progress bar until Astro has counted them. Throws with its output if it fails. */
  render: (expectedPages: number, onProgress: OnProgress) => Promise<void>;
  /** Stops it in any state, and removes its output. */
  giveUp: () => Promise<void>;
}

/**
 * Starts a build that writes to a folder. It bundles at once, which takes a quarter of a minute and needs no library,
 * and renders on request (site/integrations/render-signal.ts).
 */
export function startAstro(output: string): AstroBuild {
  rmSync(output, { recursive: true, force: true });
  const codeFiles = readCodeFiles();
  const child = spawn(process.execPath, [...astroArguments], {
    env: {
      ...process.env,
      ...astroEnvironment,
      LEXICON_OUT: output,
      LEXICON_WAIT: 'true',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // It may have ended before the message arrives. `ended` reports that.
  child.stdin.on('error', () => undefined);
  let onRendered: (pages: number) => void = () => undefined;
  let announced: number | undefined;
  const last: string[] = [];
  // The counts that it prints drive the progress bar. Other lines are stored for the error message.
  const read = (line: string): void => {
    const rendered = readRenderedCount(line);
    if (rendered !== undefined) onRendered(rendered);
    else {
      announced ??= readPageCount(line);
      last.push(line);
    }
    if (last.length > 40) last.shift();
  };
  createInterface({ input: child.stdout }).on('line', read);
  createInterface({ input: child.stderr }).on('line', read);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The pages could not be built (astro build ended with ${code}):\n${last.join('\n')}`));
    });
  });
  // Awaited below. Until then this avoids an unhandled rejection.
  ended.catch(() => undefined);
  return {
    codeFiles,
    render: async (expectedPages, onProgress) => {
      onRendered = (pages) =>
        onProgress({ stage: 'rendering', done: pages, total: Math.max(announced ?? expectedPages, pages) });
      child.stdin.end('render');
      await ended;
    },
    giveUp: async () => {
      child.kill('SIGKILL');
      await ended.catch(() => undefined);
      rmSync(output, { recursive: true, force: true });
    },
  };
}
