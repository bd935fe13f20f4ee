import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { readIndex } from './packs-before.ts';
import { packedVersions } from './packed-versions.ts';
import { readPieces } from './pieces.ts';
import { packDictionaries, packVersion, readLibraryCounts, type AskLibrary } from '#data/search/engine/pack-library.ts';

/** What search without a network needs: a version's text, or the words of both dictionaries. */
export interface NamedPack {
  /** Code of a version, or `dictionary`. */
  name: string;
  bytes: Uint8Array;
}

/** A built site with packs, and its versions that the library has as they were. */
export interface TextsBefore {
  output: string;
  unchanged: readonly string[];
}

/** Everything that search without a network needs of a library; a version that it lacks is left out. */
export function makeTextPacks(library: string, before?: TextsBefore): NamedPack[] {
  const names = [...packedVersions(library).map(({ code }) => code), 'dictionary'];
  const textsBefore = before && before.unchanged.length > 0 ? readTexts(before) : undefined;
  const db = new Database(library, { readonly: true, fileMustExist: true });
  try {
    const ask: AskLibrary = <Row>(sql: string, ...params: (string | number)[]) =>
      db.prepare(sql).all(...params) as Row[];
    const counts = readLibraryCounts(ask);
    return names.flatMap((name): NamedPack[] => {
      const bytes =
        name === 'dictionary' ? packDictionaries(ask, counts) : packVersion(ask, name, counts, textsBefore?.get(name));
      return bytes ? [{ name, bytes }] : [];
    });
  } finally {
    db.close();
  }
}

/** Texts of packs, by their versions; without those of which a piece is not what it was. */
function readTexts({ output, unchanged }: TextsBefore): Map<string, Uint8Array> {
  const packs = readIndex(output)?.packs ?? [];
  return new Map(
    packs.flatMap(({ name, search }) => {
      const bytes = search && unchanged.includes(name) ? readPieces(output, search.text) : undefined;
      return bytes ? [[name, gunzipSync(bytes)] as const] : [];
    }),
  );
}

/** A text pack as it is cut into pieces. */
export interface CompressedPack {
  name: string;
  compressed: Uint8Array;
}

/** The same in a thread of its own, while the pages are rendered: a quarter of a minute of one processor from nothing. */
export function makeTextPacksBeside(library: string, before?: TextsBefore): Promise<CompressedPack[]> {
  const thread = new Worker(new URL('./text-packs-thread.ts', import.meta.url), { workerData: { library, before } });
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
