import type { StudyCard } from '#data/contract/study-deck.ts';
import type { DeckName, Direction } from '#data/model/study.ts';
import { isEnglishAnswer, isNearlyEnglish, isOneSlip } from './english-answer.ts';
import { foldHebrew, isHebrewAnswer } from './hebrew-answer.ts';

/** `nearly`: right but for one letter. `none`: nothing was typed. */
export type Verdict = 'right' | 'nearly' | 'wrong' | 'none';

export function checkAnswer(typed: string, { hebrew, english }: StudyCard, direction: Direction, deck: DeckName): Verdict {
  if (!typed.trim()) return 'none';
  if (direction === 'en-he') {
    if (isHebrewAnswer(typed, hebrew)) return 'right';
    const word = foldHebrew(hebrew);
    return word.length > 3 && isOneSlip(foldHebrew(typed), word) ? 'nearly' : 'wrong';
  }
  const commas = deck === 'phrases' ? 'belong' : 'separate';
  if (isEnglishAnswer(typed, english, commas)) return 'right';
  return isNearlyEnglish(typed, english, commas) ? 'nearly' : 'wrong';
}
