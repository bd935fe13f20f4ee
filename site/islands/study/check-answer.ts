import type { StudyCard } from '#data/study/contract/study-deck.ts';
import {
  isEnglishAnswer,
  isNearlyEnglish,
  isOneSlip,
  meaningsOf,
  type Commas,
} from '#data/hebrew/english/english-answer.ts';
import { foldHebrew, isSpellingOf } from '#data/hebrew/language/spelling.ts';
import type { DeckName, Direction, Verdict } from '#data/study/decks.ts';
import { foldText } from '#data/text/fold.ts';
import { typedKeys } from '#data/dictionary/transliteration-key.ts';

export interface Question {
  card: StudyCard;
  direction: Direction;
  deck: DeckName;
  /** All cards of the deck: another word may have the same meaning. */
  cards: readonly StudyCard[];
}

/**
 * Checks an answer. Hebrew may also be typed in Latin letters, in any common transliteration. A typo is recognized only
 * in Hebrew letters.
 */
export function checkAnswer(typed: string, { card, direction, deck, cards }: Question): Verdict {
  if (!typed.trim()) return 'none';
  const commas = deck === 'phrases' ? 'belong' : 'separate';
  if (direction === 'en-he') {
    if (isHebrew(typed, card)) return 'right';
    if (cards.some((other) => isHebrew(typed, other) && shareMeaning(card, other, commas))) return 'other';
    const word = foldHebrew(card.hebrew);
    return word.length > 3 && isOneSlip(foldHebrew(typed), word) ? 'nearly' : 'wrong';
  }
  if ([card.english, card.also ?? ''].some((english) => isEnglishAnswer(typed, english, commas))) return 'right';
  return isNearlyEnglish(typed, card.english, commas) ? 'nearly' : 'wrong';
}

const latin = /\p{Script=Latin}/u;

function isHebrew(typed: string, { hebrew, lang, transliteration }: StudyCard): boolean {
  if (!latin.test(typed))
    return lang === 'grc' ? foldText(typed.trim()) === foldText(hebrew) : isSpellingOf(typed, hebrew);
  const keys = typedKeys(typed);
  return [transliteration, ...transliteration.split('/')].some((spelling) =>
    typedKeys(spelling).some((key) => keys.includes(key)),
  );
}

function shareMeaning(one: StudyCard, other: StudyCard, commas: Commas): boolean {
  const meanings = meaningsOf(one.english, commas);
  return meaningsOf(other.english, commas).some((meaning) => meanings.includes(meaning));
}
