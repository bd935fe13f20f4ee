import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorAnswer } from '#data/site/contract/error.ts';
import { logFault } from '../log.ts';
import { LibraryUnavailable, reasonOf } from '../database/library.ts';
import { referenceWords } from '../request-id.ts';
import { currentRequest } from '../request-record.ts';
import { Problem } from './http-error.ts';

/**
 * The library changes only by a publish: ten minutes from the cache, an hour more while it is asked again.
 */
const cacheControl = 'public, max-age=600, stale-while-revalidate=3600';

/**
 * Of an answer that a setting decides: with the half minute that the worker remembers settings
 * (`worker/settings/read-settings.ts`) a change is live within one.
 */
export const settingCacheControl = 'public, max-age=30';

/**
 * JSON that caches may keep. The ETag joins the library's edition with a digest of the body, so that neither a
 * publish nor a deployment leaves an old answer standing.
 */
export function cachedJson(c: Context, edition: string, value: unknown, kept = cacheControl): Promise<Response> {
  return cachedText(c, edition, JSON.stringify(value), kept);
}

/** {@link cachedJson} of a body that is JSON already. */
export async function cachedText(c: Context, edition: string, body: string, kept = cacheControl): Promise<Response> {
  const etag = `"${edition.slice(0, 12).replace(/[^\w-]/g, '')}-${await digest(body)}"`;
  const headers = { 'Cache-Control': kept, ETag: etag };
  if (matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(body, 200, { ...headers, 'Content-Type': 'application/json; charset=UTF-8' });
}

/** RFC 9110, 13.1.2: compared weakly, since a proxy that compresses makes the tag weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/** The first 64 bits of SHA-256, hexadecimal. */
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Turns whatever a call threw into `{ message, code }`; what is not the caller's fault is logged by name. */
export function errorAnswer(error: Error, c: Context): Response {
  const problem = asProblem(error);
  const status: ContentfulStatusCode = problem?.status ?? 500;
  const answer = problem?.answer ?? { message: 'An unexpected error occurred.', code: 'internal' };
  if (problem?.retryAfter !== undefined) c.header('Retry-After', String(problem.retryAfter));
  c.header('Cache-Control', 'no-store');
  return c.json(status < 500 ? answer : withReference(answer, c), status);
}

/** A fault of the site, with what leads from a reader's words to the line of the log. */
function withReference(answer: ErrorAnswer, c: Context): ErrorAnswer {
  const reference = c.get('requestId');
  return { ...answer, message: `${answer.message} ${referenceWords(reference)}.`, reference };
}

/** `undefined` for a fault of this program. Logs everything that a reader did not cause. */
export function asProblem(error: Error): Problem | undefined {
  if (error instanceof Problem) {
    const request = currentRequest();
    if (request) request.record.refused = error.code;
    if (error.status === 503) logFault('service_unavailable', error.message);
    return error;
  }
  if (error instanceof LibraryUnavailable) {
    logFault('library_unavailable', error.message, reasonOf(error));
    return new Problem(503, 'The library cannot be read at the moment. Please try again later.');
  }
  logFault('unexpected_error', error.stack ?? error.message);
  return undefined;
}

/** For the methods that a path does not have. */
export function methodNotAllowed(c: Context): Response {
  return refuseMethod(c, 'GET, HEAD', 'this call is read by GET');
}

/** For a path whose methods are all named. */
export function onlyMethods(...allowed: string[]): (c: Context) => Response {
  return (c) => refuseMethod(c, allowed.join(', '), `this call takes ${allowed.join(', ')}`);
}

/** For a call that takes something in, and has nothing to read. */
export function onlyPost(c: Context): Response {
  return refuseMethod(c, 'POST', 'this call takes POST');
}

function refuseMethod(c: Context, allowed: string, instead: string): Response {
  c.header('Allow', allowed);
  c.header('Cache-Control', 'no-store');
  return c.json(new Problem(405, `${c.req.method.slice(0, 10)} is not possible here: ${instead}.`).answer, 405);
}
