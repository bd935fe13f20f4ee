import { wordTiles } from '#data/hebrew/language/word-tiles.ts';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { seededRandom } from '#data/study/seeded-random.ts';
import type { StudySettings } from '#data/study/decks.ts';
import type { AnswerWay } from '../../views/study/QuestionForm.tsx';
import { choicesFor } from './choices.ts';

export interface AskedCard {
  card: StudyCard;
  settings: StudySettings;
  cards: readonly StudyCard[];
  /** Makes the order of choices and tiles the same when a card is rendered again, and new when it is asked again. */
  seed: string;
}

/** If a card does not suit the exercise, it is asked as a plain card. */
export function answerWay({ card, settings, cards, seed }: AskedCard): AnswerWay {
  const { exercise, direction, deck } = settings;
  if (exercise === 'choose') {
    const choices = choicesFor(card, cards, direction, seededRandom(seed));
    // With only a few collected words, there may be no wrong answers to choose from.
    if (choices.length > 1) return { kind: 'chosen', choices };
  }
  // Vowel marks and single letters cannot be built from tiles, and tiles exist only for Hebrew.
  const isBuilt = deck !== 'vowels' && deck !== 'letters' && card.lang !== 'grc';
  if (exercise === 'build' && direction === 'en-he' && isBuilt)
    return { kind: 'built', tiles: wordTiles(card.hebrew, seededRandom(seed)) };
  return { kind: isTyped(settings) ? 'typed' : 'shown' };
}

/** Vowel marks cannot be typed. */
function isTyped({ typing, deck, direction }: StudySettings): boolean {
  return typing && !(deck === 'vowels' && direction === 'en-he');
}
