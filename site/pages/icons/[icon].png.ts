import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp, { type Sharp } from 'sharp';

const side = 512;
/**
 * A system may crop a maskable icon to a circle; its inner 80 % are safe
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const safe = Math.round((side * 0.8) / Math.SQRT2);
const paper = '#fbf9f4';

export const getStaticPaths: GetStaticPaths = () => [
  { params: { icon: '512' }, props: { logo: side } },
  { params: { icon: 'maskable' }, props: { logo: safe } },
];

/** The logo for a launcher, larger than /logo.png. */
export const GET: APIRoute = async ({ props: { logo } }) => {
  const picture = sharp(await readFile('site/public/logo.svg'), { density: 600 }).resize(logo);
  if (logo === side) return png(picture);
  const margin = {
    top: Math.floor((side - logo) / 2),
    bottom: Math.ceil((side - logo) / 2),
    left: Math.floor((side - logo) / 2),
    right: Math.ceil((side - logo) / 2),
  };
  return png(picture.extend({ ...margin, background: paper }).flatten({ background: paper }));
};

async function png(picture: Sharp): Promise<Response> {
  return new Response(new Uint8Array(await picture.png({ palette: true }).toBuffer()));
}
