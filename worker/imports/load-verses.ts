import { sql } from '#data/search/sql/sql-tag.ts';
import { verseWithPhrases, type TimesInOriginal } from '#data/text/phrases/tagged-phrases.ts';
import {
  originalLanguages,
  timesInOriginals,
  type Original,
  type Testament,
} from '#data/text/phrases/times-in-originals.ts';
import { verseIdOfKey, verseKey, splitVerseId } from '#data/bible/verse-id.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import { verseMapOf, type Versification, type VersePair } from '#data/bible/versification.ts';
import { verseIndexRow } from '#data/schema/full-text.ts';
import { kjvNumbers, verseRow } from '#data/schema/version-rows.ts';
import type { CheckedFacts } from './check-uploaded-file.ts';
import { changeImport } from './import-rows.ts';
import { JobError, type Job } from './job.ts';
import { pauseForReaders } from './throttle-writes.ts';
import { rowsOfLibrary, writeLibrary } from '../database/library-writer.ts';
import { importDataIsGone } from './messages.ts';

/** Writing time per alarm, so that an interruption costs little and the object stays responsive. */
const sliceMs = 1_000;

/**
 * Writes verses and their index under the new id, which no reader's query uses yet, one chunk per batch. Idempotent,
 * because rows are replaced.
 */
export async function loadVerses(job: Job): Promise<void> {
  const { env, row, store } = job;
  const checked = store.fact<CheckedFacts>('checked');
  if (!checked) throw new JobError(importDataIsGone);
  const pairs = await readPairs(env.LIBRARY);
  const numbers = kjvNumbers(pairs);
  const wordings = checked.wordings && new Map(checked.wordings);
  const startedAt = Date.now();
  for (let chunk = store.nextChunk(); chunk && Date.now() - startedAt < sliceMs; chunk = store.nextChunk()) {
    const times = wordings && (await timesFor(env.LIBRARY, chunk.verses, pairs));
    const rows = chunk.verses.map((verse) => {
      const phrased = wordings && times ? verseWithPhrases(verse, wordings, times) : verse;
      return verseRow({ id: row.versionId, versification: checked.about.versification }, phrased, numbers);
    });
    const texts = JSON.stringify(rows.map(({ key, text, marks }) => [key, text, JSON.stringify(marks)]));
    const indexed = JSON.stringify(rows.map((verse) => [verse.key, ...verseIndexRow(verse)]));
    const writeStartedAt = Date.now();
    await writeLibrary(env.LIBRARY, [
      sql`INSERT OR REPLACE INTO verses (key, text, marks)
        SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${texts})`,
      sql`INSERT OR REPLACE INTO verses_fts (rowid, text, tags)
        SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${indexed})`,
    ]);
    store.markWritten(
      chunk.n,
      rows.map(({ key, text, marks }) => ({ id: verseIdOfKey(key), text, marks })),
    );
    if (!(await changeImport(env.APP, row.id, ['loading'], { done: store.written, message: '' }))) return;
    await pauseForReaders(writeStartedAt);
  }
  if (!store.nextChunk()) await changeImport(env.APP, row.id, ['loading'], { state: 'counting', done: store.written });
}

function readPairs(library: D1Database): Promise<VersePair[]> {
  return rowsOfLibrary(
    library,
    sql`SELECT wlc, kjv, wlc_part AS wlcPart, kjv_part AS kjvPart FROM verse_map ORDER BY wlc, kjv`,
  );
}

/**
 * How often the originals have each number in these verses. Reads whole books, because verse numbers may differ there.
 */
async function timesFor(
  library: D1Database,
  verses: readonly VerseText[],
  pairs: readonly VersePair[],
): Promise<TimesInOriginal> {
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last) return () => undefined;
  const [from, to] = [splitVerseId(first.id).book, splitVerseId(last.id).book];
  const originals: Partial<Record<Testament, Original>> = {};
  for (const testament of ['old', 'new'] as const) {
    const [low, high] = testament === 'old' ? [from, Math.min(to, 39)] : [Math.max(from, 40), to];
    if (low > high) continue;
    const version = await originalOf(library, testament);
    if (!version) continue;
    const results = await rowsOfLibrary<{ key: number; marks: string }>(
      library,
      sql`SELECT key, marks FROM verses WHERE key BETWEEN ${verseKey(version.id, low * 1_000_000)}
        AND ${verseKey(version.id, (high + 1) * 1_000_000 - 1)} ORDER BY key`,
    );
    originals[testament] = {
      versification: version.versification,
      verses: results.map(({ key, marks }) => ({ id: verseIdOfKey(key), marks: JSON.parse(marks) as VerseMarks })),
    };
  }
  return timesInOriginals(originals, verseMapOf([...pairs]));
}

/**
 * The first tagged text in an original language with this testament. The build chooses the same one. The built SBLGNT
 * is left out, because translations with Greek numbers follow the Textus Receptus.
 */
async function originalOf(
  library: D1Database,
  testament: Testament,
): Promise<{ id: number; versification: Versification } | undefined> {
  const results = await rowsOfLibrary<{ id: number; language: string; versification: Versification }>(
    library,
    sql`SELECT id, language, versification FROM versions WHERE tagged_words > 0 AND source <> 'sblgnt' ORDER BY id`,
  );
  const [low, high] = testament === 'old' ? [1, 40] : [40, 67];
  for (const version of results) {
    if (!originalLanguages.has(version.language)) continue;
    const [tagged] = await rowsOfLibrary(
      library,
      sql`SELECT 1 FROM verses WHERE key BETWEEN ${verseKey(version.id, low * 1_000_000)}
        AND ${verseKey(version.id, high * 1_000_000)} AND marks ->> '$.words' IS NOT NULL LIMIT 1`,
    );
    if (tagged) return version;
  }
  return undefined;
}
