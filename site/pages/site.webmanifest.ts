import type { APIRoute } from 'astro';
import { productName, productSlug, productTitle } from '#data/site/product.ts';

const manifest = {
  id: '/',
  name: productTitle,
  short_name: productName,
  description: 'Search the Bible, look up Hebrew and Greek words, learn Hebrew, online or offline.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // Shows the browser's Back and Reload buttons on systems that support such windows.
  display_override: ['minimal-ui', 'standalone'],
  categories: ['books', 'education'],
  background_color: '#fbf9f4',
  theme_color: '#fbf9f4',
  // Defined by https://github.com/WICG/manifest-incubations. Browsers that do not support it use the light colors.
  user_preferences: { color_scheme: { dark: { background_color: '#16171a', theme_color: '#16171a' } } },
  icons: [
    { src: '/logo.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/logo.png', type: 'image/png', sizes: '192x192' },
    { src: '/icons/512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icons/maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: productName, url: `/${productSlug}` },
    { name: 'Read the Bible', url: '/bible' },
    { name: 'Study Mode', url: '/hebrew-learning/study' },
  ],
};

export const GET: APIRoute = () => new Response(JSON.stringify(manifest));
