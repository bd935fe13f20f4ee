import type { CardProgress, DeckProgress, DirectionProgress } from '#data/study/contract/study-progress.ts';

/**
 * Parses what `data/study/contract/study-progress.ts` describes. Written by hand because the schema library is larger
 * than all of Study Mode. `parse-progress.test.ts` checks that both accept the same values.
 */
export function tryParseDeckProgress(value: unknown): DeckProgress | undefined {
  if (!isRecord(value) || value['version'] !== 1 || !hasOnly(value, ['version', 'he-en', 'en-he'])) return undefined;
  const forwards = tryParseDirection(value['he-en']);
  const backwards = tryParseDirection(value['en-he']);
  return forwards && backwards && { version: 1, 'he-en': forwards, 'en-he': backwards };
}

/** Whether a later version of this page wrote the value. */
export function isFromLaterVersion(value: unknown): boolean {
  return isRecord(value) && typeof value['version'] === 'number' && value['version'] > 1;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function hasOnly(value: Record<string, unknown>, keys: readonly string[]): boolean {
  return Object.keys(value).every((key) => keys.includes(key));
}

const cardId = /^[a-z][a-z0-9-]{0,63}$/;
const day = /^(\d{4}-\d{2}-\d{2})?$/;
const latestTime = 8.64e15;
const maxDays = 36_500;
const maxCount = 1e6;

function tryParseDirection(value: unknown): DirectionProgress | undefined {
  if (!isRecord(value) || !hasOnly(value, ['cards', 'begun']) || !isRecord(value['cards']) || !isRecord(value['begun']))
    return undefined;
  const { cards, begun } = value;
  if (!Object.entries(cards).every(([id, card]) => cardId.test(id) && isCardProgress(card))) return undefined;
  if (
    typeof begun['day'] !== 'string' ||
    !day.test(begun['day']) ||
    !isWhole(begun['count'], maxCount) ||
    !hasOnly(begun, ['day', 'count'])
  )
    return undefined;
  return { cards: cards as Record<string, CardProgress>, begun: { day: begun['day'], count: begun['count'] } };
}

const cardKeys = ['due', 'lastReview', 'stability', 'difficulty', 'interval', 'step', 'reps', 'lapses', 'state'];

function isCardProgress(value: unknown): value is CardProgress {
  return (
    isRecord(value) &&
    hasOnly(value, cardKeys) &&
    isWhole(value['due'], latestTime) &&
    isWhole(value['lastReview'], latestTime) &&
    isWithin(value['stability'], maxDays) &&
    isWithin(value['difficulty'], 10) &&
    isWithin(value['interval'], maxDays) &&
    isWhole(value['step'], maxCount) &&
    isWhole(value['reps'], maxCount) &&
    isWhole(value['lapses'], maxCount) &&
    (value['state'] === 1 || value['state'] === 2 || value['state'] === 3)
  );
}

function isWithin(value: unknown, max: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= max;
}

function isWhole(value: unknown, max: number): value is number {
  return isWithin(value, max) && Number.isInteger(value);
}
