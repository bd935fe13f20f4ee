import type { MiddlewareHandler } from 'hono';

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Astro writes the islands' loader and small styles inline, so inline script is let in; nothing is fetched from
 * another host. 'wasm-unsafe-eval' lets the search index's WebAssembly run.
 */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer that the worker writes; static files have theirs from `_headers`. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const html = c.res.headers.get('Content-Type')?.startsWith('text/html');
    c.header('Content-Security-Policy', html ? pagePolicy : apiPolicy);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  };
}
