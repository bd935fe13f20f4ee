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
