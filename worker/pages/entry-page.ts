import { Hono } from 'hono';
import { tryParseEntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import { entryNotFoundPage } from './entry-not-found.tsx';
import type { AppEnv } from '../env.ts';

/** Handles only URLs without a built page: another spelling of a number, or no valid number. */
export const entryPage = new Hono<AppEnv>().get('/:number{[^/]+/?}', (c): Response | Promise<Response> => {
  const requested = c.req.param('number').replace(/\/$/, '');
  const number = tryParseEntryNumber(requested);
  const { pathname, search } = new URL(c.req.url);
  const canonical = `/${productSlug}/${number}`;
  if (!number || pathname === canonical) return entryNotFoundPage(c, requested);
  c.header('Cache-Control', 'public, max-age=86400');
  return c.redirect(`${canonical}${search}`, 301);
});
