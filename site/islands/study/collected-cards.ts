import type { EntryAnswer } from '#data/dictionary/contract/entry.ts';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { shardOf, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { lemmaLanguage } from '#data/dictionary/lemma-language.ts';
import { loadShard } from '../dictionary/entry-shard.ts';
import { logFault } from '../../client/log-fault.ts';
import { readStored, writeStored } from '../../client/stored.ts';
import { isRecord } from './parse-progress.ts';

/** Cards of collected words that this device has made, so that they open without a network and without a dictionary. */
const cardsName = 'study-collected-cards';
const renewAfterMs = 30 * 86_400_000;

interface KeptCard {
  /** When it was made, in milliseconds since 1970. */
  at: number;
  card: StudyCard;
}

/**
 * The cards of these words in their order: those made before, the others from the files of entries, which a downloaded
 * dictionary has too. A word that cannot be had anywhere is left out.
 */
export async function collectedCards(numbers: readonly EntryNumber[]): Promise<StudyCard[]> {
  const kept = readCards();
  const now = Date.now();
  const missing = numbers.filter((number) => !kept[number]);
  const made = await makeCards(missing, now);
  // Dictionaries are mended now and then: a card that is old is made anew for the next time.
  const old = numbers.filter((number) => now - (kept[number]?.at ?? now) > renewAfterMs);
  if (old.length > 0) void makeCards(old, now).then((renewed) => keepCards(numbers, renewed));
  if (missing.length > 0) keepCards(numbers, made);
  return numbers.flatMap((number) => (made[number] ?? kept[number])?.card ?? []);
}

/** How the word of an entry is asked; how translations render it is right too. */
export function entryCard(entry: EntryAnswer): StudyCard {
  const { strongsNumber: number, word, transliteration, partOfSpeech, gloss, definition } = entry;
  const renderings = plainRenderings(entry.usage);
  return {
    id: cardIdOf(number),
    hebrew: word,
    lang: lemmaLanguage(entry),
    transliteration,
    english: gloss || renderings || definition,
    ...(renderings && { also: renderings }),
    ...(partOfSpeech && { note: partOfSpeech }),
    forms: [],
    entry: { number },
  };
}

/** Under which progress is kept. */
export function cardIdOf(number: EntryNumber): string {
  return number.toLowerCase();
}

const counts = /\s*\([\d,]+×\)/g;
const mostLetters = 300;

/** "God (2,346×), gods (216×)" as "God, gods"; the rare ones at the end of a long list are left out. */
function plainRenderings(usage: string): string {
  const plain = usage.replace(counts, '');
  return plain.length > mostLetters ? plain.slice(0, plain.lastIndexOf(',', mostLetters)) : plain;
}

async function makeCards(numbers: readonly EntryNumber[], at: number): Promise<Record<string, KeptCard>> {
  const shards = await Promise.allSettled([...new Set(numbers.map(shardOf))].map((name) => loadShard(name)));
  const made: Record<string, KeptCard> = {};
  for (const shard of shards) {
    if (shard.status === 'rejected') {
      logFault('collected-cards', shard.reason);
      continue;
    }
    for (const number of numbers) {
      const entry = shard.value[number];
      if (entry) made[number] = { at, card: entryCard(entry) };
    }
  }
  return made;
}

/** Keeps those of words that are still collected. Read anew: another may have been made meanwhile. */
function keepCards(numbers: readonly EntryNumber[], made: Record<string, KeptCard>): void {
  const all = { ...readCards(), ...made };
  const kept = Object.fromEntries(Object.entries(all).filter(([number]) => numbers.some((each) => each === number)));
  writeStored(cardsName, JSON.stringify(kept));
}

/** This device's own; what it did not write is made anew. */
function readCards(): Record<string, KeptCard> {
  try {
    const kept: unknown = JSON.parse(readStored(cardsName) ?? '{}');
    return isRecord(kept) ? (kept as Record<string, KeptCard>) : {};
  } catch {
    return {};
  }
}
