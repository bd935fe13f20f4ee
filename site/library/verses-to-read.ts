import { between, eq, inArray } from 'drizzle-orm';
import { studyVerses, type StudyVerses, type VerseToRead } from '#data/study/contract/study-verses.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { formatVerse, verseIdOfKey, verseKey } from '#data/bible/verse-id.ts';
import type { WordMark } from '#data/text/verse-marks.ts';
import { entries, renderings, verses } from '#data/schema/library.ts';
import { countedVersion } from './bible-words.ts';
import { library } from './query-library.ts';
import { libraryMetadata } from './frame.ts';
import { hebrewContent } from './hebrew-content.ts';

/** Max number of verses that fit in the pack of the lessons. */
const maxVerses = 150;
/** Min and max number of written words: shorter verses are headings, longer ones are too hard for a beginner. */
const [minWords, maxWords] = [4, 9];
/** Max verses per word, so that the list does not contain thirty similar verses: many begin with "And God said". */
const maxPerWord = 25;
const maxPerRareWord = 6;
const commonWords = 25;
/** Accents, meteg and the joiner do not help a learner. */
const accents = /[\u0591-\u05AF\u05BD\u05BF\u034F]/gu;
const nameCode = /(^H|\/)Np/;

interface Verse {
  key: number;
  text: string;
  words: WordMark[];
  kjv: number;
}

/**
 * Verses in which every word is taught or is a name, with the most common words first. The exercise chooses among them
 * by what the reader knows. Empty if a text is not loaded.
 */
export function versesToRead(): StudyVerses {
  const { versions } = libraryMetadata();
  const hebrew = versions.find(({ code }) => code === countedVersion);
  const english = versions.find(({ language, taggedWords }) => language === 'en' && taggedWords > 0);
  if (!hebrew || !english) return { words: [], verses: [] };
  const taught = taughtWords();
  const all = readVerses(hebrew.id);
  const ranks = rankWords(all);
  const chosen = choose(
    all.filter((verse) => isReadable(verse, taught)).map((verse) => ({ verse, score: scoreOf(verse, ranks) })),
    ranks,
  );
  const textOf = new Map(
    library
      .select({ key: verses.key, text: verses.text })
      .from(verses)
      .where(
        inArray(
          verses.key,
          chosen.map(({ kjv }) => verseKey(english.id, kjv)),
        ),
      )
      .all()
      .map(({ key, text }) => [verseIdOfKey(key), text]),
  );
  const table = new WordTable(taught);
  return studyVerses.parse({
    verses: chosen.flatMap((verse): VerseToRead[] => {
      const translation = textOf.get(verse.kjv);
      return translation ? [asRead(verse, translation, table)] : [];
    }),
    words: table.words,
  });
}

interface Taught {
  card: string;
  hebrew: string;
  english: string;
}

/** The first card of each number, preferring a word over a verb. */
function taughtWords(): Map<string, Taught> {
  const { words, verbs } = hebrewContent;
  const taught = new Map<string, Taught>();
  for (const { id, strongs, hebrew, english } of words)
    if (strongs && !taught.has(strongs)) taught.set(strongs, { card: `words/${id}`, hebrew, english });
  for (const { id, strongs, infinitive, pastFirstPerson, english } of verbs) {
    const hebrew = infinitive ?? pastFirstPerson;
    if (strongs && hebrew && !taught.has(strongs)) taught.set(strongs, { card: `verbs/${id}`, hebrew, english });
  }
  return taught;
}

function readVerses(version: number): Verse[] {
  return library
    .select()
    .from(verses)
    .where(between(verses.key, verseKey(version, 0), verseKey(version + 1, 0) - 1))
    .all()
    .flatMap(({ key, text, marks }) =>
      marks.ketiv ? [] : [{ key, text, words: marks.words ?? [], kjv: marks.kjv ?? verseIdOfKey(key) }],
    );
}

