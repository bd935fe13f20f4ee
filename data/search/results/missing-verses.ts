import { formatCountOf } from '../../site/count-text.ts';
import { bookByNumber } from '../../bible/books.ts';
import { splitVerseId, verseIdOfKey, type VerseId } from '../../bible/verse-id.ts';
import type { Correction, ReferenceNode, SearchNode, SearchQuery } from '../language/tree.ts';
import { versesOfChapter } from '../language/reference-parser.ts';
import { chapterRange, endOfAll, formatRange, labelOfRange, type VerseRange } from '../language/verse-ranges.ts';
import type { FoundPage, ResultVersion } from './found.ts';

/**
 * Why a query finds nothing, where it names verses that their chapter does not have: "John 3 has 36 verses." Uses the
 * versification of the King James Version, so it is only called when the Hebrew versification is not the reason.
 */
export function missingVerses({ node, scopes }: SearchQuery): { didYouMean: string[]; reason: string } | undefined {
  const ranges = [...requiredReferences(node), ...scopes].flatMap((each) => each.ranges);
  const missing = ranges.flatMap((range) => absentChapter(range) ?? []);
  if (missing.length === 0 || missing.length < ranges.length) return undefined;
  return {
    didYouMean: [missing.map(({ chapter }) => chapter).join('; ')],
    reason: [...new Set(missing.map(({ sentence }) => sentence))].join(' '),
  };
}

/**
 * Corrections of references that name both existing and missing verses: only the existing ones are shown. Verses that
 * only another versification has are not missing if a shown version has them. They may be on another page.
 */
export function partlyMissing(
  { node, scopes, corrected = [] }: SearchQuery,
  versions: readonly ResultVersion[],
  { verses, pages }: Pick<FoundPage, 'verses' | 'pages'>,
): Correction[] {
  if (verses.length === 0 || (pages > 1 && versions.some(({ versification }) => versification !== 'kjv'))) return [];
  const found = verses.map(({ key }) => verseIdOfKey(key));
  const isMissing = (range: VerseRange): boolean =>
    absentChapter(range) !== undefined && !found.some((id) => id >= range[0] && id <= range[1]);
  const references = [...requiredReferences(node), ...scopes.map(({ text, ranges }) => ({ label: text, ranges }))];
  return references.flatMap(({ label, ranges }) => {
    const existing = ranges.filter((range) => !isMissing(range));
    if (existing.length === 0 || existing.length === ranges.length) return [];
    const from = corrected.find(({ to }) => to === label)?.from ?? label;
    return [{ from, to: existing.map(labelOfRange).join('; ') }];
  });
}

/** The references that every matching verse has to be in. */
function requiredReferences(node: SearchNode): ReferenceNode[] {
  if (node.kind === 'and') return node.parts.flatMap(requiredReferences);
  return node.kind === 'reference' ? [node] : [];
}

/** A chapter that has not all verses of a reference, with a sentence: "John 3 has 36 verses." */
export interface ShortChapter {
  chapter: string;
  sentence: string;
}

/** The chapters whose last requested verse does not exist in the King James Version, nor in a text that is shown. */
export function endsBeyond(ranges: readonly VerseRange[], hasVerse: (id: VerseId) => boolean): ShortChapter[] {
  const short = ranges.flatMap(([, to]) =>
    splitVerseId(to).verse === endOfAll || hasVerse(to) ? [] : (absentChapter([to, to]) ?? []),
  );
  return [...new Map(short.map((each) => [each.chapter, each])).values()];
}

/** The chapter whose number the range begins with, if that has no such verse in the King James Version. */
export function absentChapter([from]: VerseRange): ShortChapter | undefined {
  const { book, chapter, verse } = splitVerseId(from);
  const verses = versesOfChapter(book, chapter);
  if (verses === undefined || verse <= verses) return undefined;
  const label = formatRange(chapterRange(book, chapter));
  const name = bookByNumber(book).chapters === 1 ? bookByNumber(book).name : label;
  return { chapter: label, sentence: `${name} has ${formatCountOf(verses, 'verse')}.` };
}
