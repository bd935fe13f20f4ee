import type { DeckProgress } from '#data/study/contract/study-progress.ts';
import type { DeckName } from '#data/study/decks.ts';
import { progressUnreadableMessage, storageFull, storageRefused } from './progress-messages.ts';
import { isFromLaterVersion, tryParseDeckProgress } from './parse-progress.ts';
import { emptyProgress } from './study-progress.ts';

/**
 * Key of a deck in localStorage. Its writes are synchronous, so that a tab closed after an answer has saved it;
 * IndexedDB might still be writing. All decks in both directions take about 200 kB of its 5 MB.
 */
const keyOf = (deck: DeckName): string => `study-${deck}`;

export interface StoredProgress {
  progress: DeckProgress;
  /** A sentence for the reader if the stored progress could not be read. */
  trouble?: string;
}

/** Progress that could not be stored. It applies until the page is left. */
const unwritten = new Map<DeckName, DeckProgress>();
/** Values that cannot be parsed and could not be moved to another key. They are moved before the deck is stored. */
const unreadable = new Map<DeckName, string>();

export function readProgress(deck: DeckName): StoredProgress {
  const held = unwritten.get(deck);
  if (held) return { progress: held };
  let text: string | null;
  try {
    text = localStorage.getItem(keyOf(deck));
  } catch {
    return { progress: emptyProgress(), trouble: storageRefused };
  }
  if (text === null) return { progress: emptyProgress() };
  const value = tryParseJson(text);
  const progress = tryParseDeckProgress(value);
  return progress ? { progress } : { progress: emptyProgress(), trouble: moveAside(deck, text, value) };
}

/** The progress of a deck that is not open, if it can be read. */
export function peekProgress(deck: DeckName): DeckProgress | undefined {
  try {
    return unwritten.get(deck) ?? tryParseDeckProgress(tryParseJson(localStorage.getItem(keyOf(deck)) ?? ''));
  } catch {
    return undefined;
  }
}

/** If it could not be stored, returns a sentence for the reader. */
export function writeProgress(deck: DeckName, progress: DeckProgress): string | undefined {
  try {
    const text = unreadable.get(deck);
    if (text !== undefined) localStorage.setItem(`${keyOf(deck)}-unread`, text);
    unreadable.delete(deck);
    localStorage.setItem(keyOf(deck), JSON.stringify(progress));
    unwritten.delete(deck);
    return undefined;
  } catch (error) {
    unwritten.set(deck, progress);
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return isFull ? storageFull : storageRefused;
  }
}

/**
 * Moves a value that cannot be parsed to another key, because a later version of the page may read it. Returns a
 * sentence for the reader.
 */
function moveAside(deck: DeckName, text: string, value: unknown): string {
  try {
    localStorage.setItem(`${keyOf(deck)}-unread`, text);
  } catch {
    // There is no room for a second copy, so the value must not be replaced either.
    unreadable.set(deck, text);
  }
  return progressUnreadableMessage(deck, isFromLaterVersion(value));
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
