import * as z from 'zod';
import { deckNames, directions } from '../decks.ts';
import { collectedWords } from './collected-words.ts';
import { deviceId, studyDay, studyDays } from './study-days.ts';

/** Milliseconds since 1970. */
const time = z.number().int().min(0).max(8.64e15);
const count = z.number().int().min(0).max(1e6);
const cardId = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);

/** The FSRS memory state of a card in one direction. A card without answers has none. */
export const cardProgress = z.strictObject({
  due: time,
  lastReview: time,
  /** Days after which the probability of recall is 90%. */
  stability: z.number().min(0).max(36_500),
  /** 1 to 10. */
  difficulty: z.number().min(0).max(10),
  /** Days from the last answer until the card is due. */
  interval: z.number().min(0).max(36_500),
  /** Index of the current learning step. */
  step: count,
  reps: count,
  lapses: count,
  /** 1 learning, 2 review, 3 relearning. */
  state: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
export type CardProgress = z.infer<typeof cardProgress>;

const directionProgress = z.strictObject({
  cards: z.record(cardId, cardProgress),
  /** Number of new cards on the last day with new cards. The day is local, "2026-11-20". */
  begun: z.strictObject({ day: z.string().regex(/^\d{4}-\d{2}-\d{2}$|^$/), count }),
});
export type DirectionProgress = z.infer<typeof directionProgress>;

/** Version of the stored progress of a deck. Increase it when the shape changes. */
const progressVersion = 1;
export const deckProgress = z.strictObject({
  version: z.literal(progressVersion),
  'he-en': directionProgress,
  'en-he': directionProgress,
});
export type DeckProgress = z.infer<typeof deckProgress>;

/** Marks the file with which a reader transfers progress to another device. */
const progressFileKind = 'hebrew-study-progress';
export const progressFile = z.strictObject({
  kind: z.literal(progressFileKind),
  version: z.literal(progressVersion),
  /** ISO 8601, UTC. */
  exportedAt: z.string().max(40),
  decks: z.partialRecord(z.enum(deckNames), deckProgress),
  /** Absent in files from before daily counts existed. */
  days: studyDays.optional(),
  /** Absent in files from before words could be collected. */
  collected: collectedWords.optional(),
});
export type ProgressFile = z.infer<typeof progressFile>;

/** An answer that the reader took back, and where it was counted. */
const undoneAnswer = z.strictObject({
  deck: z.enum(deckNames),
  direction: z.enum(directions),
  card: cardId,
  /** The time of the answer. */
  at: time,
  device: deviceId,
  day: studyDay,
  isKnown: z.boolean(),
});
export type UndoneAnswer = z.infer<typeof undoneAnswer>;

/** What a device sends: its progress, and answers that it may have sent before they were undone, the last one first. */
export const studyUpdate = progressFile.extend({ undone: z.array(undoneAnswer).max(1000).optional() });
