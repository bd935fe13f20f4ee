import { canonicalVerseId } from '#data/bible/displaced-verses.ts';
import { verseMapOf } from '#data/bible/versification.ts';
import type { VerseId } from '#data/bible/verse-id.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { clauseHeads, isWeak, looseWords } from '#data/text/phrases/english-words.ts';
import {
  originalLanguages,
  testamentOf,
  timesInOriginals,
  type Testament,
} from '#data/text/phrases/times-in-originals.ts';
import { automaticVersion } from '#data/versions/automatic-version.ts';
import type { WordMark } from '#data/text/verse-marks.ts';
import { splitWebWords, type TaggedWord } from '../sources/tagged-web.ts';
import type { VerseText } from '../sources/source.ts';
import { taggedTranslation } from '../sources/versions.ts';
import { alignWords } from '../sources/align-words.ts';
import type { SourceTexts } from './read-sources.ts';

/** A word of the verse's text with the number that the tagged edition gives it. */
interface Candidate {
  word: string;
  number: EntryNumber;
  start: number;
  end: number;
}

type TimesIn = (verse: VerseId, number: EntryNumber) => number;

/**
 * Tags the World English Bible with the numbers of its tagged edition, which were assigned automatically: words without a
 * sense of their own have wrong numbers there, and are left out. A number that the original does not have in the verse is
 * left out too. A verse with the numbers of another verse gets those that its words have elsewhere. A text that an administrator imported under the code stays as it is.
 */
export function withAutomaticTags(texts: SourceTexts): SourceTexts {
  const { automaticTags } = texts;
  if (automaticTags.size === 0) return texts;
  const times = timesOf(texts);
  return {
    ...texts,
    versions: texts.versions.map((version) => {
      if (version.about.code !== automaticVersion || version.source !== automaticVersion) return version;
      return { ...version, verses: tagVerses(version.verses, automaticTags, times) };
    }),
  };
}

/** Exported for a test. */
export function tagVerses(
  verses: readonly VerseText[],
  tags: ReadonlyMap<VerseId, readonly TaggedWord[]>,
  times: TimesIn,
): VerseText[] {
  const read = verses.map((verse) => {
    const id = canonicalVerseId(verse.id);
    const candidates = findCandidates(verse.text, tags.get(id) ?? []);
    const inOriginal = candidates.filter(({ number }) => times(id, number) > 0);
    return { verse, id, inOriginal, isMisplaced: inOriginal.length * 2 <= candidates.length };
  });
  const usual = learnNumbers(read.filter(({ isMisplaced }) => !isMisplaced).flatMap(({ inOriginal }) => inOriginal));
  const found = read.map(({ verse, id, inOriginal, isMisplaced }) => ({
    verse,
    id,
    phrases: joinPhrases(verse.text, isMisplaced ? usualNumbers(verse.text, id, usual, times) : inOriginal),
  }));
  // How often a word has a number in the whole text: "empty" is H8414 once, and "formless" more often.
  const together = new Map<string, number>();
  const pairOf = ({ word, number }: Candidate): string => `${word} ${number}`;
  for (const each of found.flatMap(({ phrases }) => phrases))
    together.set(pairOf(each), (together.get(pairOf(each)) ?? 0) + 1);
  return found.map(({ verse, id, phrases }) => {
    const byNumber = Map.groupBy(phrases, ({ number }) => number);
    const words = [...byNumber].flatMap(([number, list]) =>
      list
        .toSorted((a, b) => (together.get(pairOf(b)) ?? 0) - (together.get(pairOf(a)) ?? 0) || a.start - b.start)
        .slice(0, times(id, number))
        .map(({ start, end }): WordMark => [start, end, number]),
    );
    if (words.length === 0) return verse;
    words.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    return { ...verse, marks: { ...verse.marks, words } };
  });
}

/** The content words of a text that its tagged edition has in the same place. */
function findCandidates(text: string, tagged: readonly TaggedWord[]): Candidate[] {
  const words = splitWebWords(text);
  const pairs = alignWords(
    words.map(({ word }) => word),
    tagged.map(({ word }) => word),
  );
  return pairs.flatMap(([own, other]): Candidate[] => {
    const number = tagged[other]?.number;
    const word = words[own];
    return number && word && hasSense(word.word) && !isImpossible(number, word.word) ? [{ ...word, number }] : [];
  });
}

/** How often each word has each of its numbers. */
type LearnedNumbers = ReadonlyMap<string, ReadonlyMap<EntryNumber, number>>;

function learnNumbers(candidates: readonly Candidate[]): LearnedNumbers {
  const learned = new Map<string, Map<EntryNumber, number>>();
  for (const { word, number } of candidates) {
    const numbers = learned.get(word) ?? new Map<EntryNumber, number>();
    learned.set(word, numbers.set(number, (numbers.get(number) ?? 0) + 1));
  }
  return learned;
}

/** With these limits, 99.7 % of the words in other verses get the number that the tagged edition gives them. */
const minTimes = 3;
const minShare = 0.2;

/**
 * The words of a verse with the numbers that they have elsewhere, if the original has them in the verse. The tagged
 * edition compared some verses, most of them in psalms with a title, with the Hebrew verse of the same number, which is
 * another verse.
 */
