import { expect, test } from 'vitest';
import { namedVersions } from './named-versions.ts';
import { versionChoices, type ChoosableVersion } from './version-choices.ts';

const english = (code: string, name: string): ChoosableVersion => ({
  code,
  name,
  language: 'en',
  direction: 'ltr',
  taggedWords: 0,
});

test('a form lists its six versions, loaded or not, and then all other loaded ones', () => {
  const choices = versionChoices([english('web', 'World English Bible'), english('geneva', 'Geneva Bible')]);
  expect(choices.map(({ code, loaded }) => (loaded ? code : `(${code})`)).join(' ')).toBe(
    '(kjv) (nkjv) (rstne) (asv) web (net) geneva',
  );
});

test('short names fit in a control and are unique', () => {
  const loaded = Object.entries(namedVersions).map(([code, { name }]) => english(code, name));
  const imported = english('segond_1910', 'La Sainte Bible, traduite par Louis Segond, 1910');
  const names = versionChoices([...loaded, imported]).map(({ shortName }) => shortName);
  expect(names.filter((name) => name.length > 20)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('SEGOND 1910');
});
