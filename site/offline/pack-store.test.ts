import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PackPiece } from '#data/offline/contract/packs.ts';
import { cacheNames } from './cache-names.ts';
import { memoryCaches } from './memory-caches.ts';
import { readStoredPieces } from './pack-store.ts';

const text = 'In the beginning God created the heaven and the earth. '.repeat(20_000);
/** Two files of one download, cut in the middle of the compressed text. */
let pieces: PackPiece[];

async function store(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<PackPiece> {
  await (await caches.open(cacheNames.packs)).put(path, new Response(bytes));
  return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches());
  const packed = new Uint8Array(gzipSync(text));
  const middle = packed.length >> 1;
  pieces = [await store('/packs/1.pack', packed.slice(0, middle)), await store('/packs/2.pack', packed.slice(middle))];
});
afterEach(() => vi.unstubAllGlobals());

describe('readStoredPieces', () => {
  it('joins and decompresses the pieces', async () => {
    expect(new TextDecoder().decode(await readStoredPieces(pieces))).toBe(text);
  });

  it('names a missing piece', async () => {
    await (await caches.open(cacheNames.packs)).delete('/packs/2.pack');
    await expect(readStoredPieces(pieces)).rejects.toThrow('/packs/2.pack is not on this device any more');
  });

  it('names a changed piece', async () => {
    await store('/packs/2.pack', new Uint8Array(pieces[1]?.bytes ?? 0));
    await expect(readStoredPieces(pieces)).rejects.toThrow('/packs/2.pack on this device is damaged');
  });

  it('rejects pieces in the wrong order', async () => {
    await expect(readStoredPieces(pieces.toReversed())).rejects.toThrow('invalid gzip data');
  });
});
