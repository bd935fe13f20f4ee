import { numberTerm } from '../sql/index-terms.ts';
import type { SearchNode, Words } from '../language/tree.ts';
import { intersectLists, subtractList, uniteLists } from '../sql/verse-list.ts';
import { countPositions, termRange, type Column } from './column.ts';
import { morphologyHits, nearHits, numberHits, stemTerms } from './leaf-hits.ts';
import type { MemoryIndex } from './memory-index.ts';
import { findPhrase, positionsOf, versesOf, type Hits } from './positions.ts';

/** A phrase as FTS5 weighs it: where it counts, and the verses of all versions that have it. */
interface Phrase {
  kind: 'phrase';
  hits: Hits;
  everywhere: number;
}

/** What `matchOf` writes in FTS5's language, as a tree with the phrases in the same order. */
type Expression =
  Phrase | { kind: 'and' | 'or'; parts: Expression[] } | { kind: 'not'; wanted: Expression; verses: Int32Array };

interface Said {
  expression: Expression | undefined;
  exact: boolean;
}

/** FTS5's constants of bm25 (ext/fts5/fts5_aux.c of SQLite). */
const [k1, b, leastWeight] = [1.2, 0.75, 1e-6];

/**
 * `rank` of every verse, the best lowest, as FTS5 counts it over the library with all its versions; `undefined` where
 * the library has no rank either. A phrase's verses in other versions are not in the pack and are reckoned from those
 * of its words: that changes the order only where such a phrase or a prefix is looked for together with something else.
 * Nor is it imitated that FTS5 leaves places of an earlier verse standing where a NEAR is one side of OR, or forbidden,
 * and is given up after its first phrase (`fts5ExprNearTest`).
 */
export function rankVerses(node: SearchNode, index: MemoryIndex): Float64Array | undefined {
  const { expression } = say(node, index);
  if (!expression) return undefined;
  const scores = new Float64Array(index.pack.ids.length);
  weigh(expression, undefined, { index, scores });
  return scores.map((score) => -score);
}

interface Weighing {
  index: MemoryIndex;
  scores: Float64Array;
}

/** A phrase counts in a verse only where all that it is part of is met there. */
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
  const {
    head: { library },
    ids,
  } = index.pack;
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
    const length = lengthOf(index.text, verse) + lengthOf(index.tags, verse);
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

/** As `matchOf`, case by case. */
function say(node: SearchNode, index: MemoryIndex): Said {
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
        phrase(text, node),
        {
          kind: 'phrase' as const,
          hits: numberHits(index, node.number),
          everywhere: everywhereOf(tags, [numberTerm(node.number)], false),
        },
      ];
      return { expression: { kind: 'and', parts }, exact: false };
    }
    case 'morphology': {
      const hits = morphologyHits(index, node);
      // Only one version is parsed.
      return { expression: { kind: 'phrase', hits, everywhere: versesOf(hits).length }, exact: true };
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
      const found = nearHits(index, node);
      const parts = node.parts.map((part, side): Expression => ({
        ...phrase(text, part),
        hits: found[side] ?? findPhrase(text, [], false),
      }));
      return { expression: { kind: 'and', parts }, exact: true };
    }
    case 'near-verses':
      return { expression: sayAny(node.parts, index), exact: false };
    case 'or':
      return { expression: sayAny(node.parts, index), exact: node.parts.every((part) => say(part, index).exact) };
    case 'and':
      return sayAll(node.parts, index);
    case 'reference':
    case 'not':
      return { expression: undefined, exact: false };
  }
}

function sayAny(nodes: readonly SearchNode[], index: MemoryIndex): Expression | undefined {
  const parts = nodes.map((node) => say(node, index).expression);
  return parts.every((part) => part !== undefined) ? { kind: 'or', parts } : undefined;
}

function sayAll(nodes: readonly SearchNode[], index: MemoryIndex): Said {
  const wanted = nodes.filter(({ kind }) => kind !== 'not').map((node) => say(node, index));
  const forbidden = nodes.flatMap((node) => (node.kind === 'not' ? [say(node.part, index)] : []));
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

/** One whole term is known; anything else is reckoned by how much more frequent its rarest word is in all versions. */
function everywhereOf(column: Column, words: readonly string[], prefix: boolean): number {
  const ranges = words.map((word, place) => termRange(column, word, prefix && place === words.length - 1));
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
