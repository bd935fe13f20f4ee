import type { StudyVerses, VerseToRead } from '#data/study/contract/study-verses.ts';

/** A verse with what its reader knows of it: of its different taught words, how many, and which of all. */
export interface ChosenVerse {
  verse: VerseToRead;
  known: number;
  taught: number;
}

/**
 * The verse of which the reader knows the greatest part; of equal ones that with more known words, and then the one
 * that comes first. Those read lately (`read`, the last one last) come again when all others have been read.
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
