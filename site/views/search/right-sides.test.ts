import { expect, it } from 'vitest';
import { versionChoices } from '#data/versions/version-choices.ts';
import { chooseRightSide, rightSides } from './right-sides.ts';

const english = { language: 'en', direction: 'ltr', taggedWords: 0 } as const;
const kjv = { ...english, code: 'kjv_strongs', name: 'King James Version', taggedWords: 5 };
const web = { ...english, code: 'web', name: 'World English Bible' };
const wlc = {
  code: 'wlc',
  name: 'Westminster Leningrad Codex',
  language: 'hbo',
  direction: 'rtl',
  taggedWords: 5,
} as const;
const rstne = { ...english, code: 'rstne', name: 'RSTNE module' };

it('every loaded version can be on the right, with the Restored Names first', () => {
  const site = { choices: versionChoices([kjv, web, wlc]), canRestore: true };
  expect(rightSides(site).map(({ code }) => code)).toEqual(['restored', 'kjv', 'web', 'wlc']);
  expect(rightSides(site).at(-1)).toMatchObject({ language: 'hbo', direction: 'rtl' });
});

it('the Restoration Scriptures come first if they are loaded, by their full name', () => {
  const [first, second] = rightSides({ choices: versionChoices([kjv, rstne]), canRestore: true });
  expect(first).toMatchObject({ label: 'Restoration Scriptures True Name Edition', shortName: 'RSTNE' });
  expect(second).toMatchObject({ label: 'Restored Names (from the KJV)', shortName: 'Restored Names' });
});

it.each<[rightSide: string, searched: string[], code: string | undefined]>([
  ['', ['kjv'], 'restored'],
  ['web', ['kjv'], 'web'],
  // A version next to itself shows nothing new, under either of its codes.
  ['web', ['web'], 'restored'],
  ['kjv', ['kjv_strongs'], 'restored'],
  ['kjv_strongs', ['web'], 'kjv'],
  ['web', ['kjv', 'web'], 'web'],
  ['nkjv', ['kjv'], undefined],
  ['klingon', ['kjv'], undefined],
])('beside=%s for results in %s gives %s', (rightSide, searched, code) => {
  const site = { choices: versionChoices([kjv, web, wlc]), canRestore: true };
  expect(chooseRightSide(site, { rightSide }, searched)?.code).toBe(code);
});

it('the only version has no right side', () => {
  expect(
    chooseRightSide({ choices: versionChoices([web]), canRestore: false }, { rightSide: '' }, ['web']),
  ).toBeUndefined();
});
