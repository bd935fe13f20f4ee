import type { EntryNumber, Language } from '#data/model/entry-number.ts';
import { foldText, foldTransliteration } from '#data/model/fold.ts';
import { numbersOf, wordsOf } from '#data/model/search/query-words.ts';
import { sql } from '#data/model/search/sql-text.ts';
import type { SearchQuery } from '#data/model/search/tree.ts';
import { entrySearch } from '../search/entry-search.ts';
import type { BatchPlan } from './batch.ts';

export interface FoundEntry {
  number: EntryNumber;
  language: Language;
  aramaic: boolean;
  lemma: string;
  transliteration: string;
  gloss: string;
  /** The query has its lemma or transliteration, and not its meaning. */
  headword: boolean;
}

type EntryRow = Omit<FoundEntry, 'aramaic' | 'headword'> & { aramaic: number };

export interface NamedEntries {
  numbers?: () => EntryRow[];
  wording?: () => EntryRow[];
  headwords?: () => EntryRow[];
}

const mostEntries = 3;
/** Several headwords fold to one: "el" is seven. */
const mostHeadwords = 12;
const columns = sql`e.number, e.language, e.aramaic, e.lemma, e.transliteration, e.gloss`;

/**
 * The entries that a query names by number; else, where it is one word or phrase, those that the tagged translation
 * most often puts into exactly these words, and those with this lemma or transliteration. Reads a few rows.
 */
export function planEntries(plan: BatchPlan, query: SearchQuery): NamedEntries {
  const numbers = numbersOf(query).slice(0, mostEntries);
  if (numbers.length > 0) {
    const list = JSON.stringify(numbers);
    return { numbers: plan.add<EntryRow>(sql`SELECT ${columns} FROM json_each(${list}) AS n JOIN entries AS e ON e.number = n.value ORDER BY n.key`) };
  }
  const text = onlyText(query);
  const match = text && entrySearch(text)?.headwordMatch;
  if (!text || !match) return {};
  return {
    wording: plan.add<EntryRow>(
      sql`SELECT ${columns} FROM renderings AS r JOIN entries AS e ON e.number = r.number WHERE lower(r.text) = ${text.toLowerCase()} ORDER BY r.total DESC, e.ordinal LIMIT ${mostEntries}`,
    ),
    headwords: plan.add<EntryRow>(
      sql`SELECT ${columns} FROM (SELECT rowid AS hit FROM entries_fts WHERE entries_fts MATCH ${match} LIMIT ${mostHeadwords}) JOIN entries AS e ON e.ordinal = hit`,
    ),
  };
}

/** The one word or phrase that the query is about. */
function onlyText(query: SearchQuery): string | undefined {
  const words = wordsOf(query);
  return words.length === 1 && !words[0]?.prefix ? words[0]?.text : undefined;
}

export function entriesOf({ numbers, wording, headwords }: NamedEntries, query: SearchQuery): FoundEntry[] {
  const text = onlyText(query) ?? '';
  const named = (headwords?.() ?? []).filter(({ lemma, transliteration }) => {
    return foldText(lemma) === foldText(text) || foldTransliteration(transliteration) === foldTransliteration(text);
  });
  const rows = [
    ...[...(numbers?.() ?? []), ...(wording?.() ?? [])].map((row) => ({ ...row, headword: false })),
    ...named.map((row) => ({ ...row, headword: true })),
  ];
  const unique = rows.filter(({ number }, index) => rows.findIndex((row) => row.number === number) === index);
  return unique.slice(0, mostEntries).map((row) => ({ ...row, aramaic: row.aramaic === 1 }));
}
