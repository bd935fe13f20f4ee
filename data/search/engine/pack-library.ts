import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { packHalves } from '../../bible/packed-pairs.ts';
import { versionKeyUnit, verseIdOfKey } from '../../bible/verse-id.ts';
import type { VerseMarks } from '../../text/verse-marks.ts';
import type { VersePair } from '../../bible/versification.ts';
import { renumberedRuns } from '../results/renumber.ts';
import { encodeDictionaryPack, type PackedEntry } from './dictionary-pack.ts';
import { encodeTextPack, type VersesWith } from './encode-text-pack.ts';
import { withOrigin } from '../../versions/loaded-version.ts';
import type { PackedVerse, PackedVersion, TextPackHead } from './text-pack.ts';

/** Runs a statement on the library. This folder does not open a database itself. */
export type RunQuery = <Row>(sql: string, ...params: (string | number)[]) => Row[];

/** The data that all packs of one library share, read once. */
export interface LibraryCounts {
  head: Omit<TextPackHead, 'version'>;
  versesWith: VersesWith;
}

/** The table of words also has rows for prefixes and phrases, which are not words. */
const wholeTerms = "word <> '' AND word NOT LIKE '%*' AND word NOT LIKE ' %'";

export function readLibraryCounts(ask: RunQuery): LibraryCounts {
  const counts = ask<{ word: string; verses: number; occurrences: number }>(
    `SELECT word, sum(verses) AS verses, sum(occurrences) AS occurrences FROM words WHERE ${wholeTerms} GROUP BY word`,
  );
  const verses = new Map(counts.map((row) => [row.word, row.verses]));
  const [all] = ask<{ verses: number }>('SELECT count(*) AS verses FROM verses');
  const pairs = ask<VersePair>(
    'SELECT wlc, kjv, wlc_part AS wlcPart, kjv_part AS kjvPart FROM verse_map ORDER BY wlc, kjv',
  );
  return {
    head: {
      edition: ask<{ id: string }>('SELECT id FROM edition')[0]?.id ?? '',
      library: { verses: all?.verses ?? 0, terms: counts.reduce((sum, { occurrences }) => sum + occurrences, 0) },
      runs: renumberedRuns(pairs),
      halves: packHalves(pairs),
    },
    versesWith: (term) => verses.get(term) ?? 0,
  };
}

/** `undefined` if the version is not in the library. */
export function packVersion(ask: RunQuery, code: string, { head, versesWith }: LibraryCounts): Uint8Array | undefined {
  const [version] = ask<PackedVersion & { source: string }>(
    'SELECT code, id, name, short_name AS shortName, language, direction, versification, tagged_words AS taggedWords, source FROM versions WHERE code = ?',
    code,
  );
  return version && encodeTextPack({ ...head, version: withOrigin(version) }, readVerses(ask, version.id), versesWith);
}

/** In canonical order, with all their marks. */
export function readVerses(ask: RunQuery, versionId: number): PackedVerse[] {
  const rows = ask<{ key: number; text: string; marks: string }>(
    'SELECT key, text, marks FROM verses WHERE key BETWEEN ? AND ? ORDER BY key',
    versionId * versionKeyUnit,
    (versionId + 1) * versionKeyUnit - 1,
  );
  return rows.map(({ key, text, marks }) => ({ id: verseIdOfKey(key), text, marks: JSON.parse(marks) as VerseMarks }));
}

export function packDictionaries(ask: RunQuery, { head: { edition } }: LibraryCounts): Uint8Array {
  const renderings = Map.groupBy(
    ask<{ number: EntryNumber; text: string; total: number }>(
      'SELECT number, text, total FROM renderings ORDER BY number, position',
    ),
    ({ number }) => number,
  );
  const entries = ask<Omit<PackedEntry, 'aramaic' | 'renderings'> & { aramaic: number }>(
    'SELECT number, aramaic, lemma, transliteration, gloss FROM entries ORDER BY ordinal',
  );
  return encodeDictionaryPack(
    { edition },
    entries.map((entry) => ({
      ...entry,
      aramaic: entry.aramaic === 1,
      renderings: renderings.get(entry.number) ?? [],
    })),
  );
}
