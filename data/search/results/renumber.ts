import { bookByNumber } from '../../bible/books.ts';
import { splitVerseId, type VerseId } from '../../bible/verse-id.ts';
import { withAlternativeRanges, withDisplacedRanges } from '../../bible/displaced-verses.ts';
import type { Versification } from '../../bible/versification.ts';
import type { SearchNode, SearchQuery } from '../language/tree.ts';
import { versesOfChapter } from '../language/reference-parser.ts';
import { chapterRange, endOfAll, mergeRanges, wholeBooks, type VerseRange } from '../language/verse-ranges.ts';

/**
 * Consecutive verses whose numbers differ by the same amount: the text's own number is the King James Version's plus
 * `shift`.
 */
export interface RenumberedRun {
  from: VerseId;
  to: VerseId;
  shift: number;
}

/** From rows in the order of `wlc`. For a divided verse each part's number counts. */
export function renumberedRuns(rows: readonly { wlc: VerseId; kjv: VerseId }[]): RenumberedRun[] {
  const runs: RenumberedRun[] = [];
  for (const { wlc, kjv } of rows) {
    const run = runs.findLast(({ to, shift }) => to === wlc - 1 && shift === wlc - kjv);
    if (run && wlc - run.from < 999) run.to = wlc;
    else runs.push({ from: wlc, to: wlc, shift: wlc - kjv });
  }
  return runs;
}

/** Converts a query's references from the versification of the King James Version to that of another text. */
export function renumberQuery({ node, scopes, ...rest }: SearchQuery, runs: readonly RenumberedRun[]): SearchQuery {
  const renumber = (ranges: VerseRange[]): VerseRange[] => renumberRanges(ranges, runs);
  return {
    ...rest,
    node: renumberNode(node, renumber),
    scopes: scopes.map((scope) => ({ ...scope, ranges: renumber(scope.ranges) })),
  };
}

/**
 * A query's references in the versification of a version. A version may have a verse in another position than the King
 * James Version has it (`displaced-verses.ts`), so that position is added.
 */
export function queryIn(query: SearchQuery, versification: Versification, runs: readonly RenumberedRun[]): SearchQuery {
  if (!hasReferences(query)) return query;
  if (versification !== 'kjv') return renumberQuery(query, runs);
  const { node, scopes } = query;
  const hasDisplaced = [...referenceRanges(node), ...scopes.map(({ ranges }) => ranges)].some(
    (ranges) => withDisplacedRanges(ranges).length > ranges.length,
  );
  if (!hasDisplaced) return query;
  const extend = (ranges: VerseRange[]): VerseRange[] => mergeRanges(withDisplacedRanges(ranges));
  return {
    ...query,
    node: renumberNode(node, extend),
    scopes: scopes.map((scope) => ({ ...scope, ranges: extend(scope.ranges) })),
  };
}

/** The ranges of each reference in the tree. */
function referenceRanges(node: SearchNode): VerseRange[][] {
  if (node.kind === 'reference') return [node.ranges];
  if (node.kind === 'not') return referenceRanges(node.part);
  return 'parts' in node ? node.parts.flatMap(referenceRanges) : [];
}

export function hasReferences({ node, scopes }: SearchQuery): boolean {
  return scopes.length > 0 || JSON.stringify(node).includes('"kind":"reference"');
}

function renumberNode(node: SearchNode, renumber: (ranges: VerseRange[]) => VerseRange[]): SearchNode {
  switch (node.kind) {
    case 'reference':
      return { ...node, ranges: renumber(node.ranges) };
    case 'and':
    case 'or':
      return { ...node, parts: node.parts.map((part) => renumberNode(part, renumber)) };
    case 'near-verses':
      return { ...node, parts: [renumberNode(node.parts[0], renumber), renumberNode(node.parts[1], renumber)] };
    case 'not':
      return { ...node, part: renumberNode(node.part, renumber) };
    default:
      return node;
  }
}

/**
 * Converts ranges from the versification of the King James Version to that of `runs`. No verse changes its book, so
 * whole books do not change.
 */
function renumberRanges(ranges: VerseRange[], runs: readonly RenumberedRun[]): VerseRange[] {
  if (wholeBooks(ranges)) return ranges;
  const converted = ranges.flatMap(([from, to]) => {
    const near = runs.filter((run) => run.to >= from - 1_000_000 && run.from <= to + 1_000_000);
    const moved = near.flatMap((run) => overlap(run.from, run.to, from + run.shift, to + run.shift));
    return [...moved, ...unmoved(from, to, near), ...onlyOwn([from, to], near).map(({ own }) => own)];
  });
  return mergeRanges(converted);
}

