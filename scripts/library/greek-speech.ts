import { languageOf, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { greekSpeech } from '#data/dictionary/morphology/greek.ts';
import type { VerseText } from '../sources/source.ts';

const mostly = 0.6;
const nearlyAll = 0.85;

type Counts = Map<EntryNumber, Map<string, number>>;

/**
 * The part of speech of each Greek number as a parsed Greek text has it, with the gender of a noun: "noun, feminine". The
 * dictionary's file has none. Empty where no such text is loaded.
 */
export function greekSpeechOf(verses: readonly VerseText[]): Map<EntryNumber, string> {
  const speeches: Counts = new Map();
  const genders: Counts = new Map();
  for (const { marks } of verses) {
    for (const [, , number, code = ''] of marks.words ?? []) {
      const found = languageOf(number) === 'greek' ? greekSpeech(code) : undefined;
      if (!found) continue;
      addTo(speeches, number, found.speech);
      if (found.gender) addTo(genders, number, found.gender);
    }
  }
  return new Map(
    [...speeches.keys()].flatMap((number): [EntryNumber, string][] => {
      const speech = mostOf(speeches.get(number), mostly);
      const gender = speech === 'noun' ? mostOf(genders.get(number), nearlyAll) : undefined;
      return speech === undefined ? [] : [[number, gender ? `${speech}, ${gender}` : speech]];
    }),
  );
}

function addTo(counts: Counts, number: EntryNumber, what: string): void {
  let own = counts.get(number);
  if (!own) counts.set(number, (own = new Map()));
  own.set(what, (own.get(what) ?? 0) + 1);
}

/** What most of them are; `undefined` where none has so large a share. */
function mostOf(counts: ReadonlyMap<string, number> = new Map(), share: number): string | undefined {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].find(([, count]) => count / all >= share)?.[0];
}
