import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { packedVersions } from './packed-versions.ts';
import {
  packDictionaries,
  packVersion,
  readLibraryCounts,
  type AskLibrary,
} from '#data/model/search/memory/pack-library.ts';

/** What search without a network needs: a version's text, or the words of both dictionaries. */
export interface NamedPack {
  /** Code of a version, or `dictionary`. */
  name: string;
  bytes: Uint8Array;
}

/** Everything that search without a network needs of a library; a version that it lacks is left out. */
export function makeTextPacks(
  library: string,
  names: readonly string[] = [...packedVersions(library).map(({ code }) => code), 'dictionary'],
): NamedPack[] {
  const db = new Database(library, { readonly: true, fileMustExist: true });
  try {
    const ask: AskLibrary = <Row>(sql: string, ...params: (string | number)[]) =>
      db.prepare(sql).all(...params) as Row[];
    const counts = readLibraryCounts(ask);
    return names.flatMap((name): NamedPack[] => {
      const bytes = name === 'dictionary' ? packDictionaries(ask, counts) : packVersion(ask, name, counts);
      return bytes ? [{ name, bytes }] : [];
    });
  } finally {
    db.close();
  }
}

/** The same in a thread of its own, while the pages are rendered: a quarter of a minute of one processor. */
export function makeTextPacksBeside(library: string): Promise<NamedPack[]> {
  const thread = new Worker(new URL('./text-packs-thread.ts', import.meta.url), { workerData: library });
  return new Promise((resolve, reject) => {
    thread.on('message', resolve).on('error', reject);
    thread.on('exit', (code) => reject(new Error(`The thread that packs texts ended with ${code}`)));
  });
}

export interface WireSizes {
  gzip: number;
  /** As a platform compresses while it answers, and as a file that was compressed beforehand. */
  brotli4: number;
  brotli11: number;
}

/** What a pack weighs on the way; the last takes seconds. */
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
