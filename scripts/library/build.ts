import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type Database from 'better-sqlite3';
import * as schema from '#data/schema/library.ts';
import { assertLibrary } from './assertions.ts';
import { withAutomaticTags } from './automatic-tags.ts';
import { createLibrary, insertRows } from './open-library-file.ts';
import { editionId, libraryFingerprint, recordLibrary } from './library-fingerprint.ts';
import { indexEntries, mergeVerseIndex } from './full-text-index.ts';
import { indexVersion } from './index-versions.ts';
import { libraryPath, nextLibraryPath } from './library-paths.ts';
import { diskFullError, isDiskFull } from '../disk-full.ts';
import type { OnProgress } from '../progress.ts';
import { withGreekNumbers } from './greek-numbers.ts';
import { phraseTexts } from './phrase-rows.ts';
import { readSources, type SourceTexts } from './read-sources.ts';
import { referenceRows } from './reference-rows.ts';
import { verseNumbers } from './verse-numbers.ts';
import {
  countVersions,
  entryRows,
  kjvNumbersOf,
  occurrenceRows,
  renderingRows,
  renderingsOf,
  verseRows,
  versionRow,
  renderingTextRows,
} from './rows.ts';

export interface BuildOptions {
  onProgress?: OnProgress;
  /** Path of the library, for tests. */
  target?: string;
  /** The folder of administrators' files, for tests. */
  imports?: string;
}

export interface BuiltLibrary {
  edition: string;
  path: string;
  /** Sources that were not available, with advice. */
  missing: { code: string; name: string; advice: string }[];
  /** Messages about imported files that were accepted. */
  remarks: string[];
}

/**
 * Builds the library from the sources. The new library replaces the one in use atomically, after every assertion
 * succeeds. If anything fails, the one in use stays unchanged.
 */
export async function buildLibrary({
  onProgress = () => {},
  target = libraryPath,
  imports,
}: BuildOptions = {}): Promise<BuiltLibrary> {
  const next = target === libraryPath ? nextLibraryPath : `${target}.next`;
  // The numbers of the Greek text come last: the phrases of the King James Version follow the Textus Receptus.
  const texts = withGreekNumbers(withAutomaticTags(phraseTexts(await readSources(onProgress, imports))));
  // Computed only now, because a source that had to be downloaded did not exist before.
  const fingerprint = libraryFingerprint();
  rmSync(next, { force: true });
  try {
    const db = createLibrary(next);
    try {
      const edition = writeLibrary(db, texts, onProgress);
      assertLibrary(db, (done, total) => onProgress({ stage: 'Checking', done, total }));
      db.close();
      replaceFile(next, target);
      if (target === libraryPath) recordLibrary(fingerprint);
      const missing = texts.sources.filter((source) => source.status === 'missing');
      return {
        edition,
        path: target,
        missing: missing.map(({ code, name, advice }) => ({ code, name, advice })),
        remarks: texts.remarks,
      };
    } finally {
      db.close();
    }
  } catch (error) {
    rmSync(next, { force: true });
    throw withRemedy(error);
  }
}

/** Writes all rows of a library. Returns the id of its edition. */
function writeLibrary(db: Database.Database, texts: SourceTexts, onProgress: OnProgress): string {
  const stages = [
    'Counting words',
    'Writing entries',
    'Writing verses',
    'Finding cross-references',
    'Indexing entries',
    'Indexing verses',
  ];
  let done = 0;
  const begin = (stage: string): void => onProgress({ stage, done: done++, total: stages.length });

  begin('Counting words');
  const counts = countVersions(texts);
  const renderings = renderingsOf(texts);
  const versions = texts.versions.map((version) => versionRow(version, counts));
  const entries = entryRows(texts, renderings, counts);
  const kjvNumbers = kjvNumbersOf(texts);

  begin('Writing entries');
  insertRows(db, schema.sources, texts.sources);
  insertRows(db, schema.versions, versions);
  insertRows(db, schema.entries, entries);
  insertRows(db, schema.occurrences, occurrenceRows(counts));
  insertRows(db, schema.renderings, renderingRows(renderings));
  insertRows(db, schema.wordings, renderingTextRows(renderings));
  insertRows(db, schema.verseMap, texts.verseMap);

  begin('Writing verses');
  for (const version of texts.versions) insertRows(db, schema.verses, verseRows(version, kjvNumbers));

  begin('Finding cross-references');
  const numbers = verseNumbers(texts);
  insertRows(db, schema.crossReferences, referenceRows([numbers.old, numbers.new], texts.treasury, texts.passages));

  begin('Indexing entries');
  indexEntries(db, entries, (entry) =>
    (renderings.get(entry.number) ?? []).map((rendering) => rendering.text).join(' '),
  );

  begin('Indexing verses');
  for (const version of texts.versions)
    indexVersion(db, { about: version.about, rows: [...verseRows(version, kjvNumbers)] });
  mergeVerseIndex(db);

  const id = editionId(texts.sources);
  insertRows(db, schema.edition, [
    {
      id,
      builtAt: new Date().toISOString(),
      hebrewEntries: entries.filter((entry) => entry.language === 'hebrew').length,
      greekEntries: entries.filter((entry) => entry.language === 'greek').length,
      verses: versions.reduce((sum, version) => sum + version.verses, 0),
      revision: 0,
    },
  ]);
  db.exec('ANALYZE');
  return id;
}

/**
 * Flushes to disk before the rename, so that a crash right after it cannot leave an empty file under the final name.
 */
function replaceFile(next: string, target: string): void {
  const file = openSync(next, 'r+');
  fsyncSync(file);
  closeSync(file);
  renameSync(next, target);
}

function withRemedy(error: unknown): Error {
  const unchanged = 'The library in use is unchanged.';
  if (isDiskFull(error)) return diskFullError('The library could not be built', '150 MB', unchanged, error);
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`${reason.replace(/\.?$/, '.')} ${unchanged}`, { cause: error });
}
