import type { Card, CardInput, FSRS, Grade as FsrsGrade } from 'ts-fsrs';
import type { CardProgress } from '#data/study/contract/study-progress.ts';
import type { Grade } from '#data/study/decks.ts';
import { calendarDay, daysUntil, wallClock } from './local-calendar.ts';

export const grades: readonly Grade[] = [1, 2, 3, 4];

/** Milliseconds that an answer may be in the future before the clock is assumed to have been wrong. */
const clockTolerance = { learning: 20 * 60_000, review: 24 * 60 * 60_000 };

interface Scheduler {
  fsrs: FSRS;
  newCard: (now: number) => Card;
}

let scheduler: Scheduler | undefined;

/**
 * Loads the FSRS library (7 kB), which is not needed before a run starts. Throws if it cannot be loaded. Later calls
 * return at once, or retry.
 */
export async function fetchScheduler(): Promise<void> {
  if (scheduler) return;
  const { createEmptyCard, fsrs } = await import('ts-fsrs');
  scheduler = {
    // Uses the published weights. Fuzz is off, so that the interval shown on the button is exact.
    fsrs: fsrs({ enable_fuzz: false, request_retention: 0.9, maximum_interval: 36_500 }),
    newCard: (now) => createEmptyCard(now),
  };
}

export function hasScheduler(): boolean {
  return scheduler !== undefined;
}

/**
 * The progress of a card after an answer. A clock that is behind the last answer counts as being at that answer. Throws
 * before {@link fetchScheduler} has resolved.
 *
 * FSRS counts days in UTC, so it gets local times: an evening and the next morning are two days everywhere. A card in
 * review is due on a calendar day, which stays the same when the reader changes the time zone.
 */
export function answerCard(before: CardProgress | undefined, grade: Grade, now: number): CardProgress {
  if (!scheduler) throw new Error('A card was answered before the scheduler was fetched');
  const { fsrs, newCard } = scheduler;
  const local = wallClock(now);
  const { card } = fsrs.next(before ? cardInput(before, now) : newCard(local), local, grade as FsrsGrade);
  const state = card.state === 0 ? 1 : card.state;
  return {
    due: state === 2 ? calendarDay(now, card.scheduled_days) : now + card.due.getTime() - local,
    lastReview: now,
    stability: card.stability,
    difficulty: card.difficulty,
    interval: card.scheduled_days,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state,
  };
}

function cardInput(before: CardProgress, now: number): CardInput {
  return {
    due: wallClock(before.due),
    last_review: wallClock(Math.min(before.lastReview, now)),
    stability: before.stability,
    difficulty: before.difficulty,
    elapsed_days: 0,
    scheduled_days: before.interval,
    learning_steps: before.step,
    reps: before.reps,
    lapses: before.lapses,
    state: before.state,
  };
}

/**
 * A card in the learning steps is due at its minute, a card in review from the start of its local day. A card with an
 * answer in the future is due too. Otherwise it might not return for years.
 */
export function isDue(card: CardProgress, now: number): boolean {
  if (isLearning(card)) return card.due <= now || card.lastReview > now + clockTolerance.learning;
  return daysUntil(card.due, now) <= 0 || card.lastReview > now + clockTolerance.review;
}

/** Whether the card is asked today: it is due, or in the learning steps, which are minutes apart. */
export function isForToday(card: CardProgress, now: number): boolean {
  return isLearning(card) || isDue(card, now);
}

/** In the learning steps, which are minutes apart. */
export function isLearning(card: CardProgress): boolean {
  return card.state !== 2;
}
