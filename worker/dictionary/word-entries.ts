import type { EntrySummary } from '#data/dictionary/entry-summary.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import type { BatchPlan } from '../database/batch.ts';

/** What a table of words shows of an entry. */
export type WordEntry = EntrySummary;

type EntryRow = Omit<WordEntry, 'aramaic'> & { aramaic: number };

/**
 * Plans to read the entries of all words in these verses, and those of their forms. The verses are read in the same batch, so their words are not
 * known yet.
 */
export function planWordEntries(plan: BatchPlan, keys: readonly number[]): () => Map<string, WordEntry> {
  const read = plan.add<EntryRow>(
    sql`SELECT e.number, e.language, e.aramaic, e.lemma, e.transliteration, e.gloss
      FROM (SELECT DISTINCT n.value AS number
        FROM json_each(${JSON.stringify(keys)}) AS s CROSS JOIN verses AS v ON v.key = s.value CROSS JOIN json_each(v.marks, '$.words') AS w
        CROSS JOIN json_each(json_array(w.value ->> '$[2]', w.value ->> '$[4]')) AS n) AS n
      CROSS JOIN entries AS e ON e.number = n.number`,
  );
  return () => new Map(read().map((row) => [row.number, { ...row, aramaic: row.aramaic === 1 }]));
}
