import { asc, between } from 'drizzle-orm';
import { splitVerseId, verseIdOfKey, verseKey, type VerseId } from '#data/bible/verse-id.ts';
import { findByCode } from '#data/versions/version-twins.ts';
import * as tables from '#data/schema/library.ts';
import { libraryMetadata } from './frame.ts';
import { library } from './query-library.ts';

/** The verses of the King James Version, without titles of psalms. None if it is not loaded. */
export function kjvVerseIds(): VerseId[] {
  const version = findByCode(libraryMetadata().versions, 'kjv');
  if (!version) return [];
  const { key } = tables.verses;
  return library
    .select({ key })
    .from(tables.verses)
    .where(between(key, verseKey(version.id, 0), verseKey(version.id + 1, 0) - 1))
    .orderBy(asc(key))
    .all()
    .map((row) => verseIdOfKey(row.key))
    .filter((id) => splitVerseId(id).verse > 0);
}
