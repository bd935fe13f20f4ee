import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { VerseId } from '../../bible/verse-id.ts';
import type { VerseMarks } from '../verse-marks.ts';
import { auxiliaries, isWeak, wordsIn } from './english-words.ts';
import { joinPieces, type Wording } from './join-pieces.ts';
import { reachBack } from './reach-back.ts';

interface TaggedVerse {
  id: VerseId;
  text: string;
  marks: VerseMarks;
}

/** How often a number occurs in a verse of the original, `undefined` where that is not known. */
export type TimesInOriginal = (verse: VerseId, number: EntryNumber) => number | undefined;

/**
 * The verses of a tagged English text with its tags as phrases: each tag is extended over the untagged words that
 * belong to it, and the further pieces of a split phrase are marked, so that it counts once. Counts, renderings, the
 * index, word tables and marks in a text all use these tags.
 */
export function withPhrases<Verse extends TaggedVerse>(
  verses: readonly Verse[],
  timesInOriginal: TimesInOriginal = () => undefined,
): Verse[] {
  const wordings = wordingsIn(verses);
  return verses.map((verse) => verseWithPhrases(verse, wordings, timesInOriginal));
}

/**
 * One verse of {@link withPhrases}, for callers that do not have all verses at once: `wordings` are those of the whole
 * text.
 */
export function verseWithPhrases<Verse extends TaggedVerse>(
  verse: Verse,
  wordings: ReadonlyMap<EntryNumber, Wording>,
  timesInOriginal: TimesInOriginal,
): Verse {
  if (!verse.marks.words) return verse;
  const words = joinPieces(
    verse.text,
    reachBack(verse.text, verse.marks),
    (number) => wordings.get(number) ?? 'particle',
    (number) => timesInOriginal(verse.id, number),
  );
  return { ...verse, marks: { ...verse.marks, words } };
}

/** The kind of words that render each number, over a whole text. */
export function wordingsIn(verses: readonly TaggedVerse[]): Map<EntryNumber, Wording> {
  const counter = new WordingCounter();
  for (const verse of verses) counter.add(verse);
  return counter.finish();
}

const versesInSlice = 1_000;

/** As {@link wordingsIn}, with a pause after every 1,000 verses, so that a server can answer other requests. */
export async function wordingsInSlices(
  verses: readonly TaggedVerse[],
  pause: () => Promise<void>,
): Promise<Map<EntryNumber, Wording>> {
  const counter = new WordingCounter();
  for (const [at, verse] of verses.entries()) {
    counter.add(verse);
    if (at % versesInSlice === versesInSlice - 1) await pause();
  }
  return counter.finish();
}

class WordingCounter {
  #counts = new Map<EntryNumber, { sense: number; auxiliary: number; all: number }>();

  add({ text, marks }: TaggedVerse): void {
    for (const [start, end, number] of marks.words ?? []) {
      const words = wordsIn(text.slice(start, end));
      if (words.length === 0) continue;
      let count = this.#counts.get(number);
      if (!count) this.#counts.set(number, (count = { sense: 0, auxiliary: 0, all: 0 }));
      count.all += 1;
      if (!words.every(isWeak)) count.sense += 1;
      else if (words.some((word) => auxiliaries.has(word))) count.auxiliary += 1;
    }
  }

  finish(): Map<EntryNumber, Wording> {
    return new Map(
      [...this.#counts].map(([number, { sense, auxiliary, all }]) => [
        number,
        sense * 2 >= all ? 'sense' : (sense + auxiliary) * 2 >= all ? 'auxiliary' : 'particle',
      ]),
    );
  }
}
