import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';

/** As Cloudflare names a request, with the place that took it: "8f2b1c0d9e3a4b5c-FRA". */
const ray = /^[\da-f]{16}(?:-[A-Z]{3})?$/;

/**
 * Gives each request the name that its lines in the log have. What a reader sends as `x-request-id` is not taken up:
 * nobody else says what stands in the log.
 */
export function nameRequests(): MiddlewareHandler {
  return requestId({
    headerName: '',
    generator: (c) => {
      const given = c.req.header('cf-ray') ?? '';
      // The latter half of a UUID has 62 random bits, and comes as text.
      return ray.test(given) ? given : crypto.randomUUID().slice(-17).replace('-', '');
    },
  });
}

/** For people, below what went wrong. */
export function referenceWords(id: string): string {
  return `If you write to us, give this number: ${id}`;
}
