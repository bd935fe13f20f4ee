import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PackPiece } from '#data/offline/contract/packs.ts';

/** About five seconds of a slow connection, so that an interrupted download loses little. */
export const maxPieceBytes = 256 * 1024;

const gzipAsync = promisify(gzip);

/** Equal contents give equal bytes, without a time or a name in them. */
export function compress(content: Uint8Array | string): Promise<Buffer> {
  return gzipAsync(content, { level: 9 });
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes a piece into the built site, with a name that contains its hash. */
export function writePiece(output: string, bytes: Uint8Array): PackPiece {
  const hash = sha256(bytes);
  const path = `/packs/${hash.slice(0, 16)}.pack`;
  mkdirSync(join(output, 'packs'), { recursive: true });
  writeFileSync(join(output, path), bytes);
  return { path, bytes: bytes.length, sha256: hash };
}

/** Splits compressed bytes into as many pieces as needed, and writes them. */
export function writePieces(output: string, bytes: Uint8Array): PackPiece[] {
  const cuts = Array.from({ length: Math.ceil(bytes.length / maxPieceBytes) }, (_, at) => at * maxPieceBytes);
  return cuts.map((start) => writePiece(output, bytes.subarray(start, start + maxPieceBytes)));
}
