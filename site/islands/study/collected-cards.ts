import type { ShardEntry } from '#data/dictionary/contract/entry.ts';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { shardOf, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { lemmaLanguage } from '#data/dictionary/lemma-language.ts';
import { loadShard } from '../dictionary/entry-shard.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { readStored, writeStored } from '../../client/local-storage.ts';
import { withExample } from './collected-example.ts';
import { isRecord } from './parse-progress.ts';

/**
 * Storage key of the cards of collected words. They are stored so that they work without a network and a dictionary.
 */
const cardsName = 'study-collected-cards';
const renewAfterMs = 30 * 86_400_000;
/** Cards that get their example during one visit, each with two requests. */
const maxFinished = 20;

interface StoredCard {
  /** When the card was made, in milliseconds since 1970. */
  at: number;
  card: StudyCard;
}

/**
 * The cards of these words in order. New cards are made from the entry files, which a downloaded dictionary includes. A
 * word whose entry cannot be loaded is left out. `onFinished` is called when stored cards have become better.
 */
export async function collectedCards(numbers: readonly EntryNumber[], onFinished?: () => void): Promise<StudyCard[]> {
  const stored = readCards();
  const now = Date.now();
  const missing = numbers.filter((number) => !stored[number]);
  const made = await makeCards(missing, now);
  if (missing.length > 0) storeCards(numbers, made);
  const isOld = (number: EntryNumber): boolean => {
    const { at = now, card } = stored[number] ?? {};
    return now - at > renewAfterMs || (card !== undefined && card.entry?.total === undefined);
  };
  void finishCards(numbers, made, numbers.filter(isOld), now).then((count) => count > 0 && onFinished?.());
  return numbers.flatMap((number) => (made[number] ?? stored[number])?.card ?? []);
}

/** The card of an entry. The words that translations use for it are also accepted as answers. */
export function entryCard(entry: ShardEntry): StudyCard {
  const { strongsNumber: number, word, transliteration, partOfSpeech, gloss, definition, similar } = entry;
  const renderings = plainRenderings(entry.usage);
  return {
    id: cardIdOf(number),
    hebrew: word,
    lang: lemmaLanguage(entry),
    transliteration,
    english: gloss || renderings || definition,
    ...(renderings && { also: renderings }),
    ...(similar && { similar }),
    ...(partOfSpeech && { note: partOfSpeech }),
    forms: [],
    entry: { number },
  };
}

/** The card id that progress is stored under. */
export function cardIdOf(number: EntryNumber): string {
  return number.toLowerCase();
}

const counts = /\s*\([\d,]+×\)/g;
const maxLetters = 300;

/** "God (2,346×), gods (216×)" → "God, gods". The rare ones at the end of a long list are left out. */
function plainRenderings(usage: string): string {
  const plain = usage.replace(counts, '');
  return plain.length > maxLetters ? plain.slice(0, plain.lastIndexOf(',', maxLetters)) : plain;
}

async function makeCards(numbers: readonly EntryNumber[], at: number): Promise<Record<string, StoredCard>> {
  const shards = await Promise.allSettled([...new Set(numbers.map(shardOf))].map((name) => loadShard(name)));
  const made: Record<string, StoredCard> = {};
  for (const shard of shards) {
    if (shard.status === 'rejected') {
      logClientError('collected-cards', shard.reason);
      continue;
    }
    for (const number of numbers) {
      const entry = shard.value[number];
      if (entry) made[number] = { at, card: entryCard(entry) };
    }
  }
  return made;
}

/**
 * Adds a count and an example to new and old cards, after they are shown, since each needs two requests. Old cards are
 * made again, because dictionaries are corrected now and then. Without a network, cards stay as they are. Returns how
 * many were finished.
 */
async function finishCards(
  all: readonly EntryNumber[],
  made: Readonly<Record<string, StoredCard>>,
  old: readonly EntryNumber[],
  now: number,
): Promise<number> {
  let count = 0;
  const cards = { ...made, ...(await makeCards(old.slice(0, maxFinished), now)) };
  for (const number of all.filter((each) => cards[each]).slice(0, maxFinished)) {
    const card = cards[number]?.card;
    if (!card) continue;
    try {
      storeCards(all, { [number]: { at: now, card: await withExample(card, number) } });
      count += 1;
    } catch (error) {
      logClientError('collected-example', error);
      break;
    }
  }
  return count;
}

/**
 * Stores the cards of the words that are still collected. Reads the stored cards again, since they may have changed in
 * the meantime.
 */
function storeCards(numbers: readonly EntryNumber[], made: Record<string, StoredCard>): void {
  const all = { ...readCards(), ...made };
  const stored = Object.fromEntries(Object.entries(all).filter(([number]) => numbers.some((each) => each === number)));
  writeStored(cardsName, JSON.stringify(stored));
}

/** The stored cards. Invalid data counts as none, so the cards are made again. */
function readCards(): Record<string, StoredCard> {
  try {
    const stored: unknown = JSON.parse(readStored(cardsName) ?? '{}');
    return isRecord(stored) ? (stored as Record<string, StoredCard>) : {};
  } catch {
    return {};
  }
}
