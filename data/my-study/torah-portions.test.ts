// cspell:disable
import { expect, it } from 'vitest';
import { verseId } from '../bible/verse-id.ts';
import { portionsFrom, torahPortions } from './torah-portions.ts';

/** From printed calendars of the diaspora: a common year, one with a joined Chukat, a leap year, and one without joins. */
it.each([
  [
    '2023-01-01',
    {
      '2023-03-18': 'Vayakhel–Pekudei',
      '2023-04-22': 'Tazria–Metzora',
      '2023-04-29': 'Acharei Mot–Kedoshim',
      '2023-05-06': 'Emor',
      '2023-05-13': 'Behar–Bechukotai',
      '2023-05-20': 'Bamidbar',
      '2023-07-01': 'Chukat–Balak',
      '2023-07-15': 'Matot–Masei',
      '2023-07-22': 'Devarim',
      '2023-09-09': 'Nitzavim–Vayelech',
      '2023-09-23': "Ha'azinu",
    },
  ],
  [
    '2024-01-01',
    {
      '2023-10-14': 'Bereshit',
      '2024-03-09': 'Vayakhel',
      '2024-04-20': 'Metzora',
      '2024-05-04': 'Acharei Mot',
      '2024-06-08': 'Bamidbar',
      '2024-07-13': 'Chukat',
      '2024-08-03': 'Matot–Masei',
      '2024-08-10': 'Devarim',
      '2024-09-28': 'Nitzavim–Vayelech',
      '2024-10-05': "Ha'azinu",
    },
  ],
  [
    '2025-01-01',
    {
      '2024-10-26': 'Bereshit',
      '2025-03-22': 'Vayakhel',
      '2025-04-12': 'Tzav',
      '2025-05-03': 'Tazria–Metzora',
      '2025-05-31': 'Bamidbar',
      '2025-07-26': 'Matot–Masei',
      '2025-08-02': 'Devarim',
      '2025-09-20': 'Nitzavim',
      '2025-09-27': 'Vayelech',
      '2025-10-04': "Ha'azinu",
    },
  ],
  ['2026-11-27', { '2026-10-10': 'Bereshit' }],
])('gives the portions of the year of %s', (date, expected) => {
  const portions = torahPortions(date);
  const byDate = Object.fromEntries(portions.map((portion) => [portion.date, portion.name]));
  expect(byDate).toMatchObject(expected);
  // The whole Torah without gaps, each portion beginning after the one before.
  const ranges = portions.flatMap((portion) => portion.ranges);
  expect(ranges[0]?.[0]).toBe(verseId({ book: 1, chapter: 1, verse: 1 }));
  expect(ranges).toHaveLength(53);
  for (const [index, [start]] of ranges.entries()) expect(start).toBeGreaterThan(ranges[index - 1]?.[1] ?? 0);
});

it('a year of portions starts with that of the week, and has every verse once', () => {
  // From printed calendars of the diaspora.
  expect(
    portionsFrom('2025-11-26')
      .map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['Vayetzei', 'Vayishlach']);
  expect(portionsFrom('2023-03-15')[0]).toMatchObject({ date: '2023-03-18', name: 'Vayakhel–Pekudei' });
  // Between the last portion of a cycle, and the first of the next.
  expect(portionsFrom('2025-10-10')[0]).toMatchObject({ date: '2025-10-18', name: 'Bereshit' });
  for (const date of ['2025-11-26', '2025-10-10', '2025-10-18', '2026-09-12']) {
    const days = portionsFrom(date);
    const dates = days.map((day) => day.date);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.every((each) => each >= date)).toBe(true);
    const starts = days.flatMap(({ ranges }) => ranges.map(([start]) => start)).toSorted((a, b) => a - b);
    const all = torahPortions('2024-01-01').flatMap(({ ranges }) => ranges.map(([start]) => start));
    expect(starts).toEqual(all);
  }
});
