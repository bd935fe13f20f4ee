import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import type { RunWrangler } from './run-wrangler-json.ts';
import { parseBookmark, parseEdition } from './read-answers.ts';

/** The edition of the account's library; `undefined` if it is empty or cannot be read. */
export async function loadedEdition(runWrangler: RunWrangler): Promise<string | undefined> {
  const result = await runWrangler(
    'd1',
    'execute',
    'LIBRARY',
    '--remote',
    '--json',
    '--command',
    'SELECT id FROM edition',
  );
  return result.succeeded ? parseEdition(result.output) : undefined;
}

/** The current point in a database's history, to which Time Travel can restore it. */
export async function bookmarkOf(runWrangler: RunWrangler, binding: 'LIBRARY' | 'APP'): Promise<string> {
  const result = await runWrangler('d1', 'time-travel', 'info', binding, '--json');
  if (!result.succeeded)
    throw new Error(`The history of ${binding} cannot be read, so a rollback would be impossible:\n${result.all}`);
  return parseBookmark(result.output);
}

const unfinished = '.build/deployed-library.json';
const load = z.object({ edition: z.string(), bookmark: z.string() });

/**
 * Records the point in the library's history before a load, until the deployment that loaded it has ended. The next
 * attempt then loads nothing.
 */
export function rememberLoad(made: z.infer<typeof load>, path = unfinished): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(made));
}

/** The bookmark from {@link rememberLoad}, if this edition was loaded and its deployment has not ended. */
export function readLoad(edition: string, path = unfinished): string | undefined {
  if (!existsSync(path)) return undefined;
  const made = load.parse(JSON.parse(readFileSync(path, 'utf8')));
  return made.edition === edition ? made.bookmark : undefined;
}

export function forgetLoad(path = unfinished): void {
  rmSync(path, { force: true });
}
