import { createInterface } from 'node:readline/promises';

/** Asks the user for consent. Without a terminal, `--yes` is required. */
export async function confirm(question: string, yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY)
    throw new Error('There is no terminal to confirm in. Add "--yes" to continue without confirmation.');
  const line = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test((await line.question(`${question} [y/N] `)).trim());
  } finally {
    line.close();
  }
}
