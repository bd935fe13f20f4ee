import Database from 'better-sqlite3';
import { libraryPath } from '../library/library-paths.ts';
import { greekCounts, hebrewPrinted, printed, printedOthers, reasons } from '../library/fixtures/printed-counts.ts';
import type { Bench, BenchResult, Table } from './result.ts';

/** The tagged translation that the printed concordances cover. */
const version = 'kjv_strongs';

export const countsBench: Bench = {
  name: 'counts',
  title: 'Word counts compared with printed concordances',
  about:
    'The number of times that a Strong’s number occurs in the King James Version, compared with two sources: printed concordances of that version, and for 218 common nouns, verbs and adjectives, the words of the Textus Receptus as STEPBible counts them (TAGNT, CC BY 4.0, STEPBible.org). “Difference” is relative to the count of the source.',
  run: benchCounts,
};

function benchCounts(): BenchResult {
  const db = new Database(libraryPath, { readonly: true });
  const total = db
    .prepare<[string], number>(`SELECT total FROM occurrences WHERE number = ? AND version = '${version}'`)
    .pluck();
  const compare = (counts: ReadonlyMap<string, number>): Compared[] =>
    [...counts].map(([number, expected]) => {
      const counted = total.get(number) ?? 0;
      return { number, expected, counted, difference: (100 * Math.abs(counted - expected)) / expected };
    });
  const lists = {
    chosen: compare(printed),
    others: compare(printedOthers),
    hebrew: compare(hebrewPrinted),
    greek: compare(greekCounts),
  };
  db.close();
  return {
    targets: [
      {
        what: '20 printed counts of the New Testament, mean difference',
        unit: '%',
        value: average(lists.chosen),
        atMost: 1,
      },
      {
        what: `${lists.others.length} further printed counts of the New Testament, mean difference`,
        unit: '%',
        value: average(lists.others),
        atMost: 1,
      },
      {
        what: `${lists.hebrew.length} printed counts of the Old Testament, mean difference`,
        unit: '%',
        value: average(lists.hebrew),
        atMost: 0.5,
      },
      { what: '218 counts of the Greek text, mean difference', unit: '%', value: average(lists.greek), atMost: 2 },
    ],
    tables: [
      tableOf('printed concordances', 'printed', [...lists.hebrew, ...lists.chosen, ...lists.others]),
      tableOf('Textus Receptus', 'Greek text', lists.greek),
    ],
    charts: [],
    notes: lists.greek
      .filter(({ difference }) => difference > 10)
      .map(
        ({ number }) => `**${number}** differs by more than 10 %: ${reasons.get(number) ?? 'the reason is unknown.'}`,
      ),
  };
}

interface Compared {
  number: string;
  expected: number;
  counted: number;
  /** Percent. */
  difference: number;
}

function average(list: readonly Compared[]): number {
  return list.reduce((sum, { difference }) => sum + difference, 0) / list.length;
}

function tableOf(title: string, name: string, list: readonly Compared[]): Table {
  return {
    title,
    columns: [
      { name, unit: 'count' },
      { name: 'this site', unit: 'count' },
      { name: 'difference', unit: '%' },
    ],
    rows: list.map(({ number, expected, counted, difference }) => ({
      name: number,
      values: [expected, counted, difference],
    })),
  };
}
