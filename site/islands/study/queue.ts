import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { CardProgress, DirectionProgress } from '#data/study/contract/study-progress.ts';
import { begunToday, cardProgressOf } from './study-progress.ts';
import { daysUntil, localMidnight } from './local-calendar.ts';
import { isDue, isForToday, isLearning } from './scheduler.ts';

export interface QueueLimits {
  order: 'deck' | 'bible';
  newPerDay: number;
  /** New cards that the reader requested beyond the daily limit. Below 0 if other decks have used up some of it. */
  extra: number;
}

export interface Queue {
  /** Due cards: those in the learning steps first, then the others, each the longest due first. */
  due: StudyCard[];
  /** Cards never answered, as many as today's limit allows. */
  fresh: StudyCard[];
  /** Cards in the learning steps that are due within minutes. Asked when nothing else is left. */
  soon: StudyCard[];
  /** Number of cards never answered beyond today's limit. */
  left: number;
  /** When the next card that is not due becomes due, in milliseconds since 1970. */
  nextDue: number | undefined;
}

/** How early a card in the learning steps may be asked when nothing else is left: 20 minutes. */
const lookAhead = 20 * 60_000;

export function makeQueue(
  cards: readonly StudyCard[],
  progress: DirectionProgress,
  limits: QueueLimits,
  now: number,
): Queue {
  const begun: { card: StudyCard; memory: CardProgress }[] = [];
  const unseen: StudyCard[] = [];
  for (const card of cards) {
    const memory = cardProgressOf(progress, card.id);
    if (memory) begun.push({ card, memory });
    else unseen.push(card);
  }
  begun.sort((a, b) => Number(isLearning(b.memory)) - Number(isLearning(a.memory)) || a.memory.due - b.memory.due);
  const waiting = begun.filter(({ memory }) => !isDue(memory, now));
  const allowed = Math.max(0, freshToday(progress, limits.newPerDay, now) + limits.extra);
  const ordered = limits.order === 'bible' ? byFrequency(unseen) : unseen;
  return {
    due: begun.filter(({ memory }) => isDue(memory, now)).map(({ card }) => card),
    fresh: ordered.slice(0, allowed),
    soon: waiting.filter(({ memory }) => isLearning(memory) && memory.due <= now + lookAhead).map(({ card }) => card),
    left: Math.max(0, unseen.length - allowed),
    nextDue: waiting.length > 0 ? Math.min(...waiting.map(({ memory }) => dueFrom(memory, now))) : undefined,
  };
}

/** The new cards that the daily limit still allows in a deck and direction. */
export function freshToday(progress: DirectionProgress, newPerDay: number, now: number): number {
  return Math.max(0, newPerDay - begunToday(progress, now));
}

/** Asks each of these cards once, whether it is due or not. */
export function practiceQueue(cards: readonly StudyCard[], ids: readonly string[]): Queue {
  const due = ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return { due, fresh: [], soon: [], left: 0, nextDue: undefined };
}

function dueFrom(memory: CardProgress, now: number): number {
  return isLearning(memory) ? memory.due : localMidnight(now, daysUntil(memory.due, now));
}

export function nextCard({ due, fresh, soon }: Queue): StudyCard | undefined {
  return due[0] ?? fresh[0] ?? soon[0];
}

/** The most common in the Bible first. Equally common cards, and those not in it, stay in the deck's order. */
function byFrequency(cards: readonly StudyCard[]): StudyCard[] {
  return [...cards].sort((a, b) => (b.entry?.total ?? 0) - (a.entry?.total ?? 0));
}

/** The number of cards to review today. The forecast counts today by the same rule. */
export function countDue({ cards }: DirectionProgress, now: number): number {
  return Object.values(cards).filter((memory) => isForToday(memory, now)).length;
}

export interface StudyCounts {
  /** Answered at least once and still in the learning steps, or forgotten. */
  learning: number;
  /** Known, with an interval below three weeks. */
  young: number;
  /** Known, with an interval of three weeks or more. */
  mature: number;
  unseen: number;
}

const matureDays = 21;

export function countStudy(cards: readonly StudyCard[], progress: DirectionProgress): StudyCounts {
  const sum: StudyCounts = { learning: 0, young: 0, mature: 0, unseen: 0 };
  for (const { id } of cards) {
    const memory = cardProgressOf(progress, id);
    if (!memory) sum.unseen += 1;
    else if (isLearning(memory)) sum.learning += 1;
    else if (memory.interval < matureDays) sum.young += 1;
    else sum.mature += 1;
  }
  return sum;
}
