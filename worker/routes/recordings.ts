import { Hono, type Context } from 'hono';
import { parseByteRange } from '#data/files/byte-range.ts';
import { cachedJson, errorResponse, matchesEtag, settingCacheControl } from '../http/api-response.ts';
import { HttpError } from '../http/http-error.ts';
import { readLiveRecordings } from '../content/live-recordings.ts';
import type { AppEnv } from '../env.ts';
import { recordingNotFound } from '../content/messages.ts';

/** The list of recordings for the lessons. */
export const recordingListRoute = new Hono<AppEnv>().get('/recordings', async (c) =>
  cachedJson(c, 'recordings', await readLiveRecordings(c.env.APP), settingCacheControl),
);

/** The file name is a digest of the content. */
const fileName = /^[0-9a-f]{32}\.(?:mp3|ogg|wav|m4a|webm)$/;

/** The recording files. Supports byte ranges, which media players request. */
export const recordingFiles = new Hono<AppEnv>().get('/recordings/:file', async (c) => {
  const name = c.req.param('file');
  const key = `recordings/${name}`;
  const metadata = fileName.test(name) ? await c.env.FILES.head(key) : null;
  if (!metadata) return missing(c);
  const { size, httpEtag } = metadata;
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': metadata.httpMetadata?.contentType ?? 'application/octet-stream',
    ETag: httpEtag,
  };
  if (matchesEtag(c.req.header('If-None-Match'), httpEtag)) return c.body(null, 304, headers);
  const fullHeaders = { ...headers, 'Content-Length': String(size) };
  // Ranges are of GET only (RFC 9110, 14.2).
  if (c.req.method === 'HEAD') return c.body(null, 200, fullHeaders);
  const range = parseByteRange(c.req.header('Range'), size);
  if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
  if (!range) {
    const object = await c.env.FILES.get(key);
    return object ? c.body(object.body, 200, fullHeaders) : missing(c);
  }
  const { first, last } = range;
  const length = last - first + 1;
  const object = await c.env.FILES.get(key, { range: { offset: first, length } });
  if (!object) return missing(c);
  const contentRange = `bytes ${first}-${last}/${size}`;
  return c.body(object.body, 206, { ...headers, 'Content-Length': String(length), 'Content-Range': contentRange });
});

function missing(c: Context): Response {
  return errorResponse(new HttpError(404, recordingNotFound), c);
}
