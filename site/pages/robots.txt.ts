import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\nDisallow: /shells/\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`);
