import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorAnswer } from '#data/site/contract/error.ts';
import { logError } from '../log.ts';
import { LibraryUnavailableError, reasonOf } from '../database/library-error.ts';
import { referenceWords } from '../request-id.ts';
import { currentRequest } from '../request-record.ts';
import { HttpError } from './http-error.ts';
import { libraryUnavailable, unexpectedError } from './messages.ts';

/** The library changes only on publish: ten minutes in the cache, plus one hour while it is revalidated. */
const cacheControl = 'public, max-age=600, stale-while-revalidate=3600';

/**
 * For responses that depend on a setting. The worker also caches settings for 30 seconds
 * (`worker/settings/read-settings.ts`), so a change is live within one minute.
 */
export const settingCacheControl = 'public, max-age=30';

/**
 * A cacheable JSON response. The ETag combines the library's edition with a digest of the body, so that neither a
 * publish nor a deployment leaves a stale response in caches.
 */
export function cachedJson(c: Context, edition: string, value: unknown, cacheHeader = cacheControl): Promise<Response> {
  return cachedText(c, edition, JSON.stringify(value), cacheHeader);
}

/** Same as {@link cachedJson}, for a body that is already JSON. */
export async function cachedText(
  c: Context,
  edition: string,
  body: string,
  cacheHeader = cacheControl,
): Promise<Response> {
  const etag = `"${edition.slice(0, 12).replace(/[^\w-]/g, '')}-${await digest(body)}"`;
  const headers = { 'Cache-Control': cacheHeader, ETag: etag };
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(body, 200, { ...headers, 'Content-Type': 'application/json; charset=UTF-8' });
}

/** RFC 9110, 13.1.2: weak comparison, because a compressing proxy makes the tag weak. */
/** Whether a header `If-None-Match` has the ETag, in a list, as a weak one, or with a star. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/** The first 64 bits of SHA-256, in hexadecimal. */
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Converts any thrown error into a `{ message, code }` response. Errors that the client did not cause are logged. */
export function errorResponse(error: Error, c: Context): Response {
  const problem = toHttpError(error);
  const status: ContentfulStatusCode = problem?.status ?? 500;
  const answer = problem?.answer ?? { message: unexpectedError, code: 'internal' };
  if (problem?.retryAfter !== undefined) c.header('Retry-After', String(problem.retryAfter));
  c.header('Cache-Control', 'no-store');
  return c.json(status < 500 ? answer : withReference(answer, c), status);
}

/** Adds the request id to a server error, so that a reader's report leads to the log line. */
function withReference(answer: ErrorAnswer, c: Context): ErrorAnswer {
  const reference = c.get('requestId');
  return { ...answer, message: `${answer.message} ${referenceWords(reference)}.`, reference };
}

/** Returns `undefined` for a bug in this program. Logs every error that the reader did not cause. */
export function toHttpError(error: Error): HttpError | undefined {
  if (error instanceof HttpError) {
    const request = currentRequest();
    if (request) request.record.refused = error.code;
    if (error.status === 503) logError('service_unavailable', error.message);
    return error;
  }
  if (error instanceof LibraryUnavailableError) {
    logError('library_unavailable', error.message, reasonOf(error));
    return new HttpError(503, libraryUnavailable);
  }
  logError('unexpected_error', error.stack ?? error.message);
  return undefined;
}
