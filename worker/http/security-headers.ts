import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const apiPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * For a page without a shell. A page that fills a shell uses the shell's policy, in which the build lists inline
 * scripts by hash: see `scripts/pages/content-policy.ts`.
 */
const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Browser features that the site does not use, denied also to injected code. Keep in sync with `_headers`. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi'] as const;

const common = secureHeaders({
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  permissionsPolicy: Object.fromEntries(unused.map((feature) => [feature, []])),
  // Only for obsolete browsers.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xDnsPrefetchControl: false,
});

/** Security headers for every response of the worker. Static files get theirs from `_headers`. */
export function securityHeaders(): MiddlewareHandler {
  return (c, next) =>
    common(c, async () => {
      await next();
      const { headers } = c.res;
      if (headers.has('Content-Security-Policy')) return;
      const html = headers.get('Content-Type')?.startsWith('text/html');
      // `c.header` would rebuild the finished response with its body as a stream.
      headers.set('Content-Security-Policy', html ? barePolicy : apiPolicy);
    });
}
