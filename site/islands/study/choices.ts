import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { meaningsOf } from '#data/hebrew/english/english-answer.ts';
import { foldHebrew } from '#data/hebrew/language/spelling.ts';
import { shuffled } from '#data/hebrew/language/word-tiles.ts';
import type { Direction } from '#data/study/study.ts';

const others = 3;

/**
 * The card's own answer among three of other cards that are wrong, those of the same kind before others, in an order by
 * chance. Fewer where the deck has no more.
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
  const answers = [...new Set(sorted.map(answerOf))].slice(0, others);
  return shuffled([answerOf(card), ...answers], random);
}

/** Words with a meaning in common, or written alike, would both be right. */
function isRightFor(other: StudyCard, card: StudyCard): boolean {
  if (other.id === card.id || foldHebrew(other.hebrew) === foldHebrew(card.hebrew)) return true;
  const meanings = meaningsOf(card.english, 'separate');
  return meaningsOf(other.english, 'separate').some((meaning) => meanings.includes(meaning));
}