/** The ranges to read in a text with this versification, with every position that a verse can have. */
export function rangesIn(
  versification: Versification,
  ranges: VerseRange[],
  runs: readonly RenumberedRun[],
): VerseRange[] {
  return versification === 'kjv' ? withAlternativeRanges(ranges) : renumberRanges(ranges, runs);
}

/** Verses by a text's own number, and by that of the King James Version. */
export interface OwnNumber {
  own: VerseRange;
  kjv: VerseRange;
}

/**
 * The part of a range that only exists in the text's own versification: Malachi 3:19 does not exist in the King James
 * Version, whose chapter ends with 18. A chapter that both have is read as the King James Version's, and so is a range
 * over several chapters.
 */
function onlyOwn([from, to]: VerseRange, runs: readonly RenumberedRun[]): OwnNumber[] {
  const [start, end] = [splitVerseId(from), splitVerseId(to)];
  const isNamed = end.verse !== endOfAll || start.chapter > bookByNumber(start.book).chapters;
  if (start.book !== end.book || start.chapter !== end.chapter || !isNamed) return [];
  return runs.flatMap((run) =>
    overlap(run.from, run.to, from, to).flatMap(([first, last]) =>
      // Each number separately, because the run's own numbers may overlap those that another run moves away.
      Array.from({ length: last - first + 1 }, (_, index) => first + index)
        .filter((id) => !isKjvVerse(id))
        .map((id): OwnNumber => ({ own: [id, id], kjv: [id - run.shift, id - run.shift] })),
    ),
  );
}

/** Whether the King James Version's chapter has this number: Nehemiah 7:68, which the Hebrew text omits, is in it. */
export function isKjvVerse(id: VerseId): boolean {
  const { book, chapter, verse } = splitVerseId(id);
  return verse <= (versesOfChapter(book, chapter) ?? -1);
}

/** The references of a query that exist only in the versification of the runs. */
export function ownNumbers({ node }: SearchQuery, runs: readonly RenumberedRun[]): OwnNumber[] {
  if (node.kind !== 'reference') return [];
  const numbers = node.ranges.flatMap((range) => onlyOwn(range, runs));
  const [own, kjv] = [mergeRanges(numbers.map((each) => each.own)), mergeRanges(numbers.map((each) => each.kjv))];
  return own.flatMap((range, index) => {
    const other = kjv[index];
    return other && own.length === kjv.length ? [{ own: range, kjv: other }] : [];
  });
}

/**
 * Ranges in the versification of the King James Version. The input may have numbers that only the text of the runs has:
 * Joel 4 is Joel 3, and Malachi 3:16-24 is Malachi 3:16-18 and 4.
 */
export function kjvRanges(ranges: readonly VerseRange[], runs: readonly RenumberedRun[]): VerseRange[] {
  const converted = ranges.flatMap((range): VerseRange[] => {
    const own = onlyOwn(range, runs);
    const [first] = own;
    if (!first) return [range];
    const { book, chapter, verse } = splitVerseId(range[0]);
    const before = first.own[0] - 1;
    const isOwnChapter = chapter > bookByNumber(book).chapters;
    const left: VerseRange[] = !isOwnChapter && verse > 0 && range[0] <= before ? [[range[0], before]] : [];
    const moved = mergeRanges(own.map(({ kjv }) => kjv));
    return [...left, ...(range[1] % 1_000 === endOfAll ? moved.map(wholeChapter) : moved)];
  });
  return mergeRanges(converted);
}

/** Extends a range from a chapter's first verse to its last to the whole chapter. */
function wholeChapter([from, to]: VerseRange): VerseRange {
  const { book, chapter, verse } = splitVerseId(from);
  const isWhole = verse === 1 && to - from + 1 === versesOfChapter(book, chapter);
  return isWhole ? chapterRange(book, chapter) : [from, to];
}

/** The parts of a range that no run covers. */
function unmoved(from: VerseId, to: VerseId, runs: readonly RenumberedRun[]): VerseRange[] {
  let at = from;
  const uncovered: VerseRange[] = [];
  for (const run of runs.toSorted((a, b) => a.from - b.from)) {
    if (run.to < at || run.from > to) continue;
    uncovered.push(...overlap(at, run.from - 1, from, to));
    at = Math.max(at, run.to + 1);
  }
  return [...uncovered, ...overlap(at, to, from, to)];
}

function overlap(from: VerseId, to: VerseId, otherFrom: VerseId, otherTo: VerseId): VerseRange[] {
  const [start, end] = [Math.max(from, otherFrom), Math.min(to, otherTo)];
  return start <= end ? [[start, end]] : [];
}
