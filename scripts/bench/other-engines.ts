import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import { Index, Resolver } from 'flexsearch';
import lunr from 'lunr';
import MiniSearch, { type QueryCombination } from 'minisearch';
import type { SearchNode } from '#data/search/language/tree.ts';

/** A verse as every engine gets it: normalized words, followed by its Strong's numbers as words. */
export interface EngineVerse {
  id: number;
  text: string;
}

/** Runs a query and returns the number of matching verses; `undefined` if the library does not support it. */
export type EngineQuery = (() => number | Promise<number>) | undefined;

/** A search library as a site would use it. Matches whole words unless the query has a prefix. */
export interface SearchEngine {
  name: string;
  build(verses: readonly EngineVerse[]): Promise<(node: SearchNode) => EngineQuery>;
}

const noLimit = 100_000;

export const otherEngines: SearchEngine[] = [
  { name: 'MiniSearch', build: buildMiniSearch },
  { name: 'FlexSearch', build: buildFlexSearch },
  { name: 'Orama', build: buildOrama },
  { name: 'Lunr', build: buildLunr },
];

/** A word, a prefix or a number, which every engine treats as a word; `undefined` for phrases, NEAR and other operators. */
function termOf(node: SearchNode): { text: string; prefix: boolean } | undefined {
  if (node.kind === 'number') return { text: node.number.toLowerCase(), prefix: false };
  const [word] = node.kind === 'words' ? node.words : [];
  return node.kind === 'words' && word !== undefined && node.words.length === 1
    ? { text: word, prefix: node.prefix }
    : undefined;
}

async function buildMiniSearch(verses: readonly EngineVerse[]): Promise<(node: SearchNode) => EngineQuery> {
  const index = new MiniSearch<EngineVerse>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  await index.addAllAsync(verses, { chunkSize: noLimit });
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
  const [all, forbiddenWords] = [wanted, forbidden].map((list) => list.filter((query) => query !== undefined));
  if (!all || !forbiddenWords || all.length + forbiddenWords.length < node.parts.length) return undefined;
  const combined: QueryCombination = { combineWith: node.kind === 'and' ? 'AND' : 'OR', queries: all };
  return forbiddenWords.length > 0 ? { combineWith: 'AND_NOT', queries: [combined, ...forbiddenWords] } : combined;
}

async function buildFlexSearch(verses: readonly EngineVerse[]): Promise<(node: SearchNode) => EngineQuery> {
  const index = new Index({ tokenize: 'strict', encode: (text: string) => text.split(' ') });
  for (const { id, text } of verses) index.add(id, text);
  const searchTerm = (text: string): { index: Index; query: string; limit: number } => ({
    index,
    query: text,
    limit: noLimit,
  });
  return (node) => {
    const parts = node.kind === 'and' || node.kind === 'or' ? node.parts : [node];
    const wanted = parts.filter(({ kind }) => kind !== 'not').map(termOf);
    const forbidden = parts.flatMap((part) => (part.kind === 'not' ? [termOf(part.part)] : []));
    // Prefix search would need an index of all prefixes of all words.
    if ([...wanted, ...forbidden].some((term) => term === undefined || term.prefix)) return undefined;
    const [first, ...others] = wanted.flatMap((term) => term?.text ?? []);
    const forbiddenWords = forbidden.flatMap((term) => term?.text ?? []);
    if (first === undefined) return undefined;
    if (node.kind !== 'or' && forbiddenWords.length === 0)
      return () => index.search([first, ...others].join(' '), { limit: noLimit }).length;
    return () => {
      let resolver = new Resolver(searchTerm(first));
      for (const text of others)
        resolver = node.kind === 'or' ? resolver.or(searchTerm(text)) : resolver.and(searchTerm(text));
      for (const text of forbiddenWords) resolver = resolver.not(searchTerm(text));
      return (resolver.resolve({ limit: noLimit }) as unknown[]).length;
    };
  };
}

async function buildOrama(verses: readonly EngineVerse[]): Promise<(node: SearchNode) => EngineQuery> {
  const database = create({ schema: { text: 'string' } });
  await insertMultiple(
    database,
    verses.map(({ id, text }) => ({ id: String(id), text })),
    noLimit,
  );
  return (node) => {
    const parts = (node.kind === 'and' ? node.parts : [node]).map(termOf);
    const prefixes = parts.filter((term) => term?.prefix).length;
    // Orama finds several whole words at once, or a single prefix. It has no OR of whole words and no NOT.
    if (parts.some((term) => term === undefined) || (prefixes > 0 && parts.length > 1)) return undefined;
    const term = parts.map((part) => part?.text ?? '').join(' ');
    return async () =>
      (await searchOrama(database, { term, limit: 30, threshold: 0, ...(prefixes === 0 && { exact: true }) })).count;
  };
}

async function buildLunr(verses: readonly EngineVerse[]): Promise<(node: SearchNode) => EngineQuery> {
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
