import { eq, sql } from 'drizzle-orm';
import type { EntryNumber } from '#data/model/entry-number.ts';
import { versionUnit } from '#data/model/verse-id.ts';
import { entries, occurrences, renderings, verses, versions } from '#data/schema/library.ts';
import { readLibrary, type Library } from './library.ts';

export interface ExamplesArgs {
  number: EntryNumber;
  /** From 1; one beyond the last becomes the last. */
  page: number;
  /** Verses a page. */
  pageSize: number;
  /** Only where the number is put into these words, capitals aside. */
  rendering?: string | undefined;
  /** Default: the tagged translation, or the original text where that lacks the number. */
  version?: string | undefined;
}

/** The translation that `renderings` are counted from. */
export const taggedVersion = 'kjv_strongs';

/**
 * A page of the verses with a number, in canonical order, in one batch: out of the row that holds all the number's
 * verse ids SQLite takes those of the page (three times faster than walking through all of them with `json_each`). `total` is `undefined` where nothing is
 * tagged so, `entry` and `version` where they are not in the library.
 */
export async function readExamples(db: Library, args: ExamplesArgs) {
  const { number, page, pageSize, rendering } = args;
  const version = args.version ?? (rendering ? taggedVersion : defaultVersion(number));
  const tagged = rendering
    ? sql`(SELECT total, json_array_length(verses) AS verse_total, verses FROM ${renderings}
        WHERE number = ${number} AND lower(text) = lower(${rendering}) LIMIT 1)`
    : sql`(SELECT total, verse_total, verses FROM ${occurrences} WHERE number = ${number} AND version = ${version})`;
  // D1 binds every number as a real one, which would make the quotient a fraction.
  const shownPage = sql`min(${page} - 1, (verse_total - 1) / CAST(${pageSize} AS INTEGER))`;
  const [edition, [entry], [versionRow], [total], rows] = await readLibrary(
    db,
    db.select({ lemma: entries.lemma, language: entries.language, aramaic: entries.aramaic }).from(entries).where(eq(entries.number, number)),
    db.select().from(versions).where(eq(versions.code, sql`${version}`)),
    db.select({ total: sql<number>`total`, verseTotal: sql<number>`verse_total`.as('verse_total') }).from(tagged),
    db
      .select({ key: verses.key, text: verses.text, marks: verses.marks })
      .from(
        sql`(SELECT json_extract(verses, '$[' || CAST(${shownPage} * ${pageSize} + place.value AS INTEGER) || '][0]') AS verse
          FROM ${tagged}, json_each(${JSON.stringify(Array.from({ length: pageSize }, (_, place) => place))}) AS place) AS page`,
      )
      .innerJoin(verses, eq(verses.key, sql`page.verse + ${versionUnit} * (SELECT id FROM ${versions} WHERE code = ${version})`))
      .orderBy(verses.key),
  );
  return { edition, entry, version: versionRow, total, rows };
}

function defaultVersion(number: EntryNumber) {
  return sql`(SELECT version FROM ${occurrences} WHERE number = ${number} ORDER BY version = ${taggedVersion} DESC, version LIMIT 1)`;
}

