import type { VerseId } from '../../bible/verse-id.ts';
import type { NearVersesNode, SearchNode } from '../language/tree.ts';
import { allPositions, intersectLists, subtractList, uniteLists } from '../sql/verse-list.ts';
import type { VerseRange } from '../language/verse-ranges.ts';
import { exactVerses } from './exact-verses.ts';
import { morphologyHits, nearHits, numberHits, stemHits } from './leaf-hits.ts';
import { lowerBoundOfVerse, type MemoryIndex } from './memory-index.ts';
import { findPhrase, versesOfAny, versesOf } from './positions.ts';
import { renderedVerses } from './rendered-verses.ts';

/** The verses to search, like `Field` of `compile-sql.ts`. */
export interface MemoryField {
  index: MemoryIndex;
  /** Whether the version is the one that renderings are counted from. */
  hasRenderings: boolean;
  /** Merged; `undefined` for the whole version. */
  ranges: readonly VerseRange[] | undefined;
}

/** The verses that match a node, as indexes in the version, ascending. */
export function findVerses(node: SearchNode, field: MemoryField): Int32Array {
  const { index } = field;
  switch (node.kind) {
    case 'words':
      return versesOf(findPhrase(index.text, node.words, node.prefix));
    case 'number':
      return versesOf(numberHits(index, node.number));
    case 'tagged': {
      const words = versesOf(findPhrase(index.text, node.words, node.prefix));
      const numbered = versesOf(numberHits(index, node.number));
      if (node.isOther)
        return field.hasRenderings ? renderedVerses(index, node, numbered) : subtractList(numbered, words);
      const both = intersectLists(words, numbered);
      return field.hasRenderings ? renderedVerses(index, node, both) : both;
    }
    case 'morphology':
      return versesOfAny(morphologyHits(index, node), index.pack.ids.length);
    case 'exact':
      return exactVerses(index.pack, node, versesOf(findPhrase(index.text, node.words, node.prefix)));
    case 'stem':
      return versesOfAny(stemHits(index, node), index.pack.ids.length);
    case 'reference':
      return versesOfRanges(index, node.ranges);
    case 'near-words': {
      const [first] = nearHits(index, node);
      return first ? versesOf(first) : new Int32Array();
    }
    case 'near-verses':
      return findNear(node, field);
    case 'or':
      return uniteLists(node.parts.map((part) => findVerses(part, field)));
    case 'and':
      return findAll(node.parts, field);
    case 'not':
      return subtractList(allPositions(index.pack.ids.length), findVerses(node.part, field));
  }
}

function findAll(parts: readonly SearchNode[], field: MemoryField): Int32Array {
  const lists = parts.filter(({ kind }) => kind !== 'not').map((part) => findVerses(part, field));
  const [first, ...others] = lists.sort((a, b) => a.length - b.length);
  const all = others.reduce(intersectLists, first ?? allPositions(field.index.pack.ids.length));
  return parts.reduce(
    (left, part) => (part.kind === 'not' ? subtractList(left, findVerses(part.part, field)) : left),
    all,
  );
}

/** All verses of merged ranges. */
export function versesOfRanges(index: MemoryIndex, ranges: readonly VerseRange[]): Int32Array {
  const bounds = ranges.map(
    ([first, last]) => [lowerBoundOfVerse(index, first), lowerBoundOfVerse(index, last + 1)] as const,
  );
  return uniteLists(
    bounds.map(([from, end]) => Int32Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at)),
  );
}

/** Only the verses of the field's ranges. */
export function withinField(verses: Int32Array, { index, ranges }: MemoryField): Int32Array {
  return ranges ? intersectLists(verses, versesOfRanges(index, ranges)) : verses;
}

/** Verses of either side that have both near. Verses outside the field do not count for either side. */
function findNear({ unit, distance, parts }: NearVersesNode, field: MemoryField): Int32Array {
  const [left, right] = [
    withinField(findVerses(parts[0], field), field),
    withinField(findVerses(parts[1], field), field),
  ];
  const { ids } = field.index.pack;
  const isNear = unit === 'verses' ? nearIds(distance, ids) : sameUnit(unit === 'chapter' ? 1_000 : 1_000_000, ids);
  const [nearLeft, nearRight] = [isNear(left), isNear(right)];
  return uniteLists([left, right]).filter((verse) => nearLeft(ids[verse] ?? 0) && nearRight(ids[verse] ?? 0));
}

type IsNear = (verses: Int32Array) => (id: VerseId) => boolean;

function sameUnit(size: number, ids: Uint32Array): IsNear {
  return (verses) => {
    const units = new Set(Array.from(verses, (verse) => Math.floor((ids[verse] ?? 0) / size)));
    return (id) => units.has(Math.floor(id / size));
  };
}

/** The ids must be passed in ascending order. */
function nearIds(distance: number, ids: Uint32Array): IsNear {
  return (verses) => {
    let at = 0;
    return (id) => {
      while (at < verses.length && (ids[verses[at] ?? 0] ?? 0) < id - distance) at += 1;
      return at < verses.length && (ids[verses[at] ?? 0] ?? 0) <= id + distance;
    };
  };
}
