import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import { Index, Resolver } from 'flexsearch';
import lunr from 'lunr';
import MiniSearch, { type QueryCombination } from 'minisearch';
import type { SearchNode } from '#data/search/language/tree.ts';

/** A verse as every peer is given it: folded words, and the numbers of its tags as words behind them. */
export interface PeerVerse {
  id: number;
  text: string;
}

/** Runs a query and answers how many verses it found; `undefined` where the library has no way to say it. */
export type PeerQuery = (() => number | Promise<number>) | undefined;

/** A search library as a site would use it, with whole words unless a prefix is asked for. */
export interface Peer {
  name: string;
  build(verses: readonly PeerVerse[]): Promise<(node: SearchNode) => PeerQuery>;
}

const everything = 100_000;

export const peers: Peer[] = [
  { name: 'MiniSearch', build: buildMiniSearch },
  { name: 'FlexSearch', build: buildFlexSearch },
  { name: 'Orama', build: buildOrama },
  { name: 'Lunr', build: buildLunr },
];

/** A word, a prefix or a number, which every peer takes as a word; `undefined` for phrases, NEAR and the like. */
function termOf(node: SearchNode): { text: string; prefix: boolean } | undefined {
  if (node.kind === 'number') return { text: node.number.toLowerCase(), prefix: false };
  const [word] = node.kind === 'words' ? node.words : [];
  return node.kind === 'words' && word !== undefined && node.words.length === 1
    ? { text: word, prefix: node.prefix }
    : undefined;
}

async function buildMiniSearch(verses: readonly PeerVerse[]): Promise<(node: SearchNode) => PeerQuery> {
  const index = new MiniSearch<PeerVerse>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  await index.addAllAsync(verses, { chunkSize: everything });
  return (node) => {
    const query = miniQuery(node);
    return query === undefined ? undefined : () => index.search(query).length;
  };
}

function miniQuery(node: SearchNode): QueryCombination | undefined {
  const term = termOf(node);
  if (term) return { queries: [term.text], prefix: term.prefix };
  if (node.kind !== 'and' && node.kind !== 'or') return undefined;
  const wanted = node.parts.filter(({ kind }) => kind !== 'not').map(miniQuery);
  const forbidden = node.parts.flatMap((part) => (part.kind === 'not' ? [miniQuery(part.part)] : []));
  const [all, without] = [wanted, forbidden].map((list) => list.filter((query) => query !== undefined));
  if (!all || !without || all.length + without.length < node.parts.length) return undefined;
  const together: QueryCombination = { combineWith: node.kind === 'and' ? 'AND' : 'OR', queries: all };
  return without.length > 0 ? { combineWith: 'AND_NOT', queries: [together, ...without] } : together;
}

async function buildFlexSearch(verses: readonly PeerVerse[]): Promise<(node: SearchNode) => PeerQuery> {
  const index = new Index({ tokenize: 'strict', encode: (text: string) => text.split(' ') });
  for (const { id, text } of verses) index.add(id, text);
  const ask = (text: string): { index: Index; query: string; limit: number } => ({
    index,
    query: text,
    limit: everything,
  });
  return (node) => {
    const parts = node.kind === 'and' || node.kind === 'or' ? node.parts : [node];
    const wanted = parts.filter(({ kind }) => kind !== 'not').map(termOf);
    const forbidden = parts.flatMap((part) => (part.kind === 'not' ? [termOf(part.part)] : []));
    // A word's beginning is found only by an index in which every word stands for its beginnings.
    if ([...wanted, ...forbidden].some((term) => term === undefined || term.prefix)) return undefined;
    const [first, ...others] = wanted.flatMap((term) => term?.text ?? []);
    const without = forbidden.flatMap((term) => term?.text ?? []);
    if (first === undefined) return undefined;
    if (node.kind !== 'or' && without.length === 0)
      return () => index.search([first, ...others].join(' '), { limit: everything }).length;
    return () => {
      let found = new Resolver(ask(first));
      for (const text of others) found = node.kind === 'or' ? found.or(ask(text)) : found.and(ask(text));
      for (const text of without) found = found.not(ask(text));
      return (found.resolve({ limit: everything }) as unknown[]).length;
    };
  };
}

async function buildOrama(verses: readonly PeerVerse[]): Promise<(node: SearchNode) => PeerQuery> {
  const database = create({ schema: { text: 'string' } });
  await insertMultiple(
    database,
    verses.map(({ id, text }) => ({ id: String(id), text })),
    everything,
  );
  return (node) => {
    const parts = (node.kind === 'and' ? node.parts : [node]).map(termOf);
    const prefixes = parts.filter((term) => term?.prefix).length;
    // Whole words are all asked for together; a beginning stands alone, and there is no OR of whole words and no NOT.
    if (parts.some((term) => term === undefined) || (prefixes > 0 && parts.length > 1)) return undefined;
    const term = parts.map((part) => part?.text ?? '').join(' ');
    return async () =>
      (await searchOrama(database, { term, limit: 30, threshold: 0, ...(prefixes === 0 && { exact: true }) })).count;
  };
}

async function buildLunr(verses: readonly PeerVerse[]): Promise<(node: SearchNode) => PeerQuery> {
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.field('text');
  builder.tokenizer.separator = /\s+/;
  for (const verse of verses) builder.add(verse);
  const index = builder.build();
  const { REQUIRED, PROHIBITED, OPTIONAL } = lunr.Query.presence;
  return (node) => {
    const parts = node.kind === 'and' || node.kind === 'or' ? node.parts : [node];
    const terms = parts.map((part) => {
      const term = termOf(part.kind === 'not' ? part.part : part);
      return term && { ...term, presence: part.kind === 'not' ? PROHIBITED : node.kind === 'or' ? OPTIONAL : REQUIRED };
    });
    if (terms.some((term) => term === undefined)) return undefined;
    return () =>
      index.query((query) => {
        for (const term of terms) {
          if (term)
            query.term(term.text, {
              presence: term.presence,
              usePipeline: false,
              wildcard: term.prefix ? lunr.Query.wildcard.TRAILING : lunr.Query.wildcard.NONE,
            });
        }
      }).length;
  };
}