function usualNumbers(text: string, verse: VerseId, learned: LearnedNumbers, times: TimesIn): Candidate[] {
  return splitWebWords(text).flatMap((each): Candidate[] => {
    const numbers = [...(learned.get(each.word) ?? [])];
    const total = numbers.reduce((sum, [, count]) => sum + count, 0);
    const [best] = numbers
      .filter(([number, count]) => count >= minTimes && count >= total * minShare && times(verse, number) > 0)
      .sort((a, b) => b[1] - a[1]);
    return best && hasSense(each.word) ? [{ ...each, number: best[0] }] : [];
  });
}

/** Verbs that help others in older English only. */
const verbs: ReadonlySet<string> = new Set(['make', 'made', 'making', 'cause', 'caused', 'become', 'became']);
/** Verbs that help others: "has trespassed" has the number of "trespassed" or a wrong one. */
const auxiliaries: ReadonlySet<string> = new Set(['has', 'does']);
/**
 * The article, the sign of the object, "he", "and", "but", and the most common prepositions and particles: the tagged
 * edition has them on words that they cannot mean ("went" H413, "took" H853, "way" G1722).
 */
const functionNumbers: ReadonlySet<EntryNumber> = new Set<EntryNumber>([
  ...(['H413', 'H853', 'H3588', 'H4480', 'H834'] as const),
  ...(['G846', 'G1161', 'G1519', 'G1722', 'G2532', 'G3588', 'G3739'] as const),
]);
/** "Wherever" and the like are relatives with a sense of their own. */
const generalRelative = /ever$/;

/** Negations and conditions: "make" G3756 and "two" H3808 are wrong, only words that deny something can have them. */
const negations = /^(?:nothing|never|cannot|nobody|anything|anyone|nowhere|however|either)$/;
/** What the tagged edition gives these numbers, and they cannot mean. Found among all words with each number. */
const impossibleWords: Readonly<Partial<Record<EntryNumber, RegExp>>> = {
  // "One".
  H259: /^(?:offering|weighing|withhold|man)$/,
  // "All, every".
  H3605: /^(?:made|done|seems|destroy|used|man|men)$/,
  G3956: /^(?:kept|great|way)$/,
  // "Also".
  H1571: /^(?:made|found)$/,
  // "On, over".
  H5921: /^(?:fell|loose|wore|besieging|afflicted|works|yourself|command)$/,
  // "Until".
  H5704: /^(?:river|way|worked|time)$/,
  // "These" and "that".
  H428: /^(?:belong|regard)$/,
  H1931: /^(?:city|use|alone)$/,
  // "Through", "toward" and "out of".
  G1223: /^(?:came|say|presence)$/,
  G4314: /^(?:told|god|order)$/,
  G1537: /^(?:come|belonged)$/,
};
const negative: ReadonlySet<EntryNumber> = new Set<EntryNumber>(['H3808', 'H408', 'H518', 'G3756', 'G3361']);

/** Whether a word cannot mean this number. */
function isImpossible(number: EntryNumber, word: string): boolean {
  if (functionNumbers.has(number)) return !generalRelative.test(word);
  if (negative.has(number)) return !negations.test(word);
  return impossibleWords[number]?.test(word) ?? false;
}

const contraction = /n’t$|’(?:s|re|ve|ll|d|m)$/;
/** "God’s" has a sense, "it’s" has none. */
const pronoun = /^(?:it|he|she|that|there|what|who|where|here|let|how)’s$/;

function hasSense(word: string): boolean {
  if (verbs.has(word)) return true;
  const bare = word.endsWith('’s') && !pronoun.test(word) ? word.slice(0, -2) : word;
  return (
    !contraction.test(bare) &&
    !auxiliaries.has(bare) &&
    !isWeak(bare) &&
    !looseWords.has(bare) &&
    !clauseHeads.has(bare)
  );
}

/** Neighboring words with one number are one phrase: "burnt offering". */
function joinPhrases(text: string, candidates: readonly Candidate[]): Candidate[] {
  const phrases: Candidate[] = [];
  for (const each of candidates) {
    const last = phrases.at(-1);
    if (last?.number === each.number && text.slice(last.end, each.start) === ' ') {
      phrases[phrases.length - 1] = { ...last, word: `${last.word} ${each.word}`, end: each.end };
    } else {
      phrases.push(each);
    }
  }
  return phrases;
}

/** How often the original has a number in a verse. The tagged translation replaces an original that is not tagged. */
function timesOf({ versions, verseMap }: SourceTexts): TimesIn {
  const originalOf = (testament: Testament) => {
    const hasTestament = ({ verses }: { verses: readonly VerseText[] }): boolean =>
      verses.some(({ id, marks }) => marks.words && testamentOf(id) === testament);
    const version =
      versions.find((each) => originalLanguages.has(each.about.language) && hasTestament(each)) ??
      versions.find((each) => each.about.code === taggedTranslation && hasTestament(each));
    return version && { versification: version.about.versification, verses: version.verses };
  };
  const [old, fresh] = [originalOf('old'), originalOf('new')];
  const times = timesInOriginals({ ...(old && { old }), ...(fresh && { new: fresh }) }, verseMapOf(verseMap));
  return (verse, number) => times(verse, number) ?? 0;
}
