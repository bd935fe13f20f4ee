import type { StudyVerses, VerseToRead } from '#data/study/contract/study-verses.ts';

/** A verse with the number of different taught words in it, and how many of them the reader knows. */
export interface ChosenVerse {
  verse: VerseToRead;
  known: number;
  taught: number;
}

/**
 * Chooses the verse with the largest known part; among equal ones, the one with more known words, then the first.
 * Verses in `read` (the last one last) are repeated only when all others have been read.
 */
export function chooseVerse(
  { words, verses }: StudyVerses,
  isKnown: (card: string) => boolean,
  read: readonly string[],
): ChosenVerse | undefined {
  const unread = verses.filter(({ reference }) => !read.includes(reference));
  const among =
    unread.length > 0
      ? unread
      : verses.toSorted((a, b) => read.indexOf(a.reference) - read.indexOf(b.reference)).slice(0, 1);
  let best: ChosenVerse | undefined;
  for (const verse of among) {
    const cards = [...new Set(verse.spans.flatMap(([, , word]) => words[word]?.[2] ?? []))];
    const known = cards.filter(isKnown).length;
    const chosen = { verse, known, taught: cards.length };
    if (!best || isBetter(chosen, best)) best = chosen;
  }
  return best;
}

function isBetter(one: ChosenVerse, other: ChosenVerse): boolean {
  const [first, second] = [one.known * other.taught, other.known * one.taught];
  return first === second ? one.known > other.known : first > second;
}
