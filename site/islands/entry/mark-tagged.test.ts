import { expect, test } from 'vitest';
import { markTagged } from './mark-tagged.ts';

test.each([
  ['In the beginning{H7225} God{H430} created{H1254}', 'In the beginning <mark>God</mark> created'],
  ['<b>{H430} & God{H776}', '<mark>&lt;b&gt;</mark> &amp; God'],
  ['{H430} alone', ' alone'],
])('%s', (text, html) => {
  expect(markTagged(text, 'H430')).toBe(html);
});
