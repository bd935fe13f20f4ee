import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll } from 'vitest';
import { countIndexWords } from '#data/search/sql/count-index-words.ts';
import { verseIdOfKey, versionKeyUnit } from '#data/bible/verse-id.ts';
import { entryIndexRow, verseIndexRow } from '#data/schema/full-text.ts';
import { makeWordBlocks } from '#data/schema/version-rows.ts';
import {
  crossReferences,
  edition,
  entries,
  occurrences,
  renderings,
  verseMap,
  verses,
  versions,
  wordBlocks,
  wordings,
} from '#data/schema/library.ts';
import { clearPlacementCache } from '../content/live-placements.ts';
import { clearRecordingCache } from '../content/live-recordings.ts';
import { countBackgroundRows, takeCounts } from '../metrics/request-counts.ts';
import { flushCounts } from '../metrics/flush-counts.ts';
import { runBatch } from '../database/app-database.ts';
import { forgetCatalogs } from '../versions/catalog.ts';
import { forgetVersionDetails } from '../versions/read-version-details.ts';
import { forgetSettings } from '../settings/read-settings.ts';
import { entryRows, occurrenceRows, renderingRows, verseRows, versionRows, wordingRows } from './library-rows.ts';
import { testEditionRow } from './edition-row.ts';
import { crossReferenceRows, verseMapRows } from './reading-rows.ts';

export const testEdition = testEditionRow;

/** Test files share isolates, which takes a third of the time. Clear what an earlier file left. */
beforeAll(async () => {
  await emptyStores();
  forgetCatalogs();
  forgetSettings(env);
  forgetVersionDetails(env);
  clearPlacementCache(env.APP);
  clearRecordingCache(env.APP);
  await applyD1Migrations(env.LIBRARY, env.MIGRATIONS);
  await applyD1Migrations(env.APP, env.APP_MIGRATIONS);
  await discardCounts();
  await seedLibrary();
});

/** Check and retry: a reset sometimes leaves data in a store that was just in use. */
async function emptyStores(): Promise<void> {
  const tables = 'SELECT 1 FROM sqlite_master';
  const isEmpty = async (): Promise<boolean> =>
    !(await env.LIBRARY.prepare(tables).first()) &&
    !(await env.APP.prepare(tables).first()) &&
    (await env.FILES.list({ limit: 1 })).objects.length === 0;
  do await reset();
  while (!(await isEmpty()));
}

/** Flush now. Otherwise the counts of earlier requests would be written twenty seconds later, during another file. */
async function discardCounts(): Promise<void> {
  countBackgroundRows(1, 0);
  await flushCounts(env.APP, Date.now() + 3_600_000);
  await env.APP.exec('DELETE FROM activity');
  takeCounts();
}

async function seedLibrary(): Promise<void> {
  const db = drizzle(env.LIBRARY);
  const statements: SQL[] = [];
  const add = (...inserts: { getSQL(): SQL }[]): void => void statements.push(...inserts.map((each) => each.getSQL()));
  add(...versionRows.map((row) => db.insert(versions).values(row)));
  for (const row of entryRows) {
    add(db.insert(entries).values(row));
    const [number, lemma, transliteration, gloss, definition] = entryIndexRow({ ...row, renderings: '' });
    add(sql`INSERT INTO entries_fts (rowid, number, lemma, transliteration, gloss, definition)
      VALUES (${row.ordinal}, ${number}, ${lemma}, ${transliteration}, ${gloss}, ${definition})`);
  }
  for (const row of verseRows) {
    add(db.insert(verses).values(row));
    const [text, tags] = verseIndexRow(row);
    add(sql`INSERT INTO verses_fts (rowid, text, tags) VALUES (${row.key}, ${text}, ${tags})`);
  }
  for (const { id } of versionRows) {
    const own = verseRows
      .filter(({ key = 0 }) => Math.floor(key / versionKeyUnit) === id)
      .toSorted((a, b) => (a.key ?? 0) - (b.key ?? 0));
    const wordCounts = countIndexWords(
      own.map(({ key = 0, ...row }) => ({ id: verseIdOfKey(key), indexed: verseIndexRow(row) })),
    );
    for (const { first, terms, postingLists } of makeWordBlocks({ language: 'en' }, wordCounts))
      add(db.insert(wordBlocks).values({ versionId: id, first, terms, postingLists }));
  }
  add(
    db.insert(verseMap).values(verseMapRows),
    db.insert(crossReferences).values(crossReferenceRows),
    db.insert(occurrences).values(occurrenceRows),
    db.insert(renderings).values(renderingRows),
    db.insert(wordings).values(wordingRows),
    db.insert(edition).values(testEdition),
  );
  await runBatch(env.LIBRARY, statements);
}
