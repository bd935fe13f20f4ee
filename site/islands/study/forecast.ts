import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { DirectionProgress } from '#data/study/contract/study-progress.ts';
import { daysUntil, localMidnight } from './local-calendar.ts';
import { isForToday } from './scheduler.ts';
import { cardProgressOf } from './study-progress.ts';

export interface ForecastDay {
  /** Local midnight, in milliseconds since 1970. */
  day: number;
  due: number;
}

/** The number of cards due on each of the next days. The first is today, including everything late. */
export function forecast(progress: readonly DirectionProgress[], days: number, now: number): ForecastDay[] {
  const list = Array.from({ length: days }, (_, after) => ({ day: localMidnight(now, after), due: 0 }));
  for (const { cards } of progress)
    for (const memory of Object.values(cards)) {
      const on = list[isForToday(memory, now) ? 0 : daysUntil(memory.due, now)];
      if (on) on.due += 1;
    }
  return list;
}

/** Cards that were forgotten at least twice, the most often forgotten first. */
export function hardCards(cards: readonly StudyCard[], progress: DirectionProgress, max: number): StudyCard[] {
  const lapses = (card: StudyCard): number => cardProgressOf(progress, card.id)?.lapses ?? 0;
  return cards
    .filter((card) => lapses(card) >= 2)
    .sort((a, b) => lapses(b) - lapses(a))
    .slice(0, max);
}
