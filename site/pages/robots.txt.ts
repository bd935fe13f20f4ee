import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /shells/\nDisallow: /pages/draft/\n` +
      // The worker serves the second sitemap, with pages written since the build.
      `Sitemap: ${new URL('/sitemap-index.xml', site)}\nSitemap: ${new URL('/sitemap-pages.xml', site)}\n`,
  );
