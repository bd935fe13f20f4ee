import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { isAlive } from '../build-lock.ts';

const folder = '.build/runtime';
const executableVariable = 'MINIFLARE_WORKERD_PATH';
let isUsed = false;

/**
 * Makes every runtime of this process end with it, even if it is killed. Windows has no shell for it, so there the
 * runtime starts as Miniflare starts it. Call it before a runtime is started.
 */
export function useRuntimeProcess(): void {
  if (isUsed || process.platform === 'win32') return;
  isUsed = true;
  mkdirSync(folder, { recursive: true });
  // A copy, because files from a ZIP may not be executable, and those of another user cannot be made so.
  const [copy, path] = [`${folder}/workerd.${process.pid}`, resolve(folder, 'workerd.sh')];
  copyFileSync(new URL('workerd.sh', import.meta.url), copy);
  chmodSync(copy, 0o755);
  renameSync(copy, path);
  process.env['LEXICON_WORKERD'] = process.env[executableVariable] ?? findExecutable();
  process.env[executableVariable] = path;
}

function findExecutable(): string {
  const { default: executable } = createRequire(import.meta.resolve('miniflare'))('workerd') as { default: string };
  return executable;
}

/** Holds back a runtime that is otherwise ready to start. */
export interface Gate {
  /** Variables for the runtime's process. */
  env: Record<string, string>;
  /** Resolves when everything before the start is done. */
  reached: () => Promise<void>;
  /** Starts the runtime, or ends it. */
  open: (word: 'start' | 'end') => Promise<void>;
}

let gates = 0;

/** `undefined` where runtimes cannot be held back. */
export function createGate(): Gate | undefined {
  if (process.platform === 'win32') return undefined;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const owner = /^gate\.(\d+)/.exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner))) rmSync(join(folder, name), { force: true });
  }
  const path = resolve(folder, `gate.${process.pid}.${(gates += 1)}`);
  execFileSync('mkfifo', [path]);
  let pipe: FileHandle | undefined;
  return {
    env: { LEXICON_GATE: path },
    // Opening a named pipe waits for its reader.
    reached: async () => {
      pipe = await open(path, 'w');
    },
    open: async (word) => {
      const opened = pipe;
      pipe = undefined;
      await opened?.write(`${word}\n`);
      rmSync(path, { force: true });
      await opened?.close();
    },
  };
}
