import { formatCountOf } from '../../site/count-text.ts';
import { bookByNumber } from '../../bible/books.ts';
import { splitVerseId } from '../../bible/verse-id.ts';
import type { SearchNode, SearchQuery } from '../language/tree.ts';
import { versesOfChapter } from '../language/reference-parser.ts';
import { chapterRange, formatRange, type VerseRange } from '../language/verse-ranges.ts';

/**
 * Why a query finds nothing, where it names verses that their chapter does not have: "John 3 has 36 verses." Uses the
 * versification of the King James Version, so it is only called when the Hebrew versification is not the reason.
 */
export function missingVerses({ node, scopes }: SearchQuery): { didYouMean: string[]; reason: string } | undefined {
  const ranges = [...requiredRanges(node), ...scopes.flatMap((scope) => scope.ranges)];
  const missing = ranges.flatMap((range) => absentChapter(range) ?? []);
  if (missing.length === 0 || missing.length < ranges.length) return undefined;
  return {
    didYouMean: [missing.map(({ chapter }) => chapter).join('; ')],
    reason: [...new Set(missing.map(({ sentence }) => sentence))].join(' '),
  };
}

/** The ranges that every matching verse has to be in. */
function requiredRanges(node: SearchNode): VerseRange[] {
  if (node.kind === 'and') return node.parts.flatMap(requiredRanges);
  return node.kind === 'reference' ? node.ranges : [];
}

function absentChapter([from]: VerseRange): { chapter: string; sentence: string } | undefined {
  const { book, chapter, verse } = splitVerseId(from);
  const verses = versesOfChapter(book, chapter);
  if (verses === undefined || verse <= verses) return undefined;
  const label = formatRange(chapterRange(book, chapter));
  const name = bookByNumber(book).chapters === 1 ? bookByNumber(book).name : label;
  return { chapter: label, sentence: `${name} has ${formatCountOf(verses, 'verse')}.` };
}
