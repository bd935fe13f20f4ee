import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../env.ts';
import { errorResponse } from './api-response.ts';
import { HttpError } from './http-error.ts';
import { bodyTooLargeMessage } from './messages.ts';

/** Maximum request body, in bytes. Routes that accept files set their own limit. */
export const maxBodyBytes = 1_000_000;
/**
 * Max bytes of a rejected body to read and discard. If the connection closes while the client sends, the client shows a
 * network error instead of the response.
 */
const maxDrainedBytes = 100_000_000;

/** Answers 413 to a body larger than `maxSize` bytes, with or without a Content-Length. */
export function limitBody(maxSize: number): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize,
    onError: async (c) => {
      await drain(c.req.raw.body);
      const limit =
        maxSize >= 1_000_000 ? `${Math.floor(maxSize / 1_000_000)} MB` : `${Math.floor(maxSize / 1_000)} kB`;
      return errorResponse(new HttpError(413, bodyTooLargeMessage(limit)), c);
    },
  });
}

/** The middleware locks a body without a Content-Length. Such a body is not drained. */
async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxDrainedBytes) return;
  }
}
