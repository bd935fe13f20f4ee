import type { HebrewNumber } from '#data/hebrew/contract/hebrew.ts';
import { compoundNumber } from '#data/hebrew/language/compound-numbers.ts';
import type { WrittenForm } from '#data/hebrew/language/verb-table.ts';
import { transliterate } from '#data/hebrew/language/transliterate.ts';
import { bibleFrequency, type BibleFrequency, type Counted } from './bible-frequency.ts';
import { hebrewContent } from './hebrew-content.ts';

/** Rows under one heading, which a link on the page leads to. */
export interface Group<Row> {
  /** Also the fragment of the page's address: "common-phrases". */
  id: string;
  name: string;
  rows: Row[];
}

export type WithFrequency<Row> = Row & { inBible: BibleFrequency | undefined };

export interface NumbersPage {
  numbers: WithFrequency<HebrewNumber>[];
  /** 21 to 99 but for the tens, by the rule. */
  compounds: { value: number; masculine: WrittenForm; feminine: WrittenForm }[];
}

export function numbersPage(): NumbersPage {
  const { numbers } = hebrewContent;
  const units = numbers.filter(({ value }) => value >= 1 && value <= 9);
  const tens = numbers.filter(({ value }) => value >= 20 && value <= 90);
  const written = (hebrew: string): WrittenForm => ({ hebrew, transliteration: transliterate(hebrew) });
  return {
    numbers: numbers.map(withFrequency),
    compounds: tens.flatMap((ten) =>
      units.map((unit) => {
        const { masculine, feminine } = compoundNumber(ten.masculine.hebrew, {
          masculine: unit.masculine.hebrew,
          feminine: unit.feminine.hebrew,
        });
        return { value: ten.value + unit.value, masculine: written(masculine), feminine: written(feminine) };
      }),
    ),
  };
}

export function withFrequency<Row extends Counted & { strongs?: string | undefined }>(row: Row): WithFrequency<Row> {
  return { ...row, inBible: bibleFrequency(row.strongs, row) };
}

/** In the order of the names; a name without rows makes no group. */
export function group<Row>(names: readonly string[], rows: readonly Row[], nameOf: (row: Row) => string): Group<Row>[] {
  return names
    .map((name) => ({ id: groupId(name), name, rows: rows.filter((row) => nameOf(row) === name) }))
    .filter((each) => each.rows.length > 0);
}

/** "Common Phrases" as "common-phrases", "Pa'al" as "paal". */
export function groupId(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
}
