import { countedWords } from '../../dictionary/counted-words.ts';
import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { counterparts, type Versification, type VerseMap } from '../../bible/versification.ts';
import { splitVerseId, type VerseId } from '../../bible/verse-id.ts';
import type { VerseMarks } from '../verse-marks.ts';
import type { TimesInOriginal } from './tagged-phrases.ts';

/** A tagged text in an original language, or a part of one. */
export interface Original {
  versification: Versification;
  verses: Iterable<{ id: VerseId; marks: VerseMarks }>;
}

export const originalLanguages: ReadonlySet<string> = new Set(['hbo', 'he', 'grc', 'el']);

export type Testament = 'old' | 'new';
const lastOldTestamentBook = 39;

export function testamentOf(id: VerseId): Testament {
  return splitVerseId(id).book <= lastOldTestamentBook ? 'old' : 'new';
}

/** How often numbers occur in the originals, by the King James Version's verses; one original per testament. */
export function timesInOriginals(
  originals: Readonly<Partial<Record<Testament, Original>>>,
  map: VerseMap,
): TimesInOriginal {
  const numbers = new Map<VerseId, Map<EntryNumber, number>>();
  for (const testament of ['old', 'new'] as const) {
    const original = originals[testament];
    for (const { id, marks } of original?.verses ?? []) {
      if (testamentOf(id) !== testament) continue;
      for (const { id: kjvId } of counterparts(id, original?.versification ?? 'kjv', 'kjv', map))
        addAll(
          numbers,
          kjvId,
          countedWords(marks).map(([, , number]) => number),
        );
    }
  }
  return (verse, number) => numbers.get(verse)?.get(number);
}

function addAll(numbers: Map<VerseId, Map<EntryNumber, number>>, verse: VerseId, added: readonly EntryNumber[]): void {
  let counts = numbers.get(verse);
  if (!counts) numbers.set(verse, (counts = new Map()));
  for (const number of added) counts.set(number, (counts.get(number) ?? 0) + 1);
}
