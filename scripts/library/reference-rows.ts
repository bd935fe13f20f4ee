import { chapterOf, type VerseId } from '#data/bible/verse-id.ts';
import type { RelatedPassages } from '#data/reading/related-passages.ts';
import type { crossReferences } from '#data/schema/library.ts';
import type { Treasury } from '../sources/treasury.ts';
import { crossReferenceRows, type VerseNumbers } from './cross-reference-rows.ts';

type Row = typeof crossReferences.$inferInsert;

/** What a chapter's page shows of the Treasury. */
const lead = { verses: 8, others: 3 };
const firstOfNewTestament = 40_000_000;

/** One row for each chapter that has any kind of cross-reference, so that these kinds add no row that is written. */
export function referenceRows(
  numbers: readonly VerseNumbers[],
  treasury: Treasury,
  passages: readonly RelatedPassages[],
): Row[] {
  const rows = new Map<number, Required<Row>>();
  const rowOf = (chapter: number): Required<Row> => {
    const row = rows.get(chapter) ?? { chapter, verses: {}, treasury: {}, lead: [], passages: [] };
    rows.set(chapter, row);
    return row;
  };
  for (const each of numbers)
    for (const { chapter, verses } of crossReferenceRows(each)) rowOf(chapter).verses = verses;
  for (const [verse, others] of treasury) rowOf(chapterOf(verse)).treasury[verse] = [...others];
  for (const row of rows.values()) row.lead = leadOf(Object.keys(row.treasury).map(Number), treasury);
  for (const related of passages) {
    const chapters = new Set(related.passages.map(([from]) => chapterOf(from)));
    for (const chapter of chapters) rowOf(chapter).passages.push(related);
  }
  return [...rows.values()].sort((a, b) => a.chapter - b.chapter);
}

/**
 * The verses of a chapter with the most references, each with the others that refer back to it, from the other testament
 * first.
 */
function leadOf(verses: readonly VerseId[], treasury: Treasury): Row['lead'] {
  return verses
    .map((verse) => ({ verse, others: outside(verse, treasury.get(verse) ?? []) }))
    .filter(({ others }) => others.length > 0)
    .sort((a, b) => b.others.length - a.others.length || a.verse - b.verse)
    .slice(0, lead.verses)
    .sort((a, b) => a.verse - b.verse)
    .map(({ verse, others }) => [verse, mostMutual(verse, others, treasury)]);
}

function outside(verse: VerseId, others: readonly VerseId[]): VerseId[] {
  return others.filter((other) => chapterOf(other) !== chapterOf(verse));
}

function mostMutual(verse: VerseId, others: readonly VerseId[], treasury: Treasury): VerseId[] {
  const rank = (other: VerseId): number =>
    (treasury.get(other)?.includes(verse) ? 2 : 0) +
    (other >= firstOfNewTestament === verse >= firstOfNewTestament ? 0 : 1);
  const chosen = new Set(others.toSorted((a, b) => rank(b) - rank(a)).slice(0, lead.others));
  // In the order of the Treasury.
  return others.filter((other) => chosen.has(other));
}
