import type { CollectedWord, CollectedWords } from './collected-words.ts';
import type { StudyDays } from './study-days.ts';
import type { CardProgress, DeckProgress, DirectionProgress, ProgressFile, UndoneAnswer } from './study-progress.ts';
import { deckNames } from '../decks.ts';

/** Merges study records of devices, files and accounts. Merging is idempotent and does not depend on the order. */

/** Merges `other` into `here`. The export time is that of `here`. */
export function mergeFiles(here: ProgressFile, other: ProgressFile): ProgressFile {
  const decks: ProgressFile['decks'] = {};
  for (const name of deckNames) {
    const [ours, theirs] = [here.decks[name], other.decks[name]];
    const merged = ours && theirs ? mergeProgress(ours, theirs) : (ours ?? theirs);
    if (merged) decks[name] = merged;
  }
  const days = here.days && other.days ? mergeDays(here.days, other.days) : (here.days ?? other.days);
  const collected =
    here.collected && other.collected
      ? mergeCollected(here.collected, other.collected)
      : (here.collected ?? other.collected);
  return { ...here, decks, ...(days && { days }), ...(collected && { collected }) };
}

/** Uses the later answer of each card; for equal times, the one in `here`. */
export function mergeProgress(here: DeckProgress, other: DeckProgress): DeckProgress {
  return {
    version: 1,
    'he-en': mergeDirection(here['he-en'], other['he-en']),
    'en-he': mergeDirection(here['en-he'], other['en-he']),
  };
}

function mergeDirection(here: DirectionProgress, other: DirectionProgress): DirectionProgress {
  const cards = { ...here.cards };
  for (const [id, card] of Object.entries(other.cards)) {
    const ours = ownCard(here, id);
    if (!ours || card.lastReview > ours.lastReview) cards[id] = card;
  }
  return { cards, begun: mergeBegun(here, other) };
}

/**
 * The later day. For the same day, the number of different cards: each device may have begun some that the other lacks.
 * Cards that only one device has may also be from earlier days, so that device's count is the upper limit.
 */
function mergeBegun(here: DirectionProgress, other: DirectionProgress): DirectionProgress['begun'] {
  const [ours, theirs] = [here.begun, other.begun];
  if (ours.day !== theirs.day) return ours.day > theirs.day ? ours : theirs;
  const onlyIn = (one: DirectionProgress, rest: DirectionProgress): number =>
    Math.min(one.begun.count, Object.keys(one.cards).filter((id) => !ownCard(rest, id)).length);
  const both = Math.min(ours.count + onlyIn(other, here), theirs.count + onlyIn(here, other));
  return { day: ours.day, count: Math.max(ours.count, theirs.count, both) };
}

function ownCard({ cards }: DirectionProgress, id: string): CardProgress | undefined {
  return Object.hasOwn(cards, id) ? cards[id] : undefined;
}

/** Uses the greater count of each device and day, so that merging is idempotent and independent of the order. */
export function mergeDays(one: StudyDays, other: StudyDays): StudyDays {
  const devices = { ...one.devices };
  for (const [device, theirs] of Object.entries(other.devices)) {
    const merged = { ...devices[device] };
    for (const [day, count] of Object.entries(theirs)) {
      const ours = merged[day];
      merged[day] = ours
        ? { answered: Math.max(ours.answered, count.answered), known: Math.max(ours.known, count.known) }
        : count;
    }
    devices[device] = merged;
  }
  return { version: 1, devices };
}

/** Uses the last change of each word. For equal times, the word stays collected. */
export function mergeCollected(one: CollectedWords, other: CollectedWords): CollectedWords {
  const words = { ...one.words };
  for (const [number, theirs] of Object.entries(other.words)) {
    const ours = words[number];
    if (!ours || isLater(theirs, ours)) words[number] = theirs;
  }
  return { version: 1, words };
}

function isLater(one: CollectedWord, other: CollectedWord): boolean {
  return one.at > other.at || (one.at === other.at && one.isIn && !other.isIn);
}

/**
 * Removes answers that were undone, the last one first, so that merging cannot bring them back. A card that was answered
 * again since then stays. The device that undid an answer has the state of the card before it.
 */
export function withoutUndone(file: ProgressFile, undone: readonly UndoneAnswer[]): ProgressFile {
  const copy = structuredClone(file);
  const removed = new Set<string>();
  for (const { deck, direction, card, at, device, day, isKnown } of undone) {
    const progress = copy.decks[deck]?.[direction];
    const name = `${deck}/${direction}/${card}`;
    const isThis = progress && ownCard(progress, card)?.lastReview === at;
    if (!isThis && !removed.has(name)) continue;
    if (isThis) delete progress.cards[card];
    removed.add(name);
    const count = copy.days?.devices[device]?.[day];
    if (!count) continue;
    count.answered = Math.max(0, count.answered - 1);
    count.known = Math.max(0, count.known - Number(isKnown));
  }
  return copy;
}
