import { sql, type Sql } from '#data/search/sql/sql-tag.ts';
import { countOccurrences } from '#data/dictionary/count-occurrences.ts';
import { indexWords } from '#data/search/sql/count-index-words.ts';
import { verseIndexRow } from '#data/schema/full-text.ts';
import { makeOccurrenceRows, makeVersionRow, makeWordBlocks } from '#data/schema/version-rows.ts';
import type { CheckedFacts } from './check-uploaded-file.ts';
import { changeImport } from './import-rows.ts';
import { JobError, type Job } from './job.ts';
import { pauseForReaders } from './throttle-writes.ts';
import { writeLibrary } from '../database/library-writer.ts';
import { importDataIsGone } from './messages.ts';

/** Max characters of a parameter. D1 accepts 2 MB. */
const maxChars = 500_000;

/** Code for the occurrences of a version that is not live, or no longer. */
export function hiddenCode(versionId: number): string {
  return `@${versionId}`;
}

/** Counts the index terms and the tagged words, and writes them next to those of the live texts. */
export async function countTerms(job: Job): Promise<void> {
  const { env, row, store } = job;
  const checked = store.fact<CheckedFacts>('checked');
  if (!checked) throw new JobError(importDataIsGone);
  const version = { ...checked.about, id: row.versionId };

  const counts = countOccurrences(store.verses());
  const occurrences = makeOccurrenceRows(hiddenCode(row.versionId), counts).map((each) => [
    each.number,
    each.version,
    each.total,
    each.verseTotal,
    JSON.stringify(each.verses),
    JSON.stringify(each.forms),
  ]);
  await writeRows(
    env.LIBRARY,
    (rows) => sql`INSERT OR REPLACE INTO occurrences (number, version, total, verse_total, verses, forms)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(${rows})`,
    occurrences,
    () => 1,
    async () => true,
  );

  let total = 0;
  const indexed = function* () {
    for (const verse of store.verses()) yield { id: verse.id, indexed: verseIndexRow(verse) };
  };
  const terms = indexWords(indexed(), (rows) => (total = rows));
  const isComplete = await writeRows(
    env.LIBRARY,
    (rows) => sql`INSERT OR REPLACE INTO word_blocks (version_id, first, terms, posting_lists)
      SELECT ${version.id}, value ->> 'first', value -> 'terms', value -> 'postingLists' FROM json_each(${rows})`,
    makeWordBlocks(version, terms),
    ({ size }) => size,
    (written) => changeImport(env.APP, row.id, ['counting'], { words: written, wordsTotal: total, message: '' }),
  );
  if (!isComplete) return;
  const made = {
    version: makeVersionRow(version, checked.source.code, row.total, counts),
    source: checked.source,
  };
  await changeImport(env.APP, row.id, ['counting'], { state: 'verifying', made });
}

/**
 * Writes rows in batches. `countOf` counts the items of a row. Returns false if `onWritten`, which gets the running
 * total, returns false to stop.
 */
async function writeRows<Row>(
  library: D1Database,
  statementFor: (rows: string) => Sql,
  rows: Iterable<Row>,
  countOf: (row: Row) => number,
  onWritten: (written: number) => Promise<boolean>,
): Promise<boolean> {
  let [batch, chars, written]: [string[], number, number] = [[], 0, 0];
  const flush = async (): Promise<boolean> => {
    const startedAt = Date.now();
    await writeLibrary(library, [statementFor(`[${batch.join(',')}]`)]);
    [batch, chars] = [[], 0];
    await pauseForReaders(startedAt);
    return onWritten(written);
  };
  for (const each of rows) {
    const json = JSON.stringify(each);
    if (batch.length > 0 && chars + json.length > maxChars && !(await flush())) return false;
    batch.push(json);
    chars += json.length;
    written += countOf(each);
  }
  return batch.length === 0 || flush();
}
