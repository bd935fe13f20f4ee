import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const apiPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Of a page that the worker makes without a shell. One that fills a shell has the shell's own policy, in which the
 * build names its inline scripts by their hashes; see `scripts/pages/content-policy.ts`.
 */
const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What no page of this site uses, so that nothing that was brought into one can. Keep in step with `_headers`. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi'] as const;

const common = secureHeaders({
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  permissionsPolicy: Object.fromEntries(unused.map((feature) => [feature, []])),
  // Of browsers that no longer are.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xDnsPrefetchControl: false,
});

/** Headers of every answer that the worker writes; static files have theirs from `_headers`. */
export function securityHeaders(): MiddlewareHandler {
  return (c, next) =>
    common(c, async () => {
      await next();
      const { headers } = c.res;
      if (headers.has('Content-Security-Policy')) return;
      const html = headers.get('Content-Type')?.startsWith('text/html');
      // Set by `c.header`, a finished answer would be made anew, with its body as a stream.
      headers.set('Content-Security-Policy', html ? barePolicy : apiPolicy);
    });
}
