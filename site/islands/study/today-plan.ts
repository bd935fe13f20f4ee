import type { DeckProgress } from '#data/study/contract/study-progress.ts';
import { deckNames, directions, type DeckName, type Direction } from '#data/study/decks.ts';
import { countDue } from './queue.ts';
import { begunToday } from './study-progress.ts';

/** What to study today in one deck and direction. */
export interface TodayStep {
  deck: DeckName;
  direction: Direction;
  due: number;
  /** New cards. */
  fresh: number;
}

export interface TodayInput {
  /** The progress of each deck, if there is any. */
  progressOf: (deck: DeckName) => DeckProgress | undefined;
  /** Number of cards of each deck. */
  totalOf: (deck: DeckName) => number;
  newPerDay: number;
  now: number;
}

/** The decks of a beginner, in order. A deck begins when all cards of the one before have been shown. */
const path: readonly DeckName[] = ['letters', 'vowels', 'words'];

/**
 * The reviews of all decks, and new cards of the first unfinished deck of the path. All decks of the path share the limit
 * of new cards, so the next deck begins slowly on the day on which one ends.
 */
export function todaySteps({ progressOf, totalOf, newPerDay, now }: TodayInput): TodayStep[] {
  const begunIn = (deck: DeckName): number => {
    const progress = progressOf(deck)?.['he-en'];
    return progress ? begunToday(progress, now) : 0;
  };
  const seenIn = (deck: DeckName): number => Object.keys(progressOf(deck)?.['he-en'].cards ?? {}).length;
  const stage = path.find((deck) => seenIn(deck) < totalOf(deck));
  const begun = path.reduce((sum, deck) => sum + begunIn(deck), 0);
  const fresh = stage ? Math.max(0, Math.min(newPerDay - begun, totalOf(stage) - seenIn(stage))) : 0;
  const order = [...path, ...deckNames.filter((deck) => !path.includes(deck))];
  return order.flatMap((deck) =>
    directions
      .map((direction): TodayStep => {
        const progress = progressOf(deck)?.[direction];
        const isStage = deck === stage && direction === 'he-en';
        return { deck, direction, due: progress ? countDue(progress, now) : 0, fresh: isStage ? fresh : 0 };
      })
      .filter((step) => step.due > 0 || step.fresh > 0),
  );
}
