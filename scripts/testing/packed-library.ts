import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import {
  packDictionaries,
  packVersion,
  readLibraryCounts,
  type LibraryCounts,
  type RunQuery,
} from '#data/search/engine/pack-library.ts';

/**
 * The built library and its packs, for tests. Packing a text takes a second, so each pack is made once for all test files
 * that share modules.
 */
const file = process.env['LEXICON_LIBRARY'] ?? 'data/library.sqlite';
let opened: Database.Database | undefined;
let counts: LibraryCounts | undefined;
const texts = new Map<string, Uint8Array>();

/** The library, read-only. Throws if it is not built. */
export function openTestLibrary(): Database.Database {
  if (!existsSync(file))
    throw new Error(`${file} is not there: build it with "npm run library", or name another in LEXICON_LIBRARY`);
  return (opened ??= new Database(file, { readonly: true }));
}

export const askLibrary: RunQuery = <Row>(sql: string, ...params: (string | number)[]) =>
  openTestLibrary()
    .prepare(sql)
    .all(...params) as Row[];

/** The pack of a version. Throws if the library does not have it. */
export function packText(code: string): Uint8Array {
  const known = texts.get(code);
  if (known) return known;
  const pack = packVersion(askLibrary, code, (counts ??= readLibraryCounts(askLibrary)));
  if (!pack) throw new Error(`${file} lacks ${code}`);
  texts.set(code, pack);
  return pack;
}

export function packDictionary(): Uint8Array {
  return packDictionaries(askLibrary, (counts ??= readLibraryCounts(askLibrary)));
}
