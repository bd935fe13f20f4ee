import type { VerseId } from '../verse-id.ts';
import type { SearchNode, SearchQuery } from './tree.ts';
import { mergeRanges, wholeBooks, type VerseRange } from './verse-ranges.ts';

/** Consecutive verses of a text whose numbers are all off by the same: its own number is the King James Version's plus `shift`. */
export interface RenumberedRun {
  from: VerseId;
  to: VerseId;
  shift: number;
}

/** From rows in the order of `wlc`; of a verse that is divided, each part's number counts. */
export function renumberedRuns(rows: readonly { wlc: VerseId; kjv: VerseId }[]): RenumberedRun[] {
  const runs: RenumberedRun[] = [];
  for (const { wlc, kjv } of rows) {
    const run = runs.findLast(({ to, shift }) => to === wlc - 1 && shift === wlc - kjv);
    if (run && wlc - run.from < 999) run.to = wlc;
    else runs.push({ from: wlc, to: wlc, shift: wlc - kjv });
  }
  return runs;
}

/** A query's places, which are in the numbers of the King James Version, in those of a text that is numbered otherwise. */
export function renumberQuery({ node, scopes }: SearchQuery, runs: readonly RenumberedRun[]): SearchQuery {
  const renumber = (ranges: VerseRange[]): VerseRange[] => renumberRanges(ranges, runs);
  return { node: renumberNode(node, renumber), scopes: scopes.map((scope) => ({ ...scope, ranges: renumber(scope.ranges) })) };
}

export function hasPlaces({ node, scopes }: SearchQuery): boolean {
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

/** Stretches of the King James Version's numbers in those of `runs`. No verse changes its book, so whole books stay as they are. */
export function renumberRanges(ranges: VerseRange[], runs: readonly RenumberedRun[]): VerseRange[] {
  if (wholeBooks(ranges)) return ranges;
  const found = ranges.flatMap(([from, to]) => {
    const near = runs.filter((run) => run.to >= from - 1_000_000 && run.from <= to + 1_000_000);
    const moved = near.flatMap((run) => overlap(run.from, run.to, from + run.shift, to + run.shift));
    return [...moved, ...unmoved(from, to, near)];
  });
  return mergeRanges(found);
}

/** The parts of a stretch that no run takes. */
function unmoved(from: VerseId, to: VerseId, runs: readonly RenumberedRun[]): VerseRange[] {
  let at = from;
  const found: VerseRange[] = [];
  for (const run of runs.toSorted((a, b) => a.from - b.from)) {
    if (run.to < at || run.from > to) continue;
    found.push(...overlap(at, run.from - 1, from, to));
    at = Math.max(at, run.to + 1);
  }
  return [...found, ...overlap(at, to, from, to)];
}

function overlap(from: VerseId, to: VerseId, otherFrom: VerseId, otherTo: VerseId): VerseRange[] {
  const [start, end] = [Math.max(from, otherFrom), Math.min(to, otherTo)];
  return start <= end ? [[start, end]] : [];
}
