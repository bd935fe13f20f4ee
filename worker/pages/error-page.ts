import type { Context } from 'hono';
import { escapeHtml } from '#data/site/escape-html.ts';
import type { AppEnv } from '../env.ts';
import { referenceHtml } from './reference-html.ts';
import { renderPage } from './render-page.tsx';
import { toHttpError } from '../http/api-response.ts';
import { unexpectedError } from '../http/messages.ts';

export function notFoundPage(c: Context<AppEnv>): Promise<Response> {
  return renderPage(c, { shell: '/404', status: 404 });
}

/** The page for an error that its route has not shown in its own shell. */
export function errorPage(error: Error, c: Context<AppEnv>): Response {
  const problem = toHttpError(error);
  const status = problem?.status ?? 500;
  const message = escapeHtml(problem?.message ?? unexpectedError);
  c.header('Cache-Control', 'no-store');
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Error</title><p>${message}</p>${referenceHtml(c, status)}<p><a href="/">Return to Home</a></p></html>`,
    status,
  );
}
