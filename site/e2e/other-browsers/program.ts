import { spawn, spawnSync } from 'node:child_process';

export interface Program {
  /** Everything that it has printed so far. */
  output(): string;
  hasEnded(): boolean;
  /** Kills the program and all its children. */
  stop(): Promise<void>;
}

const canDieWithParent = spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true']).status === 0;

/**
 * A command prefix that makes the program get a signal when this process dies, so that a killed run leaves nothing
 * behind. Only available on Linux.
 */
export function dieWithParent(signal: 'KILL' | 'TERM'): readonly string[] {
  return canDieWithParent ? ['setpriv', '--pdeathsig', signal] : [];
}

export function startProgram(commandLine: readonly string[], env: Record<string, string> = {}): Program {
  const [command = '', ...rest] = [...dieWithParent('KILL'), ...commandLine];
  const child = spawn(command, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that its children can be killed with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      hasEnded = true;
      resolve();
    };
    child.on('exit', end);
    child.on('error', (error) => {
      output += error.message;
      end();
    });
  });
  return {
    output: () => output,
    hasEnded: () => hasEnded,
    async stop() {
      killGroup(child.pid);
      await ended;
    },
  };
}

/** Runs also after the program has ended, because its children may still run. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Polls until there is an answer. Throws an error with the program's output if it ends first or if `timeoutMs` passes.
 */
export async function untilReady<Answer>(
  name: string,
  program: Program,
  poll: () => Promise<Answer | undefined> | Answer | undefined,
  timeoutMs = 60_000,
): Promise<Answer> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline;) {
    const answer = await poll();
    if (answer !== undefined) return answer;
    if (program.hasEnded()) throw new Error(`${name} ended before it was ready:\n${program.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} was not ready within ${timeoutMs / 1000} s:\n${program.output()}`);
}
