import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PackPiece } from '#data/contract/packs.ts';

/** What a slow line brings in about five seconds, so that little is lost when a download is cut. */
export const mostPieceBytes = 256 * 1024;

const gzipAsync = promisify(gzip);

/** Equal contents make equal bytes: no time and no name stands in them. */
export function compress(content: Uint8Array | string): Promise<Buffer> {
  return gzipAsync(content, { level: 9 });
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes a piece into the built site under a name that tells its content. */
export function writePiece(output: string, bytes: Uint8Array): PackPiece {
  const hash = sha256(bytes);
  const path = `/packs/${hash.slice(0, 16)}.pack`;
  mkdirSync(join(output, 'packs'), { recursive: true });
  writeFileSync(join(output, path), bytes);
  return { path, bytes: bytes.length, sha256: hash };
}

/** Compresses a content as one and writes it in as many pieces as it needs. */
export async function writeCut(output: string, content: Uint8Array | string): Promise<PackPiece[]> {
  const bytes = await compress(content);
  const cuts = Array.from({ length: Math.ceil(bytes.length / mostPieceBytes) }, (_, at) => at * mostPieceBytes);
  return cuts.map((start) => writePiece(output, bytes.subarray(start, start + mostPieceBytes)));
}
