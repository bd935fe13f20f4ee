import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { greekWordMeanings } from './chosen-greek-words.ts';
import { hebrewWordMeanings } from './chosen-hebrew-words.ts';
import { nameMeanings } from './chosen-names.ts';
import { particleMeanings } from './chosen-particles.ts';

const line = /^(?<number>[HG]\d+) (?<meaning>.+) \| (?<reason>\w+)$/;

export interface ChosenMeaning {
  number: EntryNumber;
  meaning: string;
  reason: string;
}

/** The lines of the tables. Throws with the line if it has no number, meaning or reason. */
export function readChosenMeanings(table: string): ChosenMeaning[] {
  return table
    .trim()
    .split('\n')
    .map((text) => {
      const { number = '', meaning = '', reason = '' } = line.exec(text)?.groups ?? {};
      const entry = tryParseEntryNumber(number);
      if (!entry) throw new Error(`"${text}" is not a number, a meaning and a reason`);
      return { number: entry, meaning, reason };
    });
}

/** Meanings made by hand, by number. */
export const chosenMeanings: ReadonlyMap<EntryNumber, string> = new Map(
  [particleMeanings, hebrewWordMeanings, greekWordMeanings, nameMeanings]
    .flatMap(readChosenMeanings)
    .map(({ number, meaning }) => [number, meaning]),
);
