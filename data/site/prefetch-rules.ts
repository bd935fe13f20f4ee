import { staticVersions } from '../versions/static-versions.ts';

/**
 * Returns the text of a `speculationrules` script with the links to prefetch. It is built in one place because the
 * content security policy allows it by its hash: the keyword for such rules is ignored in a policy with hashes.
 *
 * Only static files are prefetched. Pages rendered by the worker would cost database rows for pages that may never be
 * opened. Account and dashboard pages are not prefetched. `slug` is the product's path segment.
 */
export function prefetchRules(slug: string): string {
  const files = [
    `/${slug}`,
    `/${slug}/*`,
    '/bible',
    ...staticVersions.flatMap((code) => [`/bible/${code}`, `/bible/${code}/*`]),
    '/about/*',
    '/hebrew-*',
    '/',
  ];
  const filledByWorker = [`/${slug}/*/*`, `/${slug}/search*`];
  const where = {
    and: [
      { href_matches: files },
      { not: { href_matches: filledByWorker } },
      { not: { selector_matches: 'a[href^="#"], a[download]' } },
    ],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
