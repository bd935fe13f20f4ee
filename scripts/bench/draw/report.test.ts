import { expect, it } from 'vitest';
import type { EarlierFigures } from '../result.ts';
import { writeReport, type ReportPart } from './report.ts';

const machine = { on: '2026-11-21', machine: '2 cores of X', cores: 2, load: 0.2, seconds: 3 };
const part = (title: string, record: Partial<NonNullable<ReportPart['record']>> | undefined): ReportPart => ({
  name: title.toLowerCase(),
  title,
  about: `About ${title}.`,
  record: record && { name: title.toLowerCase(), ...machine, ...record },
});
const result = {
  targets: [
    { what: 'met', unit: 'ms' as const, value: 1, atMost: 2 },
    { what: 'missed', unit: 'ms' as const, value: 3, lowest: 2.5, highest: 3.5, atMost: 2 },
  ],
  tables: [
    { title: 'a | b', columns: [{ name: 'time', unit: 'ms' as const }], rows: [{ name: 'none', values: [null] }] },
  ],
  charts: [],
  notes: ['A note.'],
};

const earlier: EarlierFigures = { on: '2026-11-20', figures: { first: { met: 4 }, second: { missed: 5 } } };

it('says at the start which targets are met and which are not', () => {
  const report = writeReport([part('First', { result })], earlier).replaceAll('\u00A0', ' ');
  expect(report).toContain('Of 2 targets, 1 are met and **1 missed**.');
  expect(report).toContain(
    '| **[First](#first)** |  |  |  |\n| met | 4.00 ms | 1.00 ms ✓ | ≤ 2.00 ms |\n| missed |  | **3.00 ms (2.50–3.50) ✗** | ≤ 2.00 ms |',
  );
  expect(report).toContain('| a \\| b | time |\n| --- | --: |\n| none | – |');
});

it('says which part failed, and that its figures are older', () => {
  const report = writeReport(
    [
      part('First', { result, failure: 'no browser\nat line 3' }),
      part('Second', { failure: 'no network' }),
      part('Third', undefined),
    ],
    earlier,
  );
  expect(report).toContain('**The last run failed**, and the figures are from the run before it: no browser\n');
  expect(report).toContain('**The last run failed**: no network\n');
  expect(report).toContain('There are no figures yet. `npm run bench -- third --keep` measures them.');
});

it('says for which parts the machine was busy with other work', () => {
  expect(writeReport([part('First', { result, load: 2.9 })], earlier)).not.toContain('busy with other work');
  expect(writeReport([part('First', { result, load: 3.1 })], earlier)).toContain(
    'so their times are unreliable: First.',
  );
});
