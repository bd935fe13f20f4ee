import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PackPiece } from '#data/offline/contract/packs.ts';

/** What a slow line brings in about five seconds, so that little is lost when a download is cut. */
export const mostPieceBytes = 256 * 1024;

const gzipAsync = promisify(gzip);

/** Equal contents make equal bytes: no time and no name stands in them. */
export function compress(content: Uint8Array | string): Promise<Buffer> {
  return gzipAsync(content, { level: 9 });
}

/** What was cut into these; `undefined` where one is gone or is not what it was. */
export function readPieces(output: string, pieces: readonly PackPiece[]): Buffer | undefined {
  const all = pieces.flatMap((piece) => {
    const path = join(output, piece.path);
    const bytes = existsSync(path) ? readFileSync(path) : undefined;
    return bytes && sha256(bytes) === piece.sha256 ? [bytes] : [];
  });
  return all.length === pieces.length ? Buffer.concat(all) : undefined;
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

/** Writes what was compressed as one in as many pieces as it needs. */
export function writeCut(output: string, bytes: Uint8Array): PackPiece[] {
  const cuts = Array.from({ length: Math.ceil(bytes.length / mostPieceBytes) }, (_, at) => at * mostPieceBytes);
  return cuts.map((start) => writePiece(output, bytes.subarray(start, start + mostPieceBytes)));
}
