import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /shells/\nDisallow: /pages/draft/\n` +
      // The worker serves the last sitemap, with pages written since the build.
      ['/sitemap-index.xml', '/sitemap-verses.xml', '/sitemap-pages.xml']
        .map((path) => `Sitemap: ${new URL(path, site)}\n`)
        .join(''),
  );
