import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import sharp from 'sharp';

/** The icon of the site on the home screen of an iPhone, which rounds its corners and shows black where it is transparent. */
export const GET: APIRoute = async () =>
  new Response(
    new Uint8Array(
      await sharp(await readFile('site/public/logo.svg'), { density: 600 })
        .resize(148)
        .extend({ top: 16, bottom: 16, left: 16, right: 16, background: '#fbf9f4' })
        .flatten({ background: '#fbf9f4' })
        .png({ palette: true })
        .toBuffer(),
    ),
  );
