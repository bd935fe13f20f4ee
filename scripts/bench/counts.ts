import Database from 'better-sqlite3';
import { libraryPath } from '../library/library-paths.ts';
import { greekCounts, hebrewPrinted, printed, printedOthers, reasons } from '../library/fixtures/printed-counts.ts';
import type { Bench, BenchResult, Table } from './result.ts';

/** The tagged translation, whose occurrences concordances print. */
const version = 'kjv_strongs';

export const countsBench: Bench = {
  name: 'counts',
  title: 'Counts compared with printed ones',
  about:
    'How often a Strong’s number is counted in the tagged King James Version, compared with what concordances of it print, and compared with the words of the Textus Receptus as STEPBible counts them (TAGNT, CC BY 4.0, STEPBible.org) for 218 common nouns, verbs and adjectives. “Off” is a part of the printed count.',
  run: benchCounts,
};

function benchCounts(): BenchResult {
  const db = new Database(libraryPath, { readonly: true });
  const total = db
    .prepare<[string], number>(`SELECT total FROM occurrences WHERE number = ? AND version = '${version}'`)
    .pluck();
  const compared = (counts: ReadonlyMap<string, number>): Compared[] =>
    [...counts].map(([number, wanted]) => {
      const here = total.get(number) ?? 0;
      return { number, wanted, here, off: (100 * Math.abs(here - wanted)) / wanted };
    });
  const lists = {
    chosen: compared(printed),
    others: compared(printedOthers),
    hebrew: compared(hebrewPrinted),
    greek: compared(greekCounts),
  };
  db.close();
  return {
    targets: [
      {
        what: '20 printed counts of the New Testament, off on average',
        unit: '%',
        value: average(lists.chosen),
        atMost: 1,
      },
      { what: `${lists.others.length} others, likewise`, unit: '%', value: average(lists.others), atMost: 1 },
      {
        what: `${lists.hebrew.length} of the Old Testament, likewise`,
        unit: '%',
        value: average(lists.hebrew),
        atMost: 0.5,
      },
      { what: '218 counts of the Greek text, off on average', unit: '%', value: average(lists.greek), atMost: 2 },
    ],
    tables: [
      tableOf('printed in concordances', 'printed', [...lists.hebrew, ...lists.chosen, ...lists.others]),
      tableOf('words of the Textus Receptus', 'in the Greek text', lists.greek),
    ],
    charts: [],
    notes: lists.greek
      .filter(({ off }) => off > 10)
      .map(
        ({ number }) => `**${number}** is more than a tenth off: ${reasons.get(number) ?? 'without a known reason.'}`,
      ),
  };
}

interface Compared {
  number: string;
  wanted: number;
  here: number;
  /** Percent. */
  off: number;
}

function average(list: readonly Compared[]): number {
  return list.reduce((sum, { off }) => sum + off, 0) / list.length;
}

function tableOf(title: string, name: string, list: readonly Compared[]): Table {
  return {
    title,
    columns: [
      { name, unit: 'count' },
      { name: 'here', unit: 'count' },
      { name: 'off', unit: '%' },
    ],
    rows: list.map(({ number, wanted, here, off }) => ({ name: number, values: [wanted, here, off] })),
  };
}
