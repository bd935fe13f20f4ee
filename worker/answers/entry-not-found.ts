import type { Context } from 'hono';
import { escapeHtml } from '#data/markup/escape.ts';
import type { AppEnv } from '../env.ts';
import { fillShell } from './shell.ts';

/** Enough to recognise what was asked for. */
const shownLength = 40;

export function entryNotFoundPage(c: Context<AppEnv>, asked: string): Promise<Response> {
  const number = [...asked].slice(0, shownLength).join('');
  return fillShell(c, { shell: '/shells/entry-not-found', status: 404, slots: { number: escapeHtml(number) } });
}
