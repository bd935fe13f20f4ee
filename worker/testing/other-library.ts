import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { drizzle } from 'drizzle-orm/d1';
import { edition, verses, versions } from '#data/schema/library.ts';

const version = {
  shortName: '',
  language: 'en',
  direction: 'ltr',
  versification: 'kjv',
  verses: 1,
  taggedWords: 0,
} as const;

/**
 * A library of imported versions only, without the tagged version. It has an edition with the code of the Restoration
 * Scriptures, whose verses are not Scripture, and a Greek text with a fifteenth verse in 3 John, as printed editions
 * number it.
 */
export async function seedOtherLibrary(): Promise<void> {
  await applyD1Migrations(env.OTHER, env.MIGRATIONS);
  const db = drizzle(env.OTHER);
  const [present] = await db.select().from(edition);
  if (present) return;
  await db.insert(versions).values({ ...version, id: 101, code: 'rstne', name: 'A module', source: 'import' });
  await db
    .insert(versions)
    .values({ ...version, id: 102, code: 'tr', name: 'Another module', source: 'import', language: 'grc' });
  const rows = [
    { key: 10_101_001_001, text: 'The first verse.', marks: {} },
    ...Array.from({ length: 31 }, (_, index) => ({
      key: 10_101_001_001 + index,
      text: `Verse ${index + 1}.`,
      marks: {},
    })).slice(1),
    { key: 10_264_001_014, text: 'ἐλπίζω δὲ εὐθέως ἰδεῖν σε', marks: {} },
    { key: 10_264_001_015, text: 'εἰρήνη σοι', marks: {} },
  ];
  for (const row of rows) await db.insert(verses).values(row);
  await db.insert(edition).values({
    id: 'another-edition',
    builtAt: '2026-01-01T00:00:00Z',
    hebrewEntries: 0,
    greekEntries: 0,
    verses: rows.length,
  });
}
