import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { meaningsOf } from '#data/hebrew/english/english-answer.ts';
import { foldHebrew } from '#data/hebrew/language/spelling.ts';
import { shuffled } from '#data/hebrew/language/word-tiles.ts';
import type { Direction } from '#data/study/decks.ts';

const maxWrong = 3;

/**
 * The card's answer and up to three wrong answers of other cards, preferably of the same kind, in random order. Fewer
 * if the deck has too few cards.
 */
export function choicesFor(
  card: StudyCard,
  cards: readonly StudyCard[],
  direction: Direction,
  random: () => number,
): string[] {
  const answerOf = ({ hebrew, english }: StudyCard): string => (direction === 'he-en' ? english : hebrew);
  const wrong = shuffled(
    cards.filter((other) => other.lang === card.lang && !isRightFor(other, card)),
    random,
  );
  const sorted = [...wrong].sort((a, b) => Number(b.note === card.note) - Number(a.note === card.note));
  const answers = [...new Set(sorted.map(answerOf))].slice(0, maxWrong);
  return shuffled([answerOf(card), ...answers], random);
}

/** A word with a shared meaning or the same spelling would also be right. */
function isRightFor(other: StudyCard, card: StudyCard): boolean {
  if (other.id === card.id || foldHebrew(other.hebrew) === foldHebrew(card.hebrew)) return true;
  const meanings = acceptedMeanings(card);
  return acceptedMeanings(other).some((meaning) => meanings.includes(meaning));
}

function acceptedMeanings({ english, synonyms = '' }: StudyCard): string[] {
  return [...meaningsOf(english, 'separate'), ...meaningsOf(synonyms, 'separate')];
}
