import { anyVerse } from './count-index-words.ts';
import { sql, type Sql } from './sql-tag.ts';
import { formsOf } from './stem-forms.ts';
import { allRows, type TermRow } from './term-sets.ts';
import type { SearchNode } from '../language/tree.ts';
import { selectBlock, selectBlocksOf, stemRow, termPath, type BlockTerm, type BlockTerms } from './word-blocks.ts';

/** A row of a terms statement, for {@link readTerms}. */
export interface TotalsRow {
  word: string;
  stem: string;
  /**
   * A {@link BlockTerm} as JSON, or {@link BlockTerms} for all of a row's; where their verses are requested, a line
   * break and `BlockPostingLists`. `null` where the version does not have the term.
   */
  term: string | null;
}

/** SELECT of one term, without its verses. */
export function selectTerm(word: string, versionId: number): Sql {
  const [verses, occurrences, books] = [0, 1, 2].map((index) => termPath(word, index));
  const counts = sql`json_extract(b.terms, ${verses ?? ''}, ${occurrences ?? ''}, ${books ?? ''})`;
  return selectBlock(sql`${word} AS word, '' AS stem, ${counts} AS term`, versionId, sql`${word}`);
}

/** SELECT of every term of the node, and of the one that counts all verses. */
export function selectTerms(node: SearchNode, versionId: number): Sql {
  const rows = allRows(node);
  const textsOf = (wanted: 'word' | 'start' | 'stem'): string[] => [
    ...new Set(rows.flatMap(({ kind, text }) => (kind === wanted ? [text] : []))),
  ];
  const starts = textsOf('start');
  const words = JSON.stringify([anyVerse, ...textsOf('word')]);
  const parts = [
    sql`SELECT s.value AS word, '' AS stem, ${withVerseLists(versionId)} AS term FROM json_each(${words}) AS s`,
    ...textsOf('stem').map(
      (stem) =>
        sql`SELECT s.value AS word, ${stem} AS stem, ${withVerseLists(versionId)} AS term FROM json_each(coalesce(${formsOf(stem, versionId)}, '[]')) AS s`,
    ),
    ...(starts.length > 0
      ? [
          selectBlocksOf(
            sql`b.first AS word, '' AS stem, b.terms || char(10) || b.posting_lists AS term`,
            versionId,
            starts,
          ),
        ]
      : []),
  ];
  // D1 accepts at most five SELECTs in one UNION, so they are combined in pairs.
  return parts.reduce((all, part) => sql`SELECT * FROM (${all}) UNION ALL SELECT * FROM (${part})`);
}

/** SQL fragment: the term of a version, or NULL. */
export function termOf(word: Sql, versionId: number, suffix = sql``): Sql {
  return sql`(${selectBlock(sql`(b.terms -> ('$."' || ${word} || '"'))${suffix}`, versionId, word)})`;
}

function withVerseLists(versionId: number): Sql {
  return termOf(sql`s.value`, versionId, sql` || char(10) || b.posting_lists`);
}

/** Each term once, without those that the version does not have. */
export function readTerms(rows: readonly TotalsRow[]): TermRow[] {
  const byWord = new Map<string, TermRow>();
  for (const { word, stem, term } of rows) {
    if (term === null) continue;
    const end = term.indexOf('\n');
    const read = JSON.parse(end < 0 ? term : term.slice(0, end)) as BlockTerms | BlockTerm;
    const verseLists = end < 0 ? '' : term.slice(end + 1);
    for (const row of Array.isArray(read) ? [termRow(word, stem, read, verseLists)] : wholeBlock(read, verseLists))
      if (row.stem !== '' || !byWord.has(row.word)) byWord.set(row.word, row);
  }
  return [...byWord.values()].filter(({ verses }) => verses > 0);
}

function wholeBlock(terms: BlockTerms, verseLists: string): TermRow[] {
  return Object.entries(terms).flatMap(([word, term]) =>
    word.startsWith(stemRow('')) ? [] : [termRow(word, '', term as BlockTerm, verseLists)],
  );
}

/** `json_extract` returns a list of nulls for a missing term. */
function termRow(word: string, stem: string, [verses, times, books]: BlockTerm, verseLists: string): TermRow {
  return {
    word,
    stem,
    verses: verses ?? 0,
    occurrences: times ?? 0,
    books: books ?? [],
    postingList: verseListOf(word, verseLists),
  };
}

/**
 * Extracts a term's verses from `BlockPostingLists` without parsing the JSON: neither a term nor a list of verses has a
 * quotation mark.
 */
function verseListOf(word: string, verseLists: string): string {
  const name = `"${word}":"`;
  const at = verseLists.indexOf(name);
  if (at < 0) return '';
  const from = at + name.length;
  return verseLists.slice(from, verseLists.indexOf('"', from));
}
