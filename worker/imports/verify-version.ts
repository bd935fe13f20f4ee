import { sql, type Sql } from '#data/search/sql/sql-tag.ts';
import { books } from '#data/bible/books.ts';
import { verseKey } from '#data/bible/verse-id.ts';
import { hiddenCode } from './count-imported-terms.ts';
import { selectBlock, termPath } from '#data/search/sql/word-blocks.ts';
import { changeImport } from './import-rows.ts';
import { JobError, type Job } from './job.ts';
import { writeLibrary } from '../database/library-writer.ts';
import { countDiffersMessage, differsFromFileMessage, wordCountsAreGone } from './messages.ts';

const lastVerseId = 99_999_999;

/** Checks a version before it goes live. Each check compares a count in the library with its expected value. */
export async function verifyVersion({ env, row, store }: Job): Promise<void> {
  const { made, versionId, total } = row;
  if (!made) throw new JobError(wordCountsAreGone);
  const [from, to] = [verseKey(versionId, 0), verseKey(versionId, lastVerseId)];
  const inRange = sql`BETWEEN ${from} AND ${to}`;
  const checks: [what: string, query: Sql, want: number][] = [
    ['verses', sql`SELECT count(*) AS n FROM verses WHERE key ${inRange}`, total],
    ['indexed verses', sql`SELECT count(*) AS n FROM verses_fts WHERE rowid ${inRange}`, total],
    [
      'counted verses',
      sql`SELECT coalesce((${selectBlock(sql`b.terms ->> ${termPath('', 0)}`, versionId, sql`''`)}), 0) AS n`,
      total,
    ],
    [
      'tagged words',
      sql`SELECT coalesce(sum(total), 0) AS n FROM occurrences WHERE version = ${hiddenCode(versionId)}`,
      made.version.taggedWords,
    ],
    [
      'verses outside the 66 books',
      sql`SELECT count(*) AS n FROM verses WHERE key ${inRange} AND (key % 100000000) / 1000000 NOT BETWEEN 1 AND ${books.length}`,
      0,
    ],
    [
      'verses with markup',
      sql`SELECT count(*) AS n FROM verses WHERE key ${inRange} AND (text = '' OR text GLOB '*[<>{}|¶#\\]*' OR text GLOB '*[[]*' OR text GLOB '*]*')`,
      0,
    ],
    [
      'words that the index does not find as often',
      sql`SELECT count(*) AS n FROM (SELECT word, verses FROM words WHERE version_id = ${versionId} AND word GLOB '[a-zא-תα-ω]*'
        AND word NOT GLOB '*[*]' AND length(word) > 3 ORDER BY verses DESC LIMIT 40) w WHERE w.verses <> (SELECT count(*) FROM verses_fts
        WHERE verses_fts MATCH '"' || w.word || '"' AND verses_fts.rowid ${inRange})`,
      0,
    ],
  ];
  const results = await writeLibrary(
    env.LIBRARY,
    checks.map(([, query]) => query),
  );
  for (const [index, [what, , expected]] of checks.entries()) {
    const count = results[index]?.[0]?.['n'] as number | undefined;
    if (count === expected) continue;
    // A build published meanwhile has emptied the tables. Then the file is read and written once more.
    if (!store.fact('restarted')) {
      store.keep('restarted', true);
      await changeImport(env.APP, row.id, ['verifying'], { state: 'queued' });
      return;
    }
    const difference = countDiffersMessage(what, expected, count ?? 0);
    throw new JobError(differsFromFileMessage(difference));
  }
  await changeImport(env.APP, row.id, ['verifying'], { state: 'switching' });
}
