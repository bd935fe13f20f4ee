import { staticVersions } from '../versions/static-versions.ts';

/**
 * Which links are fetched ahead, as the text of a `speculationrules` script. The site's policy lets it in by its hash
 * (a keyword for such rules is there, but a policy with hashes passes it over), so that it is made in one place.
 *
 * Files alone: what the worker makes would cost rows of the database for a page that may never be opened, and pages
 * of people and administrators are not fetched until they are asked for. `slug` is the product's path segment.
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
