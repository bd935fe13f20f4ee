import type { ParallelAnswer } from '#data/reading/contract/reading.ts';
import { readPassage, type Passage } from '#data/bible/passage.ts';
import {
  chooseColumns,
  findColumn,
  linkingVersions,
  minColumns,
  type ComparisonColumn,
} from '#data/comparison/comparison-columns.ts';
import { parseColumnCode } from '#data/comparison/column-code.ts';
import { parallelAnswer, parallelRows, rangesOfColumns } from '#data/comparison/parallel-rows.ts';
import { verseKey } from '#data/bible/verse-id.ts';
import { booksOfRanges } from '#data/search/language/verse-ranges.ts';
import type { EntrySummary } from '#data/dictionary/entry-summary.ts';
import { versionNotLoaded } from '#data/search/results/messages.ts';
import { HttpError } from '../http/http-error.ts';
import { BatchPlan } from '../database/batch.ts';
import { readRuns, readVerseMap, type Catalog } from '../versions/catalog.ts';
import { planWordEntries } from '../dictionary/word-entries.ts';
import { planPassage } from '../reading/read-verses.ts';
import { noPassageMessage, tooFewVersions } from '#data/reading/messages.ts';

/** A passage that cannot be shown, with a suggestion for one that can. */
export class PassageError extends HttpError {
  readonly suggestion: string | undefined;

  constructor(status: 400 | 404, message: string, suggestion: string | undefined) {
    super(status, message);
    this.suggestion = suggestion;
  }

  override get answer() {
    return { ...super.answer, suggestion: this.suggestion };
  }
}

/**
 * Compares a passage in several versions, for the page and the API route. Throws a {@link HttpError} for versions that
 * cannot be compared, and a {@link PassageError} for a passage that does not exist.
 */
export async function readComparison(
  database: D1Database,
  catalog: Catalog,
  { passage: text, versions: codes }: { passage: string; versions: readonly string[] },
): Promise<{ edition: string; answer: ParallelAnswer }> {
  const missing = codes.find((code) => !findColumn(catalog, code));
  if (missing !== undefined) throw new HttpError(404, versionNotLoaded(parseColumnCode(missing).code));
  const columns = chooseColumns(catalog, codes);
  if (columns.length < minColumns) throw new HttpError(503, tooFewVersions);
  const passage = readPassage(text, await readRuns(database));
  if ('message' in passage) throw new PassageError(400, passage.message, passage.suggestion);
  const { edition, ...found } = await readRows(database, catalog, passage, columns);
  if (found.rows.length === 0) {
    const { reference } = passage;
    // "John 3" of "John 3:99".
    const chapter = reference.replace(/:.*$/, '');
    throw new PassageError(404, noPassageMessage(reference), chapter);
  }
  return { edition, answer: parallelAnswer(passage, { readable: catalog, columns }, found) };
}

/** Reads the columns in one batch, and the entries of the words that are shown one by one in a second. */
async function readRows(
  database: D1Database,
  readable: Catalog,
  { ranges }: Passage,
  columns: readonly ComparisonColumn[],
): Promise<{ edition: string } & ReturnType<typeof parallelRows>> {
  const [runs, map] = await Promise.all([readRuns(database), readVerseMap(database)]);
  const linking = linkingVersions(readable, columns, booksOfRanges(ranges));
  const plan = new BatchPlan();
  const planned = rangesOfColumns([...columns, ...linking], ranges, runs).map((each) => ({
    version: each.version,
    read: planPassage(plan, each.version, each.ranges, each.limit),
  }));
  const edition = await plan.run(database);
  const places = planned.map(({ version, read }) => ({ version, verses: read() }));
  const keys = places.flatMap(({ version, verses }) => verses.map(({ id }) => verseKey(version.rows.id, id)));
  const entries = columns.some(({ isInterlinear }) => isInterlinear) ? await readEntries(database, keys) : undefined;
  const verses = places.map((place) => place.verses);
  const args = { readable, columns, linking, verses, ranges, map, ...(entries && { entries }) };
  return { edition, ...parallelRows(args) };
}

async function readEntries(database: D1Database, keys: readonly number[]): Promise<ReadonlyMap<string, EntrySummary>> {
  const plan = new BatchPlan();
  const read = planWordEntries(plan, keys);
  await plan.run(database);
  return read();
}
