import { sql, type Sql } from '#data/search/sql/sql-text.ts';
import { countOccurrences } from '#data/dictionary/count-occurrences.ts';
import { indexWords } from '#data/search/sql/count-index-words.ts';
import { verseIndexRow } from '#data/schema/full-text.ts';
import { makeOccurrenceRows, makeVersionRow, makeWordBlocks } from '#data/schema/version-rows.ts';
import type { CheckedFacts } from './check-file.ts';
import { changeImport } from './import-rows.ts';
import { JobFailed, type Job } from './job.ts';
import { letReadersIn } from './throttle-writes.ts';
import { writeLibrary } from '../database/library-writer.ts';

/** Letters of a parameter; D1 takes 2 MB. */
const mostLetters = 500_000;

/** Under which code the occurrences of a version stand that is not, or no longer, what readers have. */
export function hiddenCode(versionId: number): string {
  return `@${versionId}`;
}

/** Counts the terms of the index and the tagged words, and writes them beside those of the texts that are read. */
export async function countTerms(job: Job): Promise<void> {
  const { env, row, store } = job;
  const checked = store.fact<CheckedFacts>('checked');
  if (!checked) throw new JobFailed('What was read of the file is gone. Start the import again.');
  const version = { ...checked.about, id: row.versionId };

  const counts = countOccurrences(store.verses());
  const occurrences = makeOccurrenceRows(hiddenCode(row.versionId), counts).map((each) => [
    each.number,
    each.version,
    each.total,
    each.verseTotal,
    JSON.stringify(each.verses),
  ]);
  await writeRows(
    env.LIBRARY,
    (rows) => sql`INSERT OR REPLACE INTO occurrences (number, version, total, verse_total, verses)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(${rows})`,
    occurrences,
    () => 1,
    async () => true,
  );

  let total = 0;
  const indexed = function* () {
    for (const verse of store.verses()) yield { id: verse.id, indexed: verseIndexRow(verse) };
  };
  const terms = indexWords(indexed(), (rows) => (total = rows));
  const whole = await writeRows(
    env.LIBRARY,
    (rows) => sql`INSERT OR REPLACE INTO word_blocks (version_id, first, terms, places)
      SELECT ${version.id}, value ->> 'first', value -> 'terms', value -> 'places' FROM json_each(${rows})`,
    makeWordBlocks(version, terms),
    ({ size }) => size,
    (written) => changeImport(env.APP, row.id, ['counting'], { words: written, wordsTotal: total, message: '' }),
  );
  if (!whole) return;
  const made = {
    version: makeVersionRow(version, checked.source.code, row.total, counts),
    source: checked.source,
  };
  await changeImport(env.APP, row.id, ['counting'], { state: 'verifying', made });
}

/** Returns false when `onWritten`, which is told how many are written by `countOf` each, says that nothing more is wanted. */
async function writeRows<Row>(
  library: D1Database,
  statementFor: (rows: string) => Sql,
  rows: Iterable<Row>,
  countOf: (row: Row) => number,
  onWritten: (written: number) => Promise<boolean>,
): Promise<boolean> {
  let [batch, letters, written]: [string[], number, number] = [[], 0, 0];
  const flush = async (): Promise<boolean> => {
    const begun = Date.now();
    await writeLibrary(library, [statementFor(`[${batch.join(',')}]`)]);
    [batch, letters] = [[], 0];
    await letReadersIn(begun);
    return onWritten(written);
  };
  for (const each of rows) {
    const json = JSON.stringify(each);
    if (batch.length > 0 && letters + json.length > mostLetters && !(await flush())) return false;
    batch.push(json);
    letters += json.length;
    written += countOf(each);
  }
  return batch.length === 0 || flush();
}
