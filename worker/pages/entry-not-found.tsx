import type { Context } from 'hono';
import { EntryNotFound } from '#views/dictionary/EntryNotFound.tsx';
import type { AppEnv } from '../env.ts';
import { renderPage } from './render-page.tsx';

/** Length at which the requested text is cut, in characters. */
const shownLength = 40;

export function entryNotFoundPage(c: Context<AppEnv>, requested: string): Promise<Response> {
  const excerpt = [...requested].slice(0, shownLength).join('');
  return renderPage(c, { shell: '/shells/entry-not-found', status: 404, view: <EntryNotFound asked={excerpt} /> });
}
