import { and, eq, sql } from 'drizzle-orm';
import type { StudyVerse } from '#data/study/contract/study-deck.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { formatVerse, verseIdOfKey, verseKey, type VerseId } from '#data/bible/verse-id.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { shownMarks } from '#data/text/verse-tree.ts';
import { occurrences, verses } from '#data/schema/library.ts';
import { countedVersion } from './bible-frequency.ts';
import { library } from './query-library.ts';
import { libraryMetadata, type Version } from './frame.ts';

interface Verse {
  key: number;
  text: string;
  marks: VerseMarks;
}

/** Min length in characters. Shorter verses are headings and lists of names: "Adam, Sheth, Enosh," has 19. */
const shortest = 20;

const occurrencesQuery = library
  .select({ pairs: occurrences.verses })
  .from(occurrences)
  .where(and(eq(occurrences.number, sql.placeholder('number')), eq(occurrences.version, countedVersion)))
  .prepare();
const verseQuery = library
  .select()
  .from(verses)
  .where(eq(verses.key, sql.placeholder('key')))
  .prepare();

/** Tests the Hebrew word of a verse: its letters as written, including all points, and its morphology code. */
export type WordPredicate = (word: string, morphology: string) => boolean;

/**
 * Returns the verse with the shortest English text among those where both texts have the word, so that it can be
 * highlighted in both. Verses with ketiv are excluded. Returns `undefined` if a text is not loaded or no verse fits.
 */
export function readExampleVerse(number: EntryNumber, fits: WordPredicate): StudyVerse | undefined {
  const { versions } = libraryMetadata();
  const hebrew = versions.find(({ code }) => code === countedVersion);
  const english = versions.find(({ language, taggedWords }) => language === 'en' && taggedWords > 0);
  if (!hebrew || !english) return undefined;
  const lengths = englishLengths(hebrew, english);
  const candidates = (occurrencesQuery.get({ number })?.pairs ?? [])
    .map(([id]) => ({ id, length: lengths.get(id) ?? Infinity }))
    .filter(({ length }) => length >= shortest && length < Infinity)
    .sort((a, b) => a.length - b.length);
  for (const { id } of candidates) {
    const original = verse(hebrew, id);
    const translation = original && verse(english, original.marks.kjv ?? id);
    if (!original || !translation || original.marks.ketiv) continue;
    if (has(original, number, fits) && has(translation, number, () => true))
      return example(original, translation, number);
  }
  return undefined;
}

function example(original: Verse, translation: Verse, number: EntryNumber): StudyVerse {
  return {
    reference: formatVerse(verseIdOfKey(original.key), original.marks.kjv),
    hebrew: withWordMarked(original, number),
    english: withWordMarked(translation, number),
  };
}

function withWordMarked({ text, marks }: Verse, number: EntryNumber): StudyVerse['hebrew'] {
  const { words = [], ...shown } = shownMarks(marks);
  const matches = words.filter(([start, end, each]) => each === number && end > start);
  return { text, marks: shown, found: matches.map(([start, end]) => [start, end]) };
}

function verse(version: Version, id: VerseId): Verse | undefined {
  return verseQuery.get({ key: verseKey(version.id, id) });
}

function has({ text, marks }: Verse, number: EntryNumber, fits: WordPredicate): boolean {
  return (marks.words ?? []).some(
    ([start, end, each, morphology = '']) => each === number && end > start && fits(text.slice(start, end), morphology),
  );
}

let lengthsByVerse: Map<VerseId, number> | undefined;

/**
 * English length of each Hebrew verse, read once. Choosing among the 5,000 verses of a common word then needs no query.
 */
function englishLengths(hebrew: Version, english: Version): Map<VerseId, number> {
  return (lengthsByVerse ??= new Map(
    library
      .all<{ key: number; length: number }>(
        sql`select h.key, length(e.text) as length from ${verses} h
          join ${verses} e on e.key = ${verseKey(english.id, 0)} + coalesce(json_extract(h.marks, '$.kjv'), h.key - ${verseKey(hebrew.id, 0)})
          where h.key between ${verseKey(hebrew.id, 0)} and ${verseKey(hebrew.id + 1, 0)}`,
      )
      .map(({ key, length }) => [verseIdOfKey(key), length]),
  ));
}
