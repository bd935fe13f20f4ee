import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { originalKeys, originalLine, searchOriginals, type OriginalLine } from '#data/dictionary/example-originals.ts';
import { verseIdOfKey, type VerseId } from '#data/bible/verse-id.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { readBatch } from '../database/batch.ts';
import { readCatalog, readVerseMap } from '../versions/catalog.ts';

/**
 * For each of the verses of a version, the same verse in the language of the word, if that has the word too. Reads
 * nothing if the version is in that language.
 */
export async function readOriginals(
  database: D1Database,
  number: EntryNumber,
  version: string,
  rows: readonly { key: number }[],
): Promise<ReadonlyMap<VerseId, OriginalLine>> {
  const { versions } = await readCatalog(database);
  const from = versions.find(({ code }) => code === version);
  if (!from || rows.length === 0) return new Map();
  const search = searchOriginals(number, from, versions, await readVerseMap(database));
  if (search.texts.length === 0) return new Map();
  const ids = rows.map(({ key }) => verseIdOfKey(key));
  const keys = JSON.stringify(originalKeys(search, ids));
  const read = await readBatch<[{ key: number; text: string; marks: string }]>(database, [
    sql`SELECT key, text, marks FROM verses WHERE key IN (SELECT value FROM json_each(${keys}))`,
  ]);
  const byKey = new Map(
    read.rows[0].map(({ key, text, marks }) => [key, { text, marks: JSON.parse(marks) as VerseMarks }]),
  );
  return new Map(
    ids.flatMap((id): [VerseId, OriginalLine][] => {
      const line = originalLine(search, id, byKey);
      return line ? [[id, line]] : [];
    }),
  );
}
