import { anyVerse, isCountedPrefix, phraseRow, prefixRow } from './count-index-words.ts';
import { numberTerm } from './index-terms.ts';
import type { SearchNode, Words } from '../language/tree.ts';
import { allPositions, intersectLists, readVerseList, subtractList, uniteLists } from './verse-list.ts';

/** A term of a version with its verses. */
export interface TermRow {
  word: string;
  /** The common stem of an English word's forms; empty where it was not requested. */
  stem: string;
  verses: number;
  occurrences: number;
  books: [book: number, verses: number, occurrences: number][];
  postingList: string;
}

/** The terms of a part of a query: the one of a word, or all that have a prefix or share a stem. */
export type Rows = { kind: 'word' | 'start' | 'stem'; text: string };

/** Whether terms give the verses of the node: words, phrases, numbers and parsings, in any combination. */
export function isOfTerms(node: SearchNode): boolean {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.parts.every(isOfTerms);
    case 'not':
      return isOfTerms(node.part);
    default:
      return rowsOf(node) !== undefined;
  }
}

/** The one row that gives the node's totals; `undefined` where it needs several. */
export function singleTerm(node: SearchNode): string | undefined {
  const [row, ...others] = rowsOf(node) ?? [];
  return row?.kind === 'word' && others.length === 0 && !isPhrase(row) ? row.text : undefined;
}

/** The phrases that have a row only if they are frequent. */
export function phrasesOf(node: SearchNode): string[] {
  return [
    ...new Set(
      allRows(node)
        .filter(isPhrase)
        .map(({ text }) => text),
    ),
  ];
}

/** The verses of the node, as indexes in the version. */
export function verseIndexesOf(node: SearchNode, rows: readonly TermRow[]): Int32Array {
  const lists = new Map<string, Int32Array>();
  const listOf = ({ word, postingList }: TermRow): Int32Array => {
    const list = lists.get(word) ?? readVerseList(postingList);
    lists.set(word, list);
    return list;
  };
  const find = (part: SearchNode): Int32Array => {
    if (part.kind === 'or') return uniteLists(part.parts.map(find));
    if (part.kind === 'and') return findAll(part.parts);
    const wanted = rowsOf(part);
    return uniteLists(rows.filter((row) => wanted?.some((each) => isOf(row, each))).map(listOf));
  };
  const findAll = (parts: readonly SearchNode[]): Int32Array => {
    const wanted = parts
      .filter(({ kind }) => kind !== 'not')
      .map(find)
      .sort((a, b) => a.length - b.length);
    const [first, ...others] = wanted;
    const all = first ?? allPositions(rows.find(({ word }) => word === anyVerse)?.verses ?? 0);
    const forbidden = parts.flatMap((part) => (part.kind === 'not' ? [find(part.part)] : []));
    return forbidden.reduce(subtractList, others.reduce(intersectLists, all));
  };
  return find(node);
}

/** The sum over words and prefixes in an OR; `undefined` for anything else. */
export function occurrencesOf(node: SearchNode, rows: readonly TermRow[]): number | undefined {
  const parts = node.kind === 'or' ? node.parts : [node];
  const known = parts.map(rowsOf);
  const wanted = known.flatMap((each) => each ?? []);
  if (known.includes(undefined) || (parts.length > 1 && wanted.some(isPhrase))) return undefined;
  // Each row counts once, without those that the row of a prefix includes.
  const counted = rows.filter((row) => wanted.some((each) => isOf(row, each)));
  const prefixes = counted.filter(({ word }) => word.endsWith('*'));
  const own = counted.filter(
    ({ word }) => !prefixes.some((prefix) => prefix.word !== word && word.startsWith(prefix.word.slice(0, -1))),
  );
  return own.reduce((sum, { occurrences }) => sum + occurrences, 0);
}

/** The rows that give the verses of the node. */
export function allRows(node: SearchNode): Rows[] {
  if (node.kind === 'and' || node.kind === 'or') return node.parts.flatMap(allRows);
  return node.kind === 'not' ? allRows(node.part) : (rowsOf(node) ?? []);
}

function rowsOf(node: SearchNode): Rows[] | undefined {
  switch (node.kind) {
    case 'words':
      return rowsOfWords(node);
    case 'number':
      return [{ kind: 'word', text: numberTerm(node.number) }];
    case 'morphology':
      // A number with a parsing is counted by the index.
      if (node.number) return undefined;
      return node.terms.map(({ term, prefix }) => ({ kind: prefix ? 'start' : 'word', text: term }));
    case 'stem':
      return [{ kind: 'stem', text: node.stem }];
    default:
      return undefined;
  }
}

function rowsOfWords({ words, prefix }: Words): Rows[] | undefined {
  const [word = ''] = words;
  if (words.length > 1) return prefix ? undefined : [{ kind: 'word', text: phraseRow(words.join(' ')) }];
  if (!prefix) return [{ kind: 'word', text: word }];
  return [isCountedPrefix(word) ? { kind: 'word', text: prefixRow(word) } : { kind: 'start', text: word }];
}

function isOf({ word, stem }: TermRow, { kind, text }: Rows): boolean {
  if (kind === 'stem') return stem === text;
  return kind === 'word' ? word === text : word.startsWith(text) && !word.endsWith('*');
}

function isPhrase({ kind, text }: Rows): boolean {
  return kind === 'word' && text.startsWith(' ');
}
