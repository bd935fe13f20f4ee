import { numberTerm } from '../sql/index-terms.ts';
import type { SearchNode, Words } from '../language/tree.ts';
import { intersectLists, subtractList, uniteLists } from '../sql/verse-list.ts';
import { countPositions, termRange, type Column } from './column.ts';
import { morphologyHits, nearHits, numberHits, stemTerms } from './leaf-hits.ts';
import type { MemoryIndex } from './memory-index.ts';
import { findPhrase, positionsOf, versesOf, type Hits } from './positions.ts';

/** A phrase as FTS5 weighs it: its positions, and the number of verses of all versions that have it. */
interface Phrase {
  kind: 'phrase';
  hits: Hits;
  everywhere: number;
}

/** The FTS5 expression of `matchOf` as a tree with the phrases in the same order. */
type Expression =
  | Phrase
  | { kind: 'and' | 'or'; parts: Expression[] }
  | { kind: 'not'; wanted: Expression; verses: Int32Array };

interface Ranked {
  expression: Expression | undefined;
  exact: boolean;
}

/** The constants of bm25 in FTS5 (ext/fts5/fts5_aux.c of SQLite). */
const [k1, b, leastWeight] = [1.2, 0.75, 1e-6];

/**
 * The `rank` of every verse, the best lowest, as FTS5 computes it over the library with all its versions; `undefined`
 * where the library has no rank either. The pack does not have a phrase's verses in other versions. They are estimated
 * from those of its words, which changes the order only where such a phrase or a prefix is combined with something
 * else. One detail of FTS5 is not imitated: where a NEAR is one side of OR or is excluded, and its first phrase fails,
 * FTS5 leaves the positions of an earlier verse in place (`fts5ExprNearTest`).
 */
export function rankVerses(node: SearchNode, index: MemoryIndex): Float64Array | undefined {
  const { expression } = toExpression(node, index);
  if (!expression) return undefined;
  const scores = new Float64Array(index.pack.ids.length);
  weigh(expression, undefined, { index, scores });
  return scores.map((score) => -score);
}

interface Weighing {
  index: MemoryIndex;
  scores: Float64Array;
}

/** A phrase counts in a verse only where everything that it is part of matches. */
function weigh(expression: Expression, within: Int32Array | undefined, weighing: Weighing): void {
  switch (expression.kind) {
    case 'phrase':
      return weighPhrase(expression, within, weighing);
    case 'or':
      for (const part of expression.parts) weigh(part, within, weighing);
      return;
    case 'and': {
      const own = versesOfExpression(expression);
      for (const part of expression.parts) weigh(part, within ? intersectLists(within, own) : own, weighing);
      return;
    }
    case 'not': {
      const own = versesOfExpression(expression);
      weigh(expression.wanted, within ? intersectLists(within, own) : own, weighing);
    }
  }
}

function weighPhrase({ hits, everywhere }: Phrase, within: Int32Array | undefined, { index, scores }: Weighing): void {
  const { text, tags, pack } = index;
  const {
    head: { library },
    ids,
  } = pack;
  const times = new Uint16Array(ids.length);
  for (const position of hits.positions) {
    const verse = hits.column.verseOf[position] ?? 0;
    times[verse] = (times[verse] ?? 0) + 1;
  }
  const rarity = Math.log((library.verses - everywhere + 0.5) / (everywhere + 0.5));
  const weight = rarity <= 0 ? leastWeight : rarity;
  const average = library.terms / library.verses;
  for (const verse of within ?? versesOf(hits)) {
    const frequency = times[verse] ?? 0;
    if (frequency === 0) continue;
    const length = lengthOf(text, verse) + lengthOf(tags, verse);
    scores[verse] =
      (scores[verse] ?? 0) + weight * ((frequency * (k1 + 1)) / (frequency + k1 * (1 - b + (b * length) / average)));
  }
}

function lengthOf({ verseStart }: Column, verse: number): number {
  return (verseStart[verse + 1] ?? 0) - (verseStart[verse] ?? 0);
}

function versesOfExpression(expression: Expression): Int32Array {
  switch (expression.kind) {
    case 'phrase':
      return versesOf(expression.hits);
    case 'or':
      return uniteLists(expression.parts.map(versesOfExpression));
    case 'and':
      return expression.parts.map(versesOfExpression).reduce(intersectLists);
    case 'not':
      return subtractList(versesOfExpression(expression.wanted), expression.verses);
  }
}

