import type { Count } from '../dictionary/count-occurrences.ts';
import { entryOrdinal, type EntryNumber } from '../dictionary/entry-number.ts';
import { sortForms } from '../dictionary/word-forms.ts';
import type { IndexWord } from '../search/sql/count-index-words.ts';
import { englishStem } from '../search/language/stem.ts';
import { wordBlocks, type WordBlock } from '../search/sql/word-blocks.ts';
import { verseKey, type VerseId } from '../bible/verse-id.ts';
import type { VerseText } from '../text/verse-text.ts';
import type { occurrences, sources, verseMap, verses, versions } from './library.ts';

/**
 * The library rows of a version, created in one place for the build and for an import that becomes live before the next
 * build. Both must produce identical bytes.
 */
export type VersionRow = typeof versions.$inferInsert;
export type VerseRow = typeof verses.$inferSelect;
export type SourceRow = typeof sources.$inferInsert;
export type OccurrenceRow = typeof occurrences.$inferInsert;
export type AboutVersion = Omit<VersionRow, 'source' | 'verses' | 'taggedWords'>;

export function makeVersionRow(
  about: AboutVersion,
  source: string,
  verseCount: number,
  counts: ReadonlyMap<EntryNumber, Count>,
): VersionRow {
  const taggedWords = [...counts.values()].reduce((sum, count) => sum + count.total, 0);
  return { ...about, source, verses: verseCount, taggedWords };
}

/** Creates the row of a verse. In the Hebrew versification, it includes the other number from `numbers`. */
export function verseRow(
  { id: versionId, versification }: Pick<AboutVersion, 'id' | 'versification'>,
  { id, text, marks }: VerseText,
  numbers: ReadonlyMap<VerseId, VerseId>,
): VerseRow {
  const kjv = versification === 'wlc' ? numbers.get(id) : undefined;
  return { key: verseKey(versionId, id), text, marks: kjv === undefined || kjv === id ? marks : { kjv, ...marks } };
}

/**
 * Returns the King James Version's number of each Hebrew verse that differs; for a divided verse, the number of the
 * first part.
 */
export function kjvNumbers(map: readonly Pick<typeof verseMap.$inferInsert, 'wlc' | 'kjv'>[]): Map<VerseId, VerseId> {
  return new Map(map.toReversed().map(({ wlc, kjv }) => [wlc, kjv]));
}

export function makeOccurrenceRows(version: string, counts: ReadonlyMap<EntryNumber, Count>): OccurrenceRow[] {
  return [...counts]
    .sort(([a], [b]) => entryOrdinal(a) - entryOrdinal(b))
    .map(([number, { total, verses: verseCounts, forms }]) => ({
      number,
      version,
      total,
      verseTotal: verseCounts.length,
      verses: verseCounts,
      forms: forms ? sortForms(forms) : [],
    }));
}

/** Returns the terms of a version, ascending by code points, as rows of `word_blocks`. */
export function makeWordBlocks(
  { language }: Pick<AboutVersion, 'language'>,
  terms: Iterable<IndexWord>,
): Generator<WordBlock, void, undefined> {
  return wordBlocks(terms, language === 'en' ? englishStem : () => '');
}
