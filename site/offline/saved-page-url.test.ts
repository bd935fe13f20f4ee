import { expect, it } from 'vitest';
import { isCovered, canonicalPath, shellPath, twinPath } from './saved-page-url.ts';

/** As by the platform's `drop-trailing-slash` and the redirects of entries. */
const spellings: [asked: string, right: string][] = [
  ['/', '/'],
  ['/index.html', '/'],
  ['/lexicon/H430', '/lexicon/H430'],
  ['/lexicon/h430', '/lexicon/H430'],
  ['/lexicon/H0430/', '/lexicon/H430'],
  ['/lexicon/H430G', '/lexicon/H430'],
  ['/lexicon/H430.html', '/lexicon/H430'],
  ['/lexicon/H99999', '/lexicon/H99999'],
  ['/lexicon/h430/verses', '/lexicon/H430/verses'],
  ['/lexicon/h430/other', '/lexicon/h430/other'],
  ['/lexicon/%E0%A4%A', '/lexicon/%E0%A4%A'],
  ['/bible/', '/bible'],
  ['/bible/kjv_strongs/john/3/', '/bible/kjv_strongs/john/3'],
  ['/bible/kjv', '/bible/kjv'],
  ['/bible/web', '/bible/web'],
  ['/bible/kjv/john', '/bible/kjv/john/1'],
  ['/bible/kjv/jn/3', '/bible/kjv/john/3'],
  ['/bible/web/john/3:16', '/bible/web/john/3#v16'],
  ['/bible/web/1+sam/03/5', '/bible/web/1-samuel/3#v5'],
  ['/bible/john/3', '/bible/kjv_strongs/john/3'],
  ['/bible/go', '/bible/go'],
  ['/bible/web/nowhere/3', '/bible/web/nowhere/3'],
  ['/bible/web/john/x', '/bible/web/john/x'],
  ['/strongs/verse/jn/3/16', '/strongs/verse/john/3/16'],
  ['/strongs/verse/43/3/16', '/strongs/verse/john/3/16'],
  ['/strongs/verse/genesis/1/1', '/strongs/verse/genesis/1/1'],
  ['/strongs/verse/nowhere/1/1', '/strongs/verse/nowhere/1/1'],
  ['/hebrew-verbs//', '/hebrew-verbs'],
  ['/results', '/results'],
];
it.each(spellings)('corrects %s to %s', (requested, right) => {
  expect(canonicalPath(requested)).toBe(right);
});

it('does not change a correct path', () => {
  for (const right of spellings.map(([, path]) => path.replace(/#.*/, ''))) expect(canonicalPath(right)).toBe(right);
});

it('returns the other code of a text', () => {
  expect(twinPath('/bible/kjv/john/3')).toBe('/bible/kjv_strongs/john/3');
  expect(twinPath('/bible/web/john/3')).toBeUndefined();
  expect(twinPath('/lexicon/kjv')).toBeUndefined();
});

it('says which download should have a page, regardless of the other downloads', () => {
  const hebrew = ['/about/', '/lexicon', '/lexicon/H', '/static-strongs/H'];
  expect(isCovered(hebrew, '/lexicon/H99999')).toBe(true);
  expect(isCovered(hebrew, '/lexicon')).toBe(true);
  expect(isCovered(hebrew, '/about/texts')).toBe(true);
  expect(isCovered(hebrew, '/lexicon/G2717')).toBe(false);
  const kingJames = ['/about/', '/bible', '/bible/kjv_strongs', '/shells/'];
  expect(isCovered(kingJames, '/bible/kjv/john/99')).toBe(true);
  expect(isCovered(kingJames, '/bible/kjv_strongs/john/99')).toBe(true);
  expect(isCovered(kingJames, '/bible/geneva/john/3')).toBe(false);
  expect(isCovered(['/hebrew-learning'], '/hebrew-learning/none')).toBe(true);
});

it('says which pages a script renders', () => {
  expect(shellPath('/strongs/verse/john/3/16')).toBe('/shells/words');
  expect(shellPath('/interlinear/wlc/ruth/1')).toBe('/shells/interlinear');
  expect(shellPath('/parallel-bible')).toBe('/shells/parallel');
  expect(shellPath('/lexicon/G26/verses')).toBe('/shells/verses');
  expect(shellPath('/lexicon/G26')).toBeUndefined();
});
