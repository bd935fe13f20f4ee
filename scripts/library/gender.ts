import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { VerseText } from '../sources/source.ts';

/** A noun of the Hebrew text by its parsing: "HNcfsa", "HR/Ncmpc"; its gender is m, f, or b where it has both. */
const noun = /(?:^H?|\/)Nc([mfb])/;
const toldByDictionary = /^noun, (masculine|feminine)$/;
/** Fewer words than these prove nothing. */
const fewest = 4;
const nearlyAll = 0.85;
/** Of both genders in earnest: a fifth of its words have the other one. */
const often = 0.2;

/** Feminine, as grammars have it, with a plural that ends as masculine ones do, which is all that the Hebrew text has of it. */
const toldByForm: ReadonlySet<EntryNumber> = new Set<EntryNumber>(['H6593']);

type Genders = Record<'m' | 'f' | 'b', number>;

/** How often each number stands as a noun of either gender, or of both, in a parsed Hebrew text. */
export function countGenders(verses: readonly VerseText[]): Map<EntryNumber, Genders> {
  const counts = new Map<EntryNumber, Genders>();
  for (const { marks } of verses) {
    for (const [, , number, parsing = ''] of marks.words ?? []) {
      const gender = noun.exec(parsing)?.[1];
      if (gender !== 'm' && gender !== 'f' && gender !== 'b') continue;
      let count = counts.get(number);
      if (!count) counts.set(number, (count = { m: 0, f: 0, b: 0 }));
      count[gender] += 1;
    }
  }
  return counts;
}

/**
 * The dictionary's part of speech, with the gender that the Hebrew text's parsing has where the dictionary's file is
 * wrong about it: it calls עִיר masculine, which is feminine 1,090 times of 1,092.
 */
export function mendGender(number: EntryNumber, partOfSpeech: string, genders: Genders | undefined): string {
  const told = toldByDictionary.exec(partOfSpeech)?.[1];
  if (!genders || told === undefined || toldByForm.has(number)) return partOfSpeech;
  const all = genders.m + genders.f + genders.b;
  if (all < fewest) return partOfSpeech;
  // Words that the parsing calls both, and shows as neither, are left to the dictionary: it says what is usual.
  if (Math.min(genders.m, genders.f) / all > often) return 'noun, masculine or feminine';
  const other = told === 'masculine' ? genders.f : genders.m;
  if (other / all < nearlyAll) return partOfSpeech;
  return told === 'masculine' ? 'noun, feminine' : 'noun, masculine';
}
