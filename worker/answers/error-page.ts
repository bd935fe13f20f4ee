import type { Context } from 'hono';
import { escapeHtml } from '#data/markup/escape.ts';
import type { AppEnv } from '../env.ts';
import { asProblem } from './api-answer.ts';
import { fillShell } from './shell.ts';

export function notFoundPage(c: Context<AppEnv>): Promise<Response> {
  return fillShell(c, { shell: '/404', status: 404, slots: {} });
}

/** A page's fault that its own route has not put into its shell. */
export function errorPage(error: Error, c: Context<AppEnv>): Response {
  const problem = asProblem(error);
  const message = escapeHtml(problem?.message ?? 'An unexpected error occurred.');
  c.header('Cache-Control', 'no-store');
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Error</title><p>${message}</p><p><a href="/">Return to Home</a></p></html>`,
    problem?.status ?? 500,
  );
}
