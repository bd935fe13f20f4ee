import { chapterOf, type VerseId } from '#data/bible/verse-id.ts';
import type { RelatedPassages } from '#data/reading/related-passages.ts';
import type { crossReferences } from '#data/schema/library.ts';
import type { Treasury } from '../sources/treasury.ts';
import { crossReferenceRows, type VerseNumbers } from './cross-reference-rows.ts';

type Row = typeof crossReferences.$inferSelect;

/** What a chapter's page shows of the Treasury. */
const lead = { verses: 5, others: 2 };

/** One row for each chapter that has any kind of cross-reference, so that these kinds add no row that is written. */
export function referenceRows(
  numbers: readonly VerseNumbers[],
  treasury: Treasury,
  passages: readonly RelatedPassages[],
): Row[] {
  const rows = new Map<number, Row>();
  const rowOf = (chapter: number): Row => {
    const row = rows.get(chapter) ?? { chapter, verses: {}, treasury: {}, lead: [], passages: [] };
    rows.set(chapter, row);
    return row;
  };
  for (const each of numbers)
    for (const { chapter, verses } of crossReferenceRows(each)) rowOf(chapter).verses = verses;
  for (const [verse, others] of treasury) rowOf(chapterOf(verse)).treasury[verse] = [...others];
  const times = countReferences(treasury);
  for (const row of rows.values()) row.lead = leadOf(Object.keys(row.treasury).map(Number), treasury, times);
  for (const related of passages) {
    const chapters = new Set(related.passages.map(([from]) => chapterOf(from)));
    for (const chapter of chapters) rowOf(chapter).passages.push(related);
  }
  return [...rows.values()].sort((a, b) => a.chapter - b.chapter);
}

/** The verses of a chapter that most others refer to, each with the best known of those that it refers to itself. */
function leadOf(verses: readonly VerseId[], treasury: Treasury, timesReferredTo: ReadonlyMap<VerseId, number>) {
  const times = (verse: VerseId): number => timesReferredTo.get(verse) ?? 0;
  return verses
    .map((verse) => ({ verse, others: outside(verse, treasury.get(verse) ?? []) }))
    .filter(({ others }) => others.length > 0)
    .sort((a, b) => times(b.verse) - times(a.verse) || a.verse - b.verse)
    .slice(0, lead.verses)
    .sort((a, b) => a.verse - b.verse)
    .map(({ verse, others }): [VerseId, VerseId[]] => {
      const isMutual = (other: VerseId): boolean => treasury.get(other)?.includes(verse) ?? false;
      const ranked = others.toSorted(
        (a, b) => Number(isMutual(b)) - Number(isMutual(a)) || times(b) - times(a) || a - b,
      );
      const chosen = new Set(ranked.slice(0, lead.others));
      // In the order of the Treasury.
      return [verse, others.filter((other) => chosen.has(other))];
    });
}

function outside(verse: VerseId, others: readonly VerseId[]): VerseId[] {
  return others.filter((other) => chapterOf(other) !== chapterOf(verse));
}

function countReferences(treasury: Treasury): Map<VerseId, number> {
  const times = new Map<VerseId, number>();
  for (const others of treasury.values()) for (const other of others) times.set(other, (times.get(other) ?? 0) + 1);
  return times;
}
