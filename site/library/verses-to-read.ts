import { between, eq, inArray } from 'drizzle-orm';
import heldOutVerses from '#data/hebrew/content/held-out-verses.json' with { type: 'json' };
import { transliterateForm } from '#data/interlinear/transliterate-form.ts';
import { studyVerses, type StudyVerses, type VerseToRead } from '#data/study/contract/study-verses.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { formatVerse, verseIdOfKey, verseKey } from '#data/bible/verse-id.ts';
import type { WordMark } from '#data/text/verse-marks.ts';
import { entries, renderings, verses } from '#data/schema/library.ts';
import { entryNumberOf } from './bible-frequency.ts';
import { consonants, countedVersion, isInSense, withoutLanguage } from './bible-words.ts';
import { library } from './query-library.ts';
import { libraryMetadata } from './frame.ts';
import { hebrewContent } from './hebrew-content.ts';
import { hasOwnSense, senseOfVerb, senseOfWord, type WordSense } from './word-senses.ts';

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
/** A pronoun with an article is "that" or "those", not "he" or "they". */
const demonstrative = /(^|\/)Td\/Pp3/;
/** "From before" and "because of" are under the entry of "face". */
const fromFace = /^ו?מל?פני/u;

/** Verses with a word in a sense that its card does not teach, and that no form shows. Found by reading. */
const otherSenses: Record<string, string | undefined> = heldOutVerses;

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
  const all = readVerses(hebrew.id).filter(({ kjv }) => otherSenses[formatVerse(kjv)] === undefined);
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
  sense: WordSense;
}

/** Finds the card that teaches a word of a verse in its sense; `undefined` if none does. */
type FindTaught = (text: string, word: WordMark) => Taught | undefined;

/**
 * One entry can have several cards: "day" and "today", "to come" and "to bring". The first card whose sense fits is the
 * word's: those with a rule of their own, then other words, then verbs.
 */
function taughtWords(): FindTaught {
  const { words, verbs } = hebrewContent;
  const taught = new Map<EntryNumber, Taught[]>();
  const add = (card: Taught): void => {
    for (const number of card.sense.numbers) taught.set(number, [...(taught.get(number) ?? []), card]);
  };
  for (const { id, strongs, partOfSpeech, hebrew, english } of words.toSorted(
    (a, b) => Number(hasOwnSense(b.id)) - Number(hasOwnSense(a.id)),
  )) {
    const number = entryNumberOf(strongs);
    if (number) add({ card: `words/${id}`, hebrew, english, sense: senseOfWord(id, number, partOfSpeech) });
  }
  for (const { id, strongs, binyan, infinitive, pastFirstPerson, english } of verbs) {
    const number = entryNumberOf(strongs);
    const hebrew = infinitive ?? pastFirstPerson;
    if (number) add({ card: `verbs/${id}`, hebrew, english, sense: senseOfVerb(number, binyan) });
  }
  return (text, [start, end, number, code = '']) => {
    const parsing = withoutLanguage(code);
    const written = text.slice(start, end);
    if (demonstrative.test(parsing) || (number === 'H6440' && fromFace.test(consonants(written)))) return undefined;
    return taught.get(number)?.find(({ sense }) => isInSense(sense, { text: written, parsing }));
  };
}

/** Two Hebrew verses that one verse of the translation covers are left out: a reader would compare half of it. */
function readVerses(version: number): Verse[] {
  const all = library
    .select()
    .from(verses)
    .where(between(verses.key, verseKey(version, 0), verseKey(version + 1, 0) - 1))
    .all()
    .flatMap(({ key, text, marks }) =>
      marks.ketiv ? [] : [{ key, text, words: marks.words ?? [], kjv: marks.kjv ?? verseIdOfKey(key) }],
    );
  const covered = Map.groupBy(all, ({ kjv }) => kjv);
  return all.filter(({ kjv }) => covered.get(kjv)?.length === 1);
}

/** Ranks words by frequency in the Hebrew Bible; 0 is the most common. */
function rankWords(all: readonly Verse[]): Map<EntryNumber, number> {
  const counts = new Map<EntryNumber, number>();
  for (const { words } of all) for (const [, , number] of words) counts.set(number, (counts.get(number) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return new Map(sorted.map(([number], rank) => [number, rank]));
}

function isReadable({ text, words }: Verse, taught: FindTaught): boolean {
  const written = text.split(/[\s\u05BE]+/u).filter((word) => /\p{L}/u.test(word)).length;
  return (
    written >= minWords &&
    written <= maxWords &&
    // Exclude a word without its own number, such as "to him", because it would have no meaning to show.
    words.length >= written &&
    words.some((word) => taught(text, word)) &&
    words.every((word) => isHebrew(word) && (taught(text, word) || nameCode.test(word[3] ?? '')))
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

function isHebrew([, , , code = '']: WordMark): boolean {
  return code.startsWith('H');
}

/** Every word once in each sense, in order of first use. */
class WordTable {
  readonly words: StudyVerses['words'] = [];
  readonly #places = new Map<string, number>();
  readonly #taught: FindTaught;

  constructor(taught: FindTaught) {
    this.#taught = taught;
  }

  placeOf(text: string, word: WordMark): number {
    const taught = this.#taught(text, word);
    const name = taught?.card ?? word[2];
    const existing = this.#places.get(name);
    if (existing !== undefined) return existing;
    const index = this.words.push(taught ? [taught.hebrew, taught.english, taught.card] : nameOf(word[2])) - 1;
    this.#places.set(name, index);
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

function soundOf(written: string, [, , number, code]: WordMark): string {
  const [entry] = library
    .select({ lemma: entries.lemma, sound: entries.transliteration })
    .from(entries)
    .where(eq(entries.number, number))
    .all();
  return transliterateForm(written, 'hbo', { ...entry, ...(code !== undefined && { code }) });
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
      .map((word) => [
        bare(text.slice(0, word[0])).length,
        bare(text.slice(0, word[1])).length,
        table.placeOf(text, word),
        soundOf(text.slice(word[0], word[1]), word),
      ]),
  };
}
