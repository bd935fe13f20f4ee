import { spawn, spawnSync } from 'node:child_process';

export interface Program {
  /** All that it has printed so far. */
  output(): string;
  hasEnded(): boolean;
  /** Kills it with all of its children. */
  stop(): Promise<void>;
}

const canDieWithParent = spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true']).status === 0;

/**
 * Words before a command line that let the program get a signal when this process dies, so that a run that is killed
 * leaves nothing behind. Linux alone has it.
 */
export function dieWithParent(signal: 'KILL' | 'TERM'): readonly string[] {
  return canDieWithParent ? ['setpriv', '--pdeathsig', signal] : [];
}

export function startProgram(commandLine: readonly string[], env: Record<string, string> = {}): Program {
  const [command = '', ...rest] = [...dieWithParent('KILL'), ...commandLine];
  const child = spawn(command, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that its children can be killed with it.
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

/** Also after the program's own end: its children may go on. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Asks again until there is an answer. Throws with the program's output when it ends before, or when there is no answer
 * within `timeoutMs`.
 */
export async function untilReady<Answer>(
  name: string,
  program: Program,
  ask: () => Promise<Answer | undefined> | Answer | undefined,
  timeoutMs = 60_000,
): Promise<Answer> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (program.hasEnded()) throw new Error(`${name} ended before it was ready:\n${program.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} was not ready within ${timeoutMs / 1000} s:\n${program.output()}`);
}
