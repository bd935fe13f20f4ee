import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../env.ts';
import { errorAnswer } from './api-answer.ts';
import { Problem } from './http-error.ts';

/** Bytes of a body that no call has a use for; a call that takes in files limits its own. */
export const mostBodyBytes = 1_000_000;
/** Bytes of a refused body that are read and thrown away: a connection that is closed on its sender shows a fault in place of the answer. */
const mostDrainedBytes = 100_000_000;

/** Answers 413 to a body above `maxSize` bytes, whether its length is said beforehand or not. */
export function limitBody(maxSize: number): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize,
    onError: async (c) => {
      await drain(c.req.raw.body);
      const most = maxSize >= 1_000_000 ? `${Math.floor(maxSize / 1_000_000)} MB` : `${Math.floor(maxSize / 1_000)} kB`;
      return errorAnswer(new Problem(413, `What was sent is too large: ${most} at most.`), c);
    },
  });
}

/** The middleware has a reader of a body whose length was not said; that one is not read on. */
async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > mostDrainedBytes) return;
  }
}
