import { fork, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests of pure code and of the worker. */
export const suites = ['model', 'worker'] as const;
export type Suite = (typeof suites)[number];

/** A message to a test process: reload changed files, then run tests until the first failure. */
export interface Order {
  changed: string[];
  tests: string[];
}

/** A file of the tree to write before tests run. */
export interface Written {
  file: string;
  text: string;
}

export interface Ran {
  failed: string[];
  /** Errors outside any test, such as an unhandled rejection. */
  errors: number;
  files: { test: string; ms: number; hits: string[] }[];
}

/** A running Vitest in a copy of the tree. Its server and the unchanged modules are reused between runs. */
export class TestProcess {
  readonly #tree: string;
  readonly #args: string[];
  #child: ChildProcess | undefined;
  #tests: string[] = [];

  constructor(tree: string, suite: Suite, mode: 'map' | 'mutants') {
    this.#tree = tree;
    this.#args = [suite, mode];
  }

  /** All test files of the suite. */
  async tests(): Promise<string[]> {
    this.#child ??= await this.#start();
    return this.#tests;
  }

  /** Resolves with `undefined` after a timeout, or if the process has ended. */
  async run(
    { write, tests }: { write: readonly Written[]; tests: string[] },
    timeoutMs: number,
  ): Promise<Ran | undefined> {
    const child = (this.#child ??= await this.#start());
    for (const { file, text } of write) writeFileSync(join(this.#tree, file), text);
    const result = nextMessage<Ran>(child, timeoutMs);
    child.send({ changed: write.map(({ file }) => file), tests } satisfies Order);
    const ran = await result;
    if (!ran) this.close();
    return ran;
  }

  /** Restores a file for later runs. */
  restore({ file, text }: Written): void {
    writeFileSync(join(this.#tree, file), text);
    this.#child?.send({ changed: [file], tests: [] } satisfies Order);
  }

  /** Kills it with every process that it started. */
  close(): void {
    const pid = this.#child?.pid;
    this.#child = undefined;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(join(this.#tree, 'scripts/mutants/run-tests.ts'), this.#args, {
      cwd: this.#tree,
      detached: true,
      stdio: process.env['DEBUG_MUTANTS'] ? 'inherit' : 'ignore',
    });
    const ready = await nextMessage<{ ready: string[] }>(child, 300_000);
    if (ready) {
      this.#tests = ready.ready;
      return child;
    }
    throw new Error('Vitest did not start: run again with DEBUG_MUTANTS=1 to see why');
  }
}

function nextMessage<Message>(child: ChildProcess, timeoutMs: number): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const done = (message: Message | undefined): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(message);
    };
    const onMessage = (message: unknown): void => done(message as Message);
    const onExit = (): void => done(undefined);
    const timer = setTimeout(onExit, timeoutMs);
    child.once('message', onMessage);
    child.once('exit', onExit);
  });
}
