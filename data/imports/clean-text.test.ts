import { expect, it } from 'vitest';
import { cleanText, locateOddCharacter } from './clean-text.ts';

const clean = { markup: false, odd: false, beyond: false };

/** The cleaned text, and the flags that are set. */
it.each<[source: string, text: string, said: Partial<typeof clean>]>([
  ['In the beginning', 'In the beginning', {}],
  ['one<br/>two<p>three</p>four', 'one two three four', { markup: true }],
  ['<i>one</i> <span class="x">two</span>', 'one two', { markup: true }],
  ['one&nbsp;two', 'one&nbsp;two', { markup: true }],
  ['salt & light', 'salt & light', {}],
  ['one\u0007\u00ad\u200b\u200e\ue002\ufefftwo', 'onetwo', { odd: true }],
  // Joiners and white space are preserved.
  ['one\u200dtwo\t\nthree', 'one\u200dtwo\t\nthree', {}],
  ['a lost \ufffd letter', 'a lost \ufffd letter', { odd: true }],
  ['a | sign # < of > a \\ program', 'a  sign   of  a  program', { odd: true }],
  ['\u{10330}', '\u{10330}', { beyond: true }],
  ['\uffff', '\uffff', {}],
])('cleans %j', (source, text, flags) => {
  expect(cleanText(source, 'read')).toEqual({ ...clean, ...flags, text });
});

it('preserves the signs of tagged text only in tagged text', () => {
  expect(cleanText('¶ God{H430} [was]', 'tagged')).toEqual({ ...clean, text: '¶ God{H430} [was]' });
  expect(cleanText('¶ God{H430} [was]', 'read')).toEqual({ ...clean, text: ' GodH430 was', odd: true });
});

it.each(['&nbsp;', '&NBSP;', '&#1488;', '&#x5d0;'])('recognizes %s as a leftover of markup', (entity) => {
  expect(cleanText(`one ${entity} two`, 'read').markup).toBe(true);
});

it.each([
  ['one\u0007two', 'U+0007 at position 4'],
  ['one # two\u200b', 'U+0023 at position 5'],
  ['a \ufffd letter', 'U+FFFD at position 3'],
  ['one two', undefined],
])('locates the first odd character of %j', (source, location) => {
  expect(locateOddCharacter(source)).toBe(location);
});
