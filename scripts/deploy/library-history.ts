import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import type { AskWrangler } from './ask-wrangler.ts';
import { parseBookmark, parseEdition } from './read-answers.ts';

/** Which edition the account's library holds; `undefined` where it is empty, or cannot be asked. */
export async function loadedEdition(ask: AskWrangler): Promise<string | undefined> {
  const said = await ask('d1', 'execute', 'LIBRARY', '--remote', '--json', '--command', 'SELECT id FROM edition');
  return said.succeeded ? parseEdition(said.output) : undefined;
}

/** The point in a database's history that Time Travel can go back to. */
export async function bookmarkOf(ask: AskWrangler, binding: 'LIBRARY' | 'APP'): Promise<string> {
  const said = await ask('d1', 'time-travel', 'info', binding, '--json');
  if (!said.succeeded)
    throw new Error(`The history of ${binding} cannot be read, so there would be no way back:\n${said.all}`);
  return parseBookmark(said.output);
}

const unfinished = '.build/deployed-library.json';
const load = z.object({ edition: z.string(), bookmark: z.string() });

/** Where the library stood before it was loaded, until the deployment that loaded it has ended: its next try loads nothing. */
export function rememberLoad(made: z.infer<typeof load>, path = unfinished): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(made));
}

/** The bookmark of {@link rememberLoad}, where this edition was loaded and its deployment has not ended. */
export function readLoad(edition: string, path = unfinished): string | undefined {
  if (!existsSync(path)) return undefined;
  const made = load.parse(JSON.parse(readFileSync(path, 'utf8')));
  return made.edition === edition ? made.bookmark : undefined;
}

export function forgetLoad(path = unfinished): void {
  rmSync(path, { force: true });
}