/** Ranks words by frequency in the Hebrew Bible; 0 is the most common. */
function rankWords(all: readonly Verse[]): Map<EntryNumber, number> {
  const counts = new Map<EntryNumber, number>();
  for (const { words } of all) for (const [, , number] of words) counts.set(number, (counts.get(number) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return new Map(sorted.map(([number], rank) => [number, rank]));
}

function isReadable({ text, words }: Verse, taught: ReadonlyMap<string, Taught>): boolean {
  const written = text.split(/[\s\u05BE]+/u).filter((word) => /\p{L}/u.test(word)).length;
  return (
    written >= minWords &&
    written <= maxWords &&
    // Exclude a word without its own number, such as "to him", because it would have no meaning to show.
    words.length >= written &&
    words.some(([, , number]) => taught.has(number)) &&
    words.every(([, , number, code = '']) => code.startsWith('H') && (taught.has(number) || nameCode.test(code)))
  );
}

function scoreOf({ words }: Verse, ranks: ReadonlyMap<EntryNumber, number>): number {
  const scores = [...new Set(words.map(([, , number]) => number))].map((number) =>
    Math.log2(2 + (ranks.get(number) ?? 0)),
  );
  return scores.reduce((sum, each) => sum + each, 0) / scores.length;
}

function choose(
  candidates: readonly { verse: Verse; score: number }[],
  ranks: ReadonlyMap<EntryNumber, number>,
): Verse[] {
  const used = new Map<EntryNumber, number>();
  /** Skips repeated formulas: “The word of the LORD came unto me, saying” opens forty chapters. */
  const seen = new Set<string>();
  const chosen: Verse[] = [];
  for (const { verse } of candidates.toSorted((a, b) => a.score - b.score || a.verse.key - b.verse.key)) {
    const numbers = [...new Set(verse.words.map(([, , number]) => number))];
    const limitOf = (number: EntryNumber): number =>
      (ranks.get(number) ?? Infinity) < commonWords ? maxPerWord : maxPerRareWord;
    const name = numbers.toSorted().join();
    if (seen.has(name) || numbers.some((number) => (used.get(number) ?? 0) >= limitOf(number))) continue;
    for (const number of numbers) used.set(number, (used.get(number) ?? 0) + 1);
    seen.add(name);
    chosen.push(verse);
    if (chosen.length === maxVerses) break;
  }
  return chosen;
}

/** Every word once, in order of first use. */
class WordTable {
  readonly words: StudyVerses['words'] = [];
  readonly #places = new Map<EntryNumber, number>();
  readonly #taught: ReadonlyMap<string, Taught>;

  constructor(taught: ReadonlyMap<string, Taught>) {
    this.#taught = taught;
  }

  placeOf(number: EntryNumber): number {
    const existing = this.#places.get(number);
    if (existing !== undefined) return existing;
    const taught = this.#taught.get(number);
    const index = this.words.push(taught ? [taught.hebrew, taught.english, taught.card] : nameOf(number)) - 1;
    this.#places.set(number, index);
    return index;
  }
}

/** The lemma of a name with its most frequent rendering. */
function nameOf(number: EntryNumber): [string, string] {
  const [entry] = library.select({ lemma: entries.lemma }).from(entries).where(eq(entries.number, number)).all();
  const rows = library.select().from(renderings).where(eq(renderings.number, number)).all();
  const [first] = rows.sort((a, b) => a.position - b.position).filter(({ text }) => text !== '');
  return [bare(entry?.lemma ?? number), first?.text ?? ''];
}

function bare(text: string): string {
  return text.replaceAll(accents, '');
}

function asRead({ text, words, kjv }: Verse, english: string, table: WordTable): VerseToRead {
  return {
    reference: formatVerse(kjv),
    hebrew: bare(text),
    english,
    spans: words
      .toSorted((a, b) => a[0] - b[0])
      .filter(([start, end]) => end > start)
      .map(([start, end, number]) => [
        bare(text.slice(0, start)).length,
        bare(text.slice(0, end)).length,
        table.placeOf(number),
      ]),
  };
}
