import { expect, it } from 'vitest';
import { parallelChoices } from './parallel-choices.ts';

const english = (code: string, name: string, shortName = ''): Parameters<typeof parallelChoices>[0][number] => ({
  code,
  name,
  shortName,
  language: 'en',
  direction: 'ltr',
  taggedWords: 0,
});
const shown = (...args: Parameters<typeof parallelChoices>): string =>
  parallelChoices(...args)
    .map(({ shortName, loaded }) => (loaded ? shortName : `(${shortName})`))
    .join(' ');

it('loaded versions stand first, those that the site only names behind them', () => {
  expect(shown([english('web', 'World English Bible'), english('geneva', 'Geneva Bible', 'Geneva')], false)).toBe(
    'WEB Geneva (KJV) (NKJV) (RSTNE) (ASV) (NET)',
  );
});

it('the Restored Names stand among the loaded ones where they can be made', () => {
  expect(shown([english('asv', 'American Standard Version', 'American')], true)).toBe(
    'American Restored (KJV) (NKJV) (RSTNE) (WEB) (NET)',
  );
});

it('a version without a short name is called by its name', () => {
  expect(shown([english('segond', 'Louis Segond')], false)).toMatch(/^Louis Segond \(/);
});