/** The counterpart of `matchOf`, case by case. */
function toExpression(node: SearchNode, index: MemoryIndex): Ranked {
  const { text, tags } = index;
  switch (node.kind) {
    case 'words':
      return { expression: phrase(text, node), exact: true };
    case 'exact':
      return { expression: phrase(text, node), exact: false };
    case 'number':
      return {
        expression: {
          kind: 'phrase',
          hits: numberHits(index, node.number),
          everywhere: everywhereOf(tags, [numberTerm(node.number)], false),
        },
        exact: true,
      };
    case 'tagged': {
      const parts = [
        ...(node.isOther ? [] : [phrase(text, node)]),
        {
          kind: 'phrase' as const,
          hits: numberHits(index, node.number),
          everywhere: everywhereOf(tags, [numberTerm(node.number)], false),
        },
      ];
      return { expression: { kind: 'and', parts }, exact: false };
    }
    case 'morphology': {
      const parts = morphologyHits(index, node).map((hits, at): Expression => {
        const { term = '', prefix = false } = node.terms[at] ?? {};
        const words = [...(node.number ? [numberTerm(node.number)] : []), term];
        return { kind: 'phrase', hits, everywhere: everywhereOf(tags, words, prefix) };
      });
      return { expression: { kind: 'or', parts }, exact: true };
    }
    case 'stem': {
      const parts = stemTerms(index, node.stem).map((term): Expression => ({
        kind: 'phrase',
        hits: positionsOf(text, [term, term + 1]),
        everywhere: text.everywhere[term] ?? 0,
      }));
      return { expression: { kind: 'or', parts }, exact: true };
    }
    case 'near-words': {
      const near = nearHits(index, node);
      const parts = node.parts.map((part, side): Expression => ({
        ...phrase(text, part),
        hits: near[side] ?? findPhrase(text, [], false),
      }));
      return { expression: { kind: 'and', parts }, exact: true };
    }
    case 'near-verses':
      return { expression: anyOf(node.parts, index), exact: false };
    case 'or':
      return {
        expression: anyOf(node.parts, index),
        exact: node.parts.every((part) => toExpression(part, index).exact),
      };
    case 'and':
      return allOf(node.parts, index);
    case 'reference':
    case 'not':
      return { expression: undefined, exact: false };
  }
}

function anyOf(nodes: readonly SearchNode[], index: MemoryIndex): Expression | undefined {
  const parts = nodes.map((node) => toExpression(node, index).expression);
  return parts.every((part) => part !== undefined) ? { kind: 'or', parts } : undefined;
}

function allOf(nodes: readonly SearchNode[], index: MemoryIndex): Ranked {
  const wanted = nodes.filter(({ kind }) => kind !== 'not').map((node) => toExpression(node, index));
  const forbidden = nodes.flatMap((node) => (node.kind === 'not' ? [toExpression(node.part, index)] : []));
  const parts = wanted.flatMap(({ expression }) => expression ?? []);
  if (parts.length === 0) return { expression: undefined, exact: false };
  const without = forbidden.flatMap(({ expression, exact }) =>
    exact && expression ? [versesOfExpression(expression)] : [],
  );
  const all: Expression = { kind: 'and', parts };
  return {
    expression: without.length > 0 ? { kind: 'not', wanted: all, verses: uniteLists(without) } : all,
    exact: [...wanted, ...forbidden].every(({ exact }) => exact),
  };
}

function phrase(column: Column, { words, prefix }: Pick<Words, 'words' | 'prefix'>): Phrase {
  return { kind: 'phrase', hits: findPhrase(column, words, prefix), everywhere: everywhereOf(column, words, prefix) };
}

/**
 * The count of one whole term is known. Any other is estimated from the ratio of its rarest word's verses in all
 * versions to those in this one.
 */
function everywhereOf(column: Column, words: readonly string[], prefix: boolean): number {
  const ranges = words.map((word, index) => termRange(column, word, prefix && index === words.length - 1));
  const rarest = ranges.toSorted((a, b2) => countPositions(column, a) - countPositions(column, b2))[0] ?? [0, 0];
  const [from, end] = rarest;
  if (words.length === 1 && end - from === 1 && !prefix) return column.everywhere[from] ?? 0;
  let [all, own] = [0, 0];
  for (let term = from; term < end; term += 1) {
    all += column.everywhere[term] ?? 0;
    own += versesOf(positionsOf(column, [term, term + 1])).length;
  }
  const verses = versesOf(findPhrase(column, words, prefix)).length;
  return own === 0 ? 0 : Math.round((verses * all) / own);
}
