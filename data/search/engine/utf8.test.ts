import { expect, it } from 'vitest';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/** Texts at the boundaries of every encoded length of UTF-8, compared with the platform's own encoder. */
const texts = [
  '',
  'In the beginning',
  '\u0000\u007F',
  '\u0080\u07FF',
  'אֱלֹהִים λόγος',
  '\u0800\uD7FF\uE000\uFFFF',
  '\u{10000}\u{10FFFF}',
  '🙏 and 𐤀𐤁',
  'ab𐤀'.repeat(9_000),
];

it.each(texts.map((text) => [text.slice(0, 20), text]))('encodes and decodes %j as the platform does', (_, text) => {
  const bytes = new TextEncoder().encode(text);
  expect([...encodeUtf8(text)]).toEqual([...bytes]);
  expect(decodeUtf8(bytes)).toBe(text);
});

it.each(['\uD800', 'a\uDFFFb', '\uD83D'])('rejects an unpaired surrogate', (text) => {
  expect(() => encodeUtf8(text)).toThrow(/cannot be packed/);
});
