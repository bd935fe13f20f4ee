import { sql } from 'drizzle-orm';
import { verses } from '#data/schema/library.ts';
import { verseKey } from '#data/bible/verse-id.ts';
import { library } from './query-library.ts';
import type { Version } from './frame.ts';

/**
 * The version with its number of tagged words. `taggedWords` of the library is the sum of all counts, in which a word
 * whose form has a number of its own is twice.
 */
export function withWordsOnce(version: Version): Version {
  const row = library.get<{ twice: number }>(
    sql`select count(*) as twice from ${verses}, json_each(${verses.marks}, '$.words') word
      where ${verses.key} between ${verseKey(version.id, 0)} and ${verseKey(version.id + 1, 0)}
        and word.value ->> 4 is not null`,
  );
  return { ...version, taggedWords: version.taggedWords - (row?.twice ?? 0) };
}
