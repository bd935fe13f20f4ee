import { existsSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { diskFullError, isDiskFull } from '../disk-full.ts';
import type { OnProgress } from '../progress.ts';
import { describeLost, lostTexts, returningTexts } from '../rebuild/lost-texts.ts';
import { readLiveTexts } from '../rebuild/fetch-live-texts.ts';
import { queryDatabase, readDatabaseContents } from './query-remote.ts';
import { findAdded } from './find-added.ts';
import { copyLibraryToD1, isLibraryMigrated } from './copy-library.ts';
import { findLibrary } from './find-library.ts';
import { makeTables } from './make-tables.ts';
import { writeLoadFiles } from './load-file.ts';
import {
  forgetLoadedFiles,
  clearPublished,
  isPublished,
  loadedFiles,
  localDatabases,
  recordLoadedFiles,
  recordPublished,
} from './published.ts';
import { runWrangler, type Target } from './wrangler.ts';

export { isPublished };

export interface PublishOptions {
  target: Target;
  /** Loads even if the database has the same edition. */
  force?: boolean;
  /**
   * Splits the load into files with this many counted rows and loads one file in each run. Without it, one file is
   * loaded in one transaction, both in D1 and locally. Readers see the old edition in the meantime.
   */
  rowsADay?: number;
  onProgress?: OnProgress;
}

export interface Published {
  kind: 'unchanged' | 'loaded' | 'partly loaded';
  edition: string;
  /** Rows that D1 counted as written by this run, without deletions. */
  written: number;
  /** Remaining runs of a split load. */
  runsLeft: number;
}

const library = 'data/library.sqlite';
const loadFolder = '.build/publish';

/**
 * Loads data/library.sqlite into D1: locally by copying its rows, remotely with `wrangler d1 execute --file`. Measured
 * on two cores for four versions (93,572 verses): a copy takes 3 s; about 85 MB of SQL, 340,000 counted rows, are
 * written in 4 s. The rows that it removes first are not counted. D1's free plan allows 100,000 written rows a day and
 * would reject such a load. The library now has six versions and 466,000 counted rows. With `rowsADay` of 95,000 they
 * take five runs on five days, during which the database has no edition. The paid plan loads them in one run. With
 * `rowsADay` a local load uses SQL, too.
 */
export async function publishLibrary({
  target,
  force = false,
  rowsADay = Infinity,
  onProgress = () => {},
}: PublishOptions): Promise<Published> {
  const edition = readEdition();
  onProgress({ stage: 'preparing the tables', done: 0, total: 1 });
  if (!force && target === 'local' && isPublished(edition))
    return { kind: 'unchanged', edition, written: 0, runsLeft: 0 };
  const texts = target === 'local' ? readLiveTexts() : await readRemoteTexts();
  const lost = lostTexts(library, texts);
  if (lost.length > 0) throw new Error(describeLost(lost, target === 'remote'));
  const returning = target === 'remote' ? returningTexts(library, texts) : [];
  if (returning.length > 0)
    throw new Error(
      `This library has imported texts that are not live on the site: ${returning.join(', ')}. They were rolled back there, or belong to another site. Nothing was published. Deploy with SITE_URL and the BUILD_TOKEN of the site to build without them.`,
    );
  if (target === 'local' && findLibrary(localDatabases) === undefined) makeTables(localDatabases);
  // Wrangler sometimes finds the database locked while the site is served.
  if (target === 'remote' || !isLibraryMigrated(localDatabases))
    await runWrangler(target, 'migrations', 'apply', 'LIBRARY');
  const begun = force ? 0 : loadedFiles(target, edition, rowsADay);
  const there = !force && target === 'remote' && begun === 0 ? await readDatabaseContents() : undefined;
  if (there?.edition === edition) return { kind: 'unchanged', edition, written: 0, runsLeft: 0 };

  if (target === 'local' && rowsADay === Infinity) {
    onProgress({ stage: 'loading', done: 0, total: 1 });
    copyIntoLocal();
    recordPublished(edition);
    return { kind: 'loaded', edition, written: 0, runsLeft: 0 };
  }

  onProgress({ stage: 'writing SQL', done: 0, total: 1 });
  const added = there && findAdded(library, there);
  const adding = added && writeLoadFiles(library, loadFolder, { added });
  // If it exceeds a day's rows, it is split like a full load.
  const isOneDay = adding?.length === 1 && (adding[0]?.written ?? 0) <= rowsADay;
  const files = adding && isOneDay ? adding : writeLoadFiles(library, loadFolder, { mostWritten: rowsADay });
  const file = files[begun];
  if (!file)
    throw new Error(
      `${files.length} of ${files.length} files are loaded, but the database has no edition. Run the command again with --force.`,
    );
  if (target === 'local') clearPublished();
  try {
    onProgress({ stage: 'loading', done: begun, total: files.length });
    await runWrangler(target, 'execute', 'LIBRARY', '--yes', '--file', file.path);
  } finally {
    rmSync(loadFolder, { recursive: true, force: true });
  }
  const runsLeft = files.length - begun - 1;
  if (runsLeft > 0) {
    recordLoadedFiles(target, edition, rowsADay, begun + 1);
    return { kind: 'partly loaded', edition, written: file.written, runsLeft };
  }
  forgetLoadedFiles(target);
  if (target === 'local') recordPublished(edition);
  return { kind: 'loaded', edition, written: file.written, runsLeft: 0 };
}

function copyIntoLocal(): void {
  const database = findLibrary(localDatabases);
  if (database === undefined) throw new Error(`${localDatabases} has no library although its tables were just made`);
  try {
    copyLibraryToD1(library, database);
  } catch (error) {
    if (isDiskFull(error))
      throw diskFullError('The database could not be loaded', '150 MB', 'Its content is unchanged.', error);
    throw error;
  }
}

/** Throws if there is no library yet. */
function readEdition(): string {
  if (!existsSync(library)) throw new Error(`${library} does not exist: run \`npm run library\` first`);
  const db = new Database(library, { readonly: true });
  try {
    const id: unknown = db.prepare('SELECT id FROM edition').pluck().get();
    if (typeof id !== 'string') throw new Error(`${library} has no edition. Delete it and build it again`);
    return id;
  } finally {
    db.close();
  }
}

/** The texts in the deployed site's state; none before its first migration. */
async function readRemoteTexts(): Promise<{ code: string; versionId: number }[]> {
  const [tables = []] = await queryDatabase('remote', 'APP', "SELECT 1 FROM sqlite_master WHERE name = 'texts'");
  if (tables.length === 0) return [];
  const query = 'SELECT code, version_id AS versionId FROM texts';
  const [rows = []] = await queryDatabase('remote', 'APP', query);
  return rows as { code: string; versionId: number }[];
}
