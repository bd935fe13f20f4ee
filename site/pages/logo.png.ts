import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import sharp from 'sharp';

/** Fallback where SVG is not supported. */
export const GET: APIRoute = async () =>
  new Response(
    new Uint8Array(
      await sharp(await readFile('site/public/logo.svg'))
        .resize(192)
        .png()
        .toBuffer(),
    ),
  );
