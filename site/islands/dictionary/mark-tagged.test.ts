import { expect, test } from 'vitest';
import { markTagged } from './mark-tagged.ts';

test.each([
  ['In the beginning{H7225} God{H430} created{H1254}', 'In the beginning God created', ['God']],
  ['<b>{H430} & God{H776}', '<b> & God', ['<b>']],
  ['{H430} alone', ' alone', []],
  ['God{H430} and God{H430}.', 'God and God.', ['God', 'God']],
])('%s', (tagged, text, words) => {
  const marked = markTagged(tagged, 'H430');
  expect(marked.text).toBe(text);
  expect(marked.found.map(([start, end]) => text.slice(start, end))).toEqual(words);
});
