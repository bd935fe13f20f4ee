import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import sharp from 'sharp';

/** Where the SVG cannot be shown. */
export const GET: APIRoute = async () =>
  new Response(
    new Uint8Array(
      await sharp(await readFile('site/public/logo.svg'))
        .resize(192)
        .png()
        .toBuffer(),
    ),
  );
