import { taggedVersion } from '#data/reading/readable-version.ts';
import {
  chooseEntries,
  maxEntries,
  maxHeadwords,
  namedWord,
  type FoundEntry,
  type NamedEntry,
} from '#data/search/results/named-entries.ts';
import { numbersOf } from '#data/search/language/query-words.ts';
import { listOf, sql } from '#data/search/sql/sql-tag.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { entrySearch, inLanguage } from './entry-search.ts';
import type { BatchPlan } from '../database/batch.ts';

type EntryRow = Omit<NamedEntry, 'aramaic'> & { aramaic: number };

export interface NamedEntries {
  numbers?: () => EntryRow[];
  wording?: () => EntryRow[];
  headwords?: () => EntryRow[];
}

const columns = sql`e.number, e.language, e.aramaic, e.lemma, e.transliteration, e.gloss`;
/** Of entries with the same letters, the one that the tagged translation renders most often is first, as on a device. */
export const entryTotal = sql`(SELECT total FROM occurrences AS o WHERE o.number = e.number AND o.version = ${taggedVersion}) AS total`;

/**
 * Plans to read the entries that a query names by number. Otherwise, for one word or phrase, it reads the entries that
 * the tagged version most often renders exactly this way, and those with this lemma or transliteration. Reads a few
 * rows.
 */
export function planEntries(plan: BatchPlan, query: SearchQuery): NamedEntries {
  const numbers = numbersOf(query).slice(0, maxEntries);
  if (numbers.length > 0) {
    const list = JSON.stringify(numbers);
    return {
      numbers: plan.add<EntryRow>(
        sql`SELECT ${columns} FROM json_each(${list}) AS n JOIN entries AS e ON e.number = n.value ORDER BY n.key`,
      ),
    };
  }
  const asked = namedWord(query);
  const search = asked && entrySearch(asked.text);
  if (!search) return {};
  const match = [search.headwordMatch, search.likeMatch].filter(Boolean).join(' OR ');
  return {
    wording: plan.add<EntryRow>(
      sql`SELECT ${columns} FROM wordings AS w, json_each(w.entries) AS r JOIN entries AS e ON e.number = r.value ->> 0 WHERE w.text IN (${listOf(search.wordings)}) AND ${inLanguage(asked?.language)} ORDER BY r.value ->> 1 DESC, e.ordinal LIMIT ${maxEntries}`,
    ),
    headwords: plan.add<EntryRow>(
      sql`SELECT ${columns}, ${entryTotal} FROM (SELECT rowid AS hit FROM entries_fts WHERE entries_fts MATCH ${match} LIMIT ${maxHeadwords}) JOIN entries AS e ON e.ordinal = hit`,
    ),
  };
}

export function entriesOf({ numbers, wording, headwords }: NamedEntries, query: SearchQuery): FoundEntry[] {
  const read = (rows: (() => EntryRow[]) | undefined): NamedEntry[] =>
    (rows?.() ?? []).map((row) => ({ ...row, aramaic: row.aramaic === 1 }));
  return chooseEntries(query, { numbers: read(numbers), wording: read(wording), headwords: read(headwords) });
}
