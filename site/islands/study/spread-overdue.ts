import type { CardProgress, DeckProgress, DirectionProgress } from '#data/study/contract/study-progress.ts';
import { directions } from '#data/study/decks.ts';
import { calendarDay, daysUntil } from './local-calendar.ts';
import { isDue, isLearning } from './scheduler.ts';

/** A longer delay would let too much be forgotten, so each day has more cards instead. */
const maxSpreadDays = 7;

export interface Spread {
  progress: DeckProgress;
  /** Number of cards that were moved to a later day. */
  moved: number;
  /** The last day to which cards were moved, in days from today. */
  days: number;
}

/**
 * Moves overdue reviews to the next days, if a direction has more reviews today than `perDay`. Cards with short
 * intervals stay first, because they would be forgotten soonest. Cards in the learning steps and those due today stay.
 */
export function spreadOverdue(progress: DeckProgress, perDay: number, now: number): Spread {
  let result: Spread = { progress, moved: 0, days: 0 };
  for (const direction of directions) {
    const { cards, moved, days } = spreadCards(progress[direction], perDay, now);
    if (moved === 0) continue;
    result = {
      progress: { ...result.progress, [direction]: { ...progress[direction], cards } },
      moved: result.moved + moved,
      days: Math.max(result.days, days),
    };
  }
  return result;
}

function spreadCards(
  { cards }: DirectionProgress,
  perDay: number,
  now: number,
): Omit<Spread, 'progress'> & DirectionCards {
  const reviews = Object.entries(cards).filter(([, memory]) => !isLearning(memory));
  const overdue = reviews.filter(([, memory]) => daysUntil(memory.due, now) < 0).sort(byInterval);
  /** Reviews of each day, from today on. */
  const load = Array.from({ length: maxSpreadDays }, () => 0);
  for (const [, memory] of reviews) {
    const days = daysUntil(memory.due, now);
    const day = isDue(memory, now) ? 0 : days;
    if (load[day] !== undefined && days >= 0) load[day] += 1;
  }
  const sum = load.reduce((total, count) => total + count, overdue.length);
  const most = Math.max(perDay, Math.ceil(sum / maxSpreadDays));
  const next = { ...cards };
  let [day, moved] = [0, 0];
  for (const [id, memory] of overdue) {
    while (day < maxSpreadDays - 1 && (load[day] ?? 0) >= most) day += 1;
    load[day] = (load[day] ?? 0) + 1;
    if (day === 0) continue;
    next[id] = { ...memory, due: calendarDay(now, day) };
    moved += 1;
  }
  return { cards: next, moved, days: moved > 0 ? day : 0 };
}

type DirectionCards = Pick<DirectionProgress, 'cards'>;
type Entry = [id: string, memory: CardProgress];

function byInterval([a, one]: Entry, [b, other]: Entry): number {
  return one.interval - other.interval || one.due - other.due || a.localeCompare(b);
}
