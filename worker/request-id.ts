import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';

/** Cloudflare's ray id with the data center: "8f2b1c0d9e3a4b5c-FRA". */
const ray = /^[\da-f]{16}(?:-[A-Z]{3})?$/;

/**
 * Assigns each request the id that its log lines contain. An `x-request-id` of the client is ignored, so that clients
 * cannot control the log.
 */
export function nameRequests(): MiddlewareHandler {
  return requestId({
    headerName: '',
    generator: (c) => {
      const rayId = c.req.header('cf-ray') ?? '';
      // The second half of a UUID has 62 random bits, as text.
      return ray.test(rayId) ? rayId : crypto.randomUUID().slice(-17).replace('-', '');
    },
  });
}

/** The sentence with the id, shown below an error message. */
export function referenceWords(id: string): string {
  return `If you report this problem, include this number: ${id}`;
}
