import { expect, it } from 'vitest';
import { rightPath } from './page-address.ts';

/** As the platform's `drop-trailing-slash` and the redirects of entries have it. */
const spellings: [asked: string, right: string][] = [
  ['/', '/'],
  ['/index.html', '/'],
  ['/lexicon/H430', '/lexicon/H430'],
  ['/lexicon/h430', '/lexicon/H430'],
  ['/lexicon/H0430/', '/lexicon/H430'],
  ['/lexicon/H430G', '/lexicon/H430'],
  ['/lexicon/H430.html', '/lexicon/H430'],
  ['/lexicon/H99999', '/lexicon/H99999'],
  ['/lexicon/h430/verses', '/lexicon/h430/verses'],
  ['/lexicon/%E0%A4%A', '/lexicon/%E0%A4%A'],
  ['/bible/', '/bible'],
  ['/bible/kjv_strongs/john/3/', '/bible/kjv_strongs/john/3'],
  ['/hebrew-verbs//', '/hebrew-verbs'],
  ['/results', '/results'],
];
it.each(spellings)('%s is put right to %s', (asked, right) => {
  expect(rightPath(asked)).toBe(right);
});

it('never leads to itself in another spelling', () => {
  for (const [, right] of spellings) expect(rightPath(right)).toBe(right);
});
