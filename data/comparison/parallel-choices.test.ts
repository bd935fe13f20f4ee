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

it('lists loaded versions before those that the site only knows by name', () => {
  expect(shown([english('web', 'World English Bible'), english('geneva', 'Geneva Bible', 'Geneva')], false)).toBe(
    'WEB Geneva (KJV) (NKJV) (RSTNE) (ASV) (NET)',
  );
});

it('lists the Restored Names among the loaded versions if they can be created', () => {
  expect(shown([english('asv', 'American Standard Version', 'American')], true)).toBe(
    'American Restored Names (from the KJV) (KJV) (NKJV) (RSTNE) (WEB) (NET)',
  );
});

it('uses the name of a version without a short name', () => {
  expect(shown([english('segond', 'Louis Segond')], false)).toMatch(/^Louis Segond \(/);
});
