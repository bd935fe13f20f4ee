// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readReadingPlace, storeReadingPlace } from './reading-place.ts';

beforeEach(() => localStorage.clear());

it('returns the last chapter', () => {
  storeReadingPlace({ path: '/bible/kjv/genesis/1', name: 'Genesis 1' });
  storeReadingPlace({ path: '/bible/wlc/1-samuel/3', name: '1 Samuel 3' });
  expect(readReadingPlace()).toEqual({ path: '/bible/wlc/1-samuel/3', name: '1 Samuel 3' });
});

const invalid: [stored: string | undefined][] = [
  [undefined],
  ['{'],
  ['null'],
  ['{"path":"https://elsewhere.example/bible/kjv/genesis/1","name":"Genesis 1"}'],
  ['{"path":"//elsewhere.example","name":"Genesis 1"}'],
  ['{"path":"/bible/kjv","name":"Genesis 1"}'],
  ['{"path":"/bible/kjv/genesis/1","name":""}'],
];
it.each(invalid)('ignores %j', (stored) => {
  if (stored !== undefined) localStorage.setItem('reading-place', stored);
  expect(readReadingPlace()).toBeUndefined();
});
