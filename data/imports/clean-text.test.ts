import { expect, it } from 'vitest';
import { cleanText, locateOddCharacter } from './clean-text.ts';

const clean = { markup: false, odd: false, beyond: false };

/** The cleaned text, and the flags that are set. */
it.each<[source: string, text: string, said: Partial<typeof clean>]>([
  ['In the beginning', 'In the beginning', {}],
  ['one<br/>two<p>three</p>four', 'one two three four', { markup: true }],
  ['<i>one</i> <span class="x">two</span>', 'one two', { markup: true }],
  ['one&nbsp;two &amp; three', 'one\u00a0two & three', {}],
  // Alef in Hebrew, decimal and hexadecimal; an apostrophe as web programs write it; a sign above U+FFFF.
  ['&#1488;&#x5d0;&#X5D0;', 'אאא', {}],
  ['don&#39;t', "don't", {}],
  ['&#128512;', '\u{1F600}', { beyond: true }],
  // No characters: a half of a surrogate pair, a number beyond Unicode, an unknown name.
  ['&#xD800; x', '\ufffd x', { odd: true }],
  ['&#9999999; x', '\ufffd x', { odd: true }],
  ['one&eacute;two', 'one&eacute;two', { markup: true }],
  // Tags that are written as references are text.
  ['&lt;i&gt;one', 'i one', { odd: true }],
  // A control character, as a reference too, is removed.
  ['one&#7;two', 'onetwo', { odd: true }],
  ['salt & light', 'salt & light', {}],
  ['one\u0007\u00ad\u200b\u200e\ue002\ufefftwo', 'onetwo', { odd: true }],
  // Joiners and white space are preserved.
  ['one\u200dtwo\t\nthree', 'one\u200dtwo\t\nthree', {}],
  ['a lost \ufffd letter', 'a lost \ufffd letter', { odd: true }],
  ['a | sign # < of > a \\ program', 'a  sign   of  a  program', { odd: true }],
  ['one|two\\three', 'one two three', { odd: true }],
  ['\u{10330}', '\u{10330}', { beyond: true }],
  ['\uffff', '\uffff', {}],
])('cleans %j', (source, text, flags) => {
  expect(cleanText(source, 'read')).toEqual({ ...clean, ...flags, text });
});

it('preserves the signs of tagged text only in tagged text', () => {
  expect(cleanText('¶ God{H430} [was]', 'tagged')).toEqual({ ...clean, text: '¶ God{H430} [was]' });
  expect(cleanText('¶ God{H430} [was]', 'read')).toEqual({ ...clean, text: ' GodH430 was', odd: true });
});

it.each(['&eacute;', '&HELLIP;'])('recognizes %s as a leftover of markup', (entity) => {
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
