import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { VerseText } from '../sources/source.ts';

/** The parsing of a noun in the Hebrew text: "HNcfsa", "HR/Ncmpc". Its gender is m, f, or b for both. */
const noun = /(?:^H?|\/)Nc([mfb])/;
const nounWithGender = /^noun, (masculine|feminine)$/;
/** Fewer words than these are not enough evidence. */
const fewest = 4;
const nearlyAll = 0.85;
/** A word has both genders if at least a fifth of its occurrences have the other one. */
const often = 0.2;

/** Feminine according to grammars, but the Hebrew text has only its plural, which has a masculine ending. */
const genderFromForm: ReadonlySet<EntryNumber> = new Set<EntryNumber>(['H6593']);

type Genders = Record<'m' | 'f' | 'b', number>;

/** How often each Strong's number occurs as a noun of each gender, or of both, in a parsed Hebrew text. */
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
 * The dictionary's part of speech, with its gender corrected from the parsing of the Hebrew text. For example, the
 * dictionary's file calls עִיר masculine, but it is feminine 1,090 times of 1,092.
 */
export function correctGender(number: EntryNumber, partOfSpeech: string, genders: Genders | undefined): string {
  const gender = nounWithGender.exec(partOfSpeech)?.[1];
  if (!genders || gender === undefined || genderFromForm.has(number)) return partOfSpeech;
  const all = genders.m + genders.f + genders.b;
  if (all < fewest) return partOfSpeech;
  // For words that the parsing marks as both, and whose use shows neither, the dictionary's usual gender stays.
  if (Math.min(genders.m, genders.f) / all > often) return 'noun, masculine or feminine';
  const other = gender === 'masculine' ? genders.f : genders.m;
  if (other / all < nearlyAll) return partOfSpeech;
  return gender === 'masculine' ? 'noun, feminine' : 'noun, masculine';
}
