import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EntryNumber, Language } from '#data/dictionary/entry-number.ts';
import { versionKeyUnit } from '#data/bible/verse-id.ts';
import { furtherPiece } from '#data/text/verse-marks.ts';
import { entries, occurrences, verses, versions } from '#data/schema/library.ts';
import { library } from './query-library.ts';
import { libraryMetadata } from './frame.ts';

export interface CountsPage {
  entries: Record<Language, number>;
  /** Number of additional pieces of split phrases in the tagged translation; 0 if it is not loaded. */
  split: number;
  /** Whether the translation is tagged from the Greek text, so that no Greek word is left out. */
  marksEveryGreekWord: boolean;
  /** Words with counts that readers may know, as counted in the tagged translation. */
  examples: { number: EntryNumber; lemma: string; language: Language; total: number }[];
}

const taggedVersion = 'kjv_strongs';
const masterSource = 'kjv-master';
const wellKnown: EntryNumber[] = ['H430', 'H1254', 'G26', 'G4151'];

/** The figures of this library for the page about counting. */
export function countsPage(): CountsPage {
  const { edition, versions: loaded } = libraryMetadata();
  const { hebrewEntries, greekEntries } = edition;
  return {
    entries: { hebrew: hebrewEntries, greek: greekEntries },
    split: splitPieces(),
    marksEveryGreekWord: loaded.some(({ code, source }) => code === taggedVersion && source === masterSource),
    examples: library
      .select({ number: entries.number, lemma: entries.lemma, language: entries.language, total: occurrences.total })
      .from(entries)
      .innerJoin(occurrences, and(eq(occurrences.number, entries.number), eq(occurrences.version, taggedVersion)))
      .where(inArray(entries.number, wellKnown))
      .orderBy(entries.ordinal)
      .all(),
  };
}

function splitPieces(): number {
  const [version] = library.select({ id: versions.id }).from(versions).where(eq(versions.code, taggedVersion)).all();
  if (!version) return 0;

  const [row] = library.all<{ pieces: number }>(sql`
    SELECT count(*) AS pieces FROM ${verses}, json_each(${verses.marks}, '$.words') AS word
    WHERE ${verses.key} BETWEEN ${version.id * versionKeyUnit} AND ${(version.id + 1) * versionKeyUnit - 1} AND word.value ->> 3 = ${furtherPiece}`);
  return row?.pieces ?? 0;
}
