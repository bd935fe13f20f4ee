import { languageOfNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { greekSpeech } from '#data/dictionary/morphology/greek.ts';
import type { VerseText } from '../sources/source.ts';

const mostly = 0.6;
const nearlyAll = 0.85;

type Counts = Map<EntryNumber, Map<string, number>>;

/**
 * The part of speech of each Greek number in a parsed Greek text, with the gender of a noun: "noun, feminine". The
 * dictionary's file has none. Empty if no such text is loaded.
 */
export function greekPartsOfSpeech(verses: readonly VerseText[]): Map<EntryNumber, string> {
  const speeches: Counts = new Map();
  const genders: Counts = new Map();
  for (const { marks } of verses) {
    for (const [, , number, code = ''] of marks.words ?? []) {
      const parsed = languageOfNumber(number) === 'greek' ? greekSpeech(code) : undefined;
      if (!parsed) continue;
      addTo(speeches, number, parsed.speech);
      if (parsed.gender) addTo(genders, number, parsed.gender);
    }
  }
  return new Map(
    [...speeches.keys()].flatMap((number): [EntryNumber, string][] => {
      const speech = dominantValue(speeches.get(number), mostly);
      const gender = speech === 'noun' ? dominantValue(genders.get(number), nearlyAll) : undefined;
      return speech === undefined ? [] : [[number, gender ? `${speech}, ${gender}` : speech]];
    }),
  );
}

function addTo(counts: Counts, number: EntryNumber, what: string): void {
  let own = counts.get(number);
  if (!own) counts.set(number, (own = new Map()));
  own.set(what, (own.get(what) ?? 0) + 1);
}

/** The value with at least this share; `undefined` if there is none. */
function dominantValue(counts: ReadonlyMap<string, number> = new Map(), share: number): string | undefined {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].find(([, count]) => count / all >= share)?.[0];
}
