// cspell:ignore adulter fornicat lepro lieth scall smit whor
import { eq, sql } from 'drizzle-orm';
import type { StudyVerse } from '#data/study/contract/study-deck.ts';
import { formatVerse, verseIdOfKey, verseKey, type VerseId } from '#data/bible/verse-id.ts';
import { saysMeaning } from '#data/hebrew/english/says-meaning.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { shownMarks } from '#data/text/verse-tree.ts';
import { verses } from '#data/schema/library.ts';
import { countedVersion, wordsOfSense, type BibleWord } from './bible-words.ts';
import { library } from './query-library.ts';
import { libraryMetadata, type Version } from './frame.ts';
import type { WordSense } from './word-senses.ts';

interface Verse {
  key: number;
  text: string;
  marks: VerseMarks;
}

/** What an example must show. */
export interface WantedExample {
  sense: WordSense;
  /** Tests the written word. Verses with a word of the first test are preferred, and so on. */
  forms: readonly ((word: BibleWord) => boolean)[];
  /** Words that fit less well, such as those with a prefix. A shorter verse must make up for that. */
  isUnclear?: ((word: BibleWord) => boolean) | undefined;
  /** English of verses in which the word has another sense. */
  otherSense?: RegExp | undefined;
  /** English words for the taught word. The marked words must be one of them, preferably the first. */
  meanings: readonly string[];
  isVerb: boolean;
  /** Tests the English text before the marked words, and these. */
  context?: ((before: string, rendering: string) => boolean) | undefined;
}

/** How many characters longer a verse may be if it is clearer. */
const clarity = 60;
/** Verses that a teacher would not choose for a beginner: sexual acts, killing, disease and excrement. */
const harsh = new RegExp(
  `\\b(?:${[
    'harlots?|whor\\w*|adulter\\w*|fornicat\\w*|concubines?|sodomites?|ravish\\w*|(?:lie|lieth|lay|lying|lain) with|nakedness|teats',
    'slay\\w*|slew|slain|slaughter\\w*|kill\\w*|murder\\w*|smit\\w*|smote|blood\\w*|carcases?|scourge',
    'dung|vomit\\w*|defiled?|plagues?|lepro\\w*|scall|unclean',
  ].join('|')})\\b`,
  'i',
);

/** How many characters longer another verse may be than a harsh one: as long as a beginner can read. */
const harshness = 300;

/** Min length in characters. Shorter verses are headings and lists of names: "Adam, Sheth, Enosh," has 19. */
const shortest = 20;

const verseQuery = library
  .select()
  .from(verses)
  .where(eq(verses.key, sql.placeholder('key')))
  .prepare();

/**
 * Returns the verse with the shortest English text among those that have the word in a wanted form, translated by one
 * of its meanings. The word is marked in both texts. Verses with ketiv are excluded. Returns `undefined` if a text is
 * not loaded or no verse fits.
 */
export function readExampleVerse(wanted: WantedExample): StudyVerse | undefined {
  const { versions } = libraryMetadata();
  const hebrew = versions.find(({ code }) => code === countedVersion);
  const english = versions.find(({ language, taggedWords }) => language === 'en' && taggedWords > 0);
  if (!hebrew || !english) return undefined;
  const lengths = englishLengths(hebrew, english);
  const { sense, forms } = wanted;
  const all = wordsOfSense(sense);
  const ofEntry = Map.groupBy(wordsOfSense({ numbers: sense.numbers, parsing: anyParsing }), (word) => word.verse);
  for (const fits of forms) {
    const byLength = [...Map.groupBy(all.filter(fits), (word) => word.verse)]
      .map(([id, words]) => ({ id, words, length: lengths.get(id) ?? Infinity }))
      .filter(({ length }) => length >= shortest && length < Infinity)
      // With another form of the word in the verse, it would be unclear which one is marked in English.
      .filter(({ id, words }) => ofEntry.get(id)?.length === words.length)
      .sort((a, b) => a.length - b.length);
    const best = clearest(readCandidates(byLength, hebrew, english), wanted);
    if (best) return best;
  }
  return undefined;
}

interface Candidate {
  original: Verse;
  words: readonly BibleWord[];
  translation: Verse;
}

/** Reads each verse only when it is asked for: a common word has thousands, and one of the shortest is enough. */
function* readCandidates(
  byLength: readonly { id: VerseId; words: readonly BibleWord[] }[],
  hebrew: Version,
  english: Version,
): Generator<Candidate> {
  for (const { id, words } of byLength) {
    const original = verse(hebrew, id);
    const translation = original && verse(english, original.marks.kjv ?? id);
    if (original && translation && !original.marks.ketiv) yield { original, words, translation };
  }
}

/** The shortest verse, where each drawback counts as more characters. The candidates are sorted by their length. */
function clearest(candidates: Iterable<Candidate>, wanted: WantedExample): StudyVerse | undefined {
  const { meanings, isUnclear = () => false, otherSense } = wanted;
  let best: StudyVerse | undefined;
  let least = Infinity;
  for (const { original, words, translation } of candidates) {
    const { text } = translation;
    if (text.length >= least) break;
    if (otherSense?.test(text)) continue;
    const basis = text.length + clarity * Number(words.some(isUnclear)) + (harsh.test(text) ? harshness : 0);
    for (const [drawbacks, meaning] of meanings.entries()) {
      const cost = basis + clarity * drawbacks;
      if (cost >= least) break;
      const found = renderingsIn(translation, wanted, meaning);
      if (found.length === 0 || found.length > words.length) continue;
      // A Hebrew word is marked that the translation leaves out.
      const whole = cost + clarity * (words.length - found.length);
      if (whole >= least) continue;
      best = example(original, words, translation, found);
      least = whole;
    }
  }
  return best;
}

const anyParsing = /(?:)/;

type Offsets = StudyVerse['hebrew']['found'];

function example(original: Verse, words: readonly BibleWord[], translation: Verse, found: Offsets): StudyVerse {
  return {
    reference: formatVerse(verseIdOfKey(original.key), original.marks.kjv),
    hebrew: withMarked(
      original,
      words.map(({ start, end }) => [start, end]),
    ),
    english: withMarked(translation, found),
  };
}

function withMarked({ text, marks }: Verse, found: Offsets): StudyVerse['hebrew'] {
  const { words: _, ...shown } = shownMarks(marks);
  return { text, marks: shown, found };
}

/** The tagged words of the translation, if each of them has the meaning. */
function renderingsIn({ text, marks }: Verse, wanted: WantedExample, meaning: string): Offsets {
  const { sense, isVerb, context = () => true } = wanted;
  const tagged = (shownMarks(marks).words ?? []).filter(
    ([start, end, number]) => end > start && sense.numbers.includes(number),
  );
  return tagged.every(([start, end]) => {
    const rendering = text.slice(start, end);
    return saysMeaning(rendering, [meaning], isVerb) && context(text.slice(Math.max(0, start - 30), start), rendering);
  })
    ? tagged.map(([start, end]) => [start, end])
    : [];
}

function verse(version: Version, id: VerseId): Verse | undefined {
  return verseQuery.get({ key: verseKey(version.id, id) });
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
