import type { CardProgress, DeckProgress, DirectionProgress } from '#data/study/contract/study-progress.ts';
import type { Direction } from '#data/study/decks.ts';
import { localDay } from './local-calendar.ts';

export function emptyProgress(): DeckProgress {
  return {
    version: 1,
    'he-en': { cards: {}, begun: { day: '', count: 0 } },
    'en-he': { cards: {}, begun: { day: '', count: 0 } },
  };
}

export function cardProgressOf({ cards }: DirectionProgress, id: string): CardProgress | undefined {
  return Object.hasOwn(cards, id) ? cards[id] : undefined;
}

/** Sets a card after an answer. A card answered for the first time counts as begun on that day. */
export function withAnswer(
  progress: DeckProgress,
  direction: Direction,
  id: string,
  card: CardProgress,
  now: number,
): DeckProgress {
  const previous = progress[direction];
  const isNew = !cardProgressOf(previous, id);
  const begun = isNew ? { day: localDay(now), count: begunToday(previous, now) + 1 } : previous.begun;
  return { ...progress, [direction]: { cards: { ...previous.cards, [id]: card }, begun } };
}

/** Restores one card and the day's count to their values before an answer that is undone. */
export function withoutAnswer(
  progress: DeckProgress,
  direction: Direction,
  id: string,
  before: DirectionProgress,
): DeckProgress {
  const { [id]: _, ...others } = progress[direction].cards;
  const card = cardProgressOf(before, id);
  return { ...progress, [direction]: { cards: card ? { ...others, [id]: card } : others, begun: before.begun } };
}

/** The progress of these cards only. */
export function pickCards(progress: DeckProgress, ids: readonly string[]): DeckProgress {
  const only = ({ cards, begun }: DirectionProgress): DirectionProgress => ({
    cards: Object.fromEntries(ids.flatMap((id) => (cards[id] ? [[id, cards[id]]] : []))),
    begun,
  });
  return { version: 1, 'he-en': only(progress['he-en']), 'en-he': only(progress['en-he']) };
}

/** How many cards were begun today. If the clock has moved to another day in either direction, the count is 0. */
export function begunToday({ begun }: DirectionProgress, now: number): number {
  return begun.day === localDay(now) ? begun.count : 0;
}

export function countAnswered(progress: DeckProgress): number {
  return Object.keys(progress['he-en'].cards).length + Object.keys(progress['en-he'].cards).length;
}
