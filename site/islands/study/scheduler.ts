import type { Card, CardInput, FSRS, Grade as FsrsGrade } from 'ts-fsrs';
import type { CardProgress } from '#data/study/contract/study-progress.ts';
import type { Grade } from '#data/study/decks.ts';

export const grades: readonly Grade[] = [1, 2, 3, 4];

/** Milliseconds that an answer may be in the future before the clock is assumed to have been wrong. */
const clockTolerance = 24 * 60 * 60_000;

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
 */
export function answerCard(before: CardProgress | undefined, grade: Grade, now: number): CardProgress {
  if (!scheduler) throw new Error('A card was answered before the scheduler was fetched');
  const { fsrs, newCard } = scheduler;
  const { card } = fsrs.next(before ? cardInput(before, now) : newCard(now), now, grade as FsrsGrade);
  return {
    due: card.due.getTime(),
    lastReview: now,
    stability: card.stability,
    difficulty: card.difficulty,
    interval: card.scheduled_days,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state === 0 ? 1 : card.state,
  };
}

function cardInput(before: CardProgress, now: number): CardInput {
  return {
    due: before.due,
    last_review: Math.min(before.lastReview, now),
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

/** A card with an answer in the future is due too. Otherwise it might not return for years. */
export function isDue(card: CardProgress, now: number): boolean {
  return card.due <= now || card.lastReview > now + clockTolerance;
}

/** In the learning steps, which are minutes apart. */
export function isLearning(card: CardProgress): boolean {
  return card.state !== 2;
}
