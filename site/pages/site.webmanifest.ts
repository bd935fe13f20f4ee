import type { APIRoute } from 'astro';
import { productName, productTitle } from '#data/model/product.ts';

const manifest = {
  name: productTitle,
  short_name: productName,
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#fbf9f4',
  theme_color: '#fbf9f4',
  icons: [
    { src: '/logo.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/logo.png', type: 'image/png', sizes: '192x192' },
  ],
};

export const GET: APIRoute = () => new Response(JSON.stringify(manifest));
