import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import sharp from 'sharp';

const sides = [16, 32, 48];
const headerBytes = 6;
const entryBytes = 16;

/**
 * The logo for programs that only request /favicon.ico: an icon file whose pictures are PNG
 * (https://learn.microsoft.com/windows/win32/menurc/newheader).
 */
export const GET: APIRoute = async () => {
  const logo = await readFile('site/public/logo.svg');
  const pictures = await Promise.all(
    sides.map((side) => sharp(logo, { density: 300 }).resize(side).png({ palette: true }).toBuffer()),
  );
  const head = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = headerBytes + entryBytes * index;
    const side = sides[index] ?? 0;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return new Response(new Uint8Array(Buffer.concat([head, ...pictures])));
};
