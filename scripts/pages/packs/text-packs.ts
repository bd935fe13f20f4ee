import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { packedVersions } from './packed-versions.ts';
import { packDictionaries, packVersion, readLibraryCounts, type RunQuery } from '#data/search/engine/pack-library.ts';

/** What offline search needs: a version's text, or the words of both dictionaries. */
export interface NamedPack {
  /** Code of a version, or `dictionary`. */
  name: string;
  bytes: Uint8Array;
}

/** Everything that offline search needs from a library, or what is named. A version that the library lacks is skipped. */
export function makeTextPacks(library: string, only?: readonly string[]): NamedPack[] {
  const names = only ?? [...packedVersions(library).map(({ code }) => code), 'dictionary'];
  const db = new Database(library, { readonly: true, fileMustExist: true });
  try {
    const queryLibrary: RunQuery = <Row>(sql: string, ...params: (string | number)[]) =>
      db.prepare(sql).all(...params) as Row[];
    const counts = readLibraryCounts(queryLibrary);
    return names.flatMap((name): NamedPack[] => {
      const bytes =
        name === 'dictionary' ? packDictionaries(queryLibrary, counts) : packVersion(queryLibrary, name, counts);
      return bytes ? [{ name, bytes }] : [];
    });
  } finally {
    db.close();
  }
}

/** A text pack before it is split into pieces. */
export interface CompressedPack {
  name: string;
  compressed: Uint8Array;
}

/**
 * The same in a separate thread, in parallel with rendering. It takes a quarter of a minute of one processor.
 */
export function makeTextPacksInThread(library: string, only?: readonly string[]): Promise<CompressedPack[]> {
  const thread = new Worker(new URL('./text-packs-thread.ts', import.meta.url), { workerData: { library, only } });
  return new Promise((resolve, reject) => {
    thread.on('message', resolve).on('error', reject);
    thread.on('exit', (code) => reject(new Error(`The thread that packs texts ended with ${code}`)));
  });
}

export interface WireSizes {
  gzip: number;
  /** Level 4 is what a platform uses for responses, level 11 is for a file that was compressed in advance. */
  brotli4: number;
  brotli11: number;
}

/** The transfer sizes of a pack. The last one takes seconds to compute. */
export function wireSizes(bytes: Uint8Array): WireSizes {
  const brotli = (quality: number): number =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }).length;
  return { gzip: gzipSync(bytes, { level: 9 }).length, brotli4: brotli(4), brotli11: brotli(11) };
}
