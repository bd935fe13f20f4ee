import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll } from 'vitest';
import { entryIndexRow, verseIndexText } from '#data/schema/full-text.ts';
import { edition, entries, occurrences, renderings, verses, versions } from '#data/schema/library.ts';
import { entryRows, occurrenceRows, renderingRows, verseRows, versionRows } from './library-rows.ts';

export const testEdition = { id: 'edition-of-the-tests', builtAt: '2026-01-01T00:00:00Z', hebrewEntries: 8674, greekEntries: 5523, verses: 66 };

beforeAll(async () => {
  await applyD1Migrations(env.LIBRARY, env.MIGRATIONS);
  const db = drizzle(env.LIBRARY);
  const [present] = await db.select().from(edition);
  if (present) return;
  for (const row of versionRows) await db.insert(versions).values(row);
  for (const row of entryRows) {
    await db.insert(entries).values(row);
    const [number, lemma, transliteration, gloss, definition] = entryIndexRow({ ...row, renderings: '' });
    await db.run(sql`INSERT INTO entries_fts (rowid, number, lemma, transliteration, gloss, definition)
      VALUES (${row.ordinal}, ${number}, ${lemma}, ${transliteration}, ${gloss}, ${definition})`);
  }
  for (const row of verseRows) {
    await db.insert(verses).values(row);
    await db.run(sql`INSERT INTO verses_fts (rowid, text) VALUES (${row.key}, ${verseIndexText(row.text)})`);
  }
  await db.insert(occurrences).values(occurrenceRows);
  await db.insert(renderings).values(renderingRows);
  await db.insert(edition).values(testEdition);
});
