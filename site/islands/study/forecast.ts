import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { DirectionProgress } from '#data/study/contract/study-progress.ts';
import { cardProgressOf } from './study-progress.ts';

export interface ForecastDay {
  /** Local midnight, in milliseconds since 1970. */
  day: number;
  due: number;
}

/** The number of cards due on each of the next days. The first is today, including everything late. */
export function forecast(progress: readonly DirectionProgress[], days: number, now: number): ForecastDay[] {
  const today = new Date(now);
  const midnight = (after: number): number =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + after).getTime();
  const list = Array.from({ length: days }, (_, after) => ({ day: midnight(after), due: 0 }));
  for (const { cards } of progress)
    for (const { due } of Object.values(cards)) {
      const at = list.findLastIndex(({ day }) => day <= due);
      const on = list[Math.max(0, at)];
      if (on && due < midnight(days)) on.due += 1;
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
