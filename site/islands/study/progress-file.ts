import type { CollectedWords } from '#data/study/contract/collected-words.ts';
import type { StudyDays } from '#data/study/contract/study-days.ts';
import type { DeckProgress, ProgressFile } from '#data/study/contract/study-progress.ts';
import { deckNames, type DeckName } from '#data/study/decks.ts';
import { tryParseCollected } from './collected-storage.ts';
import { tryParseDays } from './days-storage.ts';
import {
  cutOffFile,
  damagedDays,
  damagedDeckMessage,
  damagedWords,
  notProgress,
  progressFromLaterVersion,
  progressTooLarge,
  unknownDecks,
} from './messages.ts';
import { hasOnly, isFromLaterVersion, isRecord, tryParseDeckProgress } from './parse-progress.ts';
import { emptyDays } from './edit-study-days.ts';

/** In bytes. Ten times the size of all decks in both directions. */
export const maxProgressFileBytes = 5_000_000;

export type DecksProgress = Partial<Record<DeckName, DeckProgress>>;

export interface FileProgress {
  decks: DecksProgress;
  days: StudyDays;
  /** `undefined` in a file from before words could be collected. */
  collected: CollectedWords | undefined;
}

export function formatProgressFile({ decks, days, collected }: FileProgress, now: number): string {
  const file: ProgressFile = {
    kind: 'hebrew-study-progress',
    version: 1,
    exportedAt: new Date(now).toISOString(),
    decks,
    days,
    collected,
  };
  return JSON.stringify(file);
}

/** Parses an exported file. Throws an error whose message is a sentence for the reader. */
export function parseProgressFile(text: string): FileProgress {
  const file = parseJson(text);
  if (!isRecord(file) || file['kind'] !== 'hebrew-study-progress') throw new Error(notProgress);
  if (isFromLaterVersion(file)) throw new Error(progressFromLaterVersion);
  const { decks } = file;
  if (file['version'] !== 1 || !isRecord(decks) || !hasOnly(decks, deckNames)) throw new Error(unknownDecks);
  const parsed: DecksProgress = {};
  for (const name of deckNames) {
    if (decks[name] === undefined) continue;
    const deck = tryParseDeckProgress(decks[name]);
    if (!deck) throw new Error(damagedDeckMessage(name));
    parsed[name] = deck;
  }
  const days = file['days'] === undefined ? emptyDays() : tryParseDays(file['days']);
  if (!days) throw new Error(damagedDays);
  const collected = tryParseCollected(file['collected']);
  if (!collected && file['collected'] !== undefined) throw new Error(damagedWords);
  return { decks: parsed, days, collected };
}

function parseJson(text: string): unknown {
  if (text.length > maxProgressFileBytes) throw new Error(progressTooLarge);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(text.includes('"hebrew-study-progress"') ? cutOffFile : notProgress);
  }
}
