import { describe, expect, it } from 'vitest';
import { FileRefusedError } from '../formats.ts';
import { decodeFile } from './decode-text.ts';
import { type Encoding } from './encodings.ts';

const utf16 = (text: string, isBig: boolean, hasMark = true): Uint8Array =>
  Uint8Array.from(
    [...(hasMark ? '\uFEFF' : ''), ...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isBig ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8];
    }),
  );
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function refusal(bytes: Uint8Array, chosen?: Encoding): FileRefusedError {
  try {
    decodeFile('a.txt', bytes, chosen);
  } catch (error) {
    if (error instanceof FileRefusedError) return error;
    throw error;
  }
  throw new Error('taken');
}

describe('decoding a file', () => {
  it.each<[name: string, bytes: Uint8Array, text: string, encoding: Encoding, chosen?: Encoding]>([
    ['UTF-8', utf8('בראשית\n'), 'בראשית\n', 'utf-8'],
    ['UTF-8 with its mark', utf8('\uFEFFGenesis\n'), 'Genesis\n', 'utf-8'],
    ['UTF-16 with its mark', utf16('Genesis\n', false), 'Genesis\n', 'utf-16le'],
    ['big-endian UTF-16 with its mark', utf16('Genesis\n', true), 'Genesis\n', 'utf-16be'],
    ['lines of the old Macintosh', utf8('one\rtwo\r'), 'one\ntwo\n', 'utf-8'],
    ['lines of Windows', utf8('one\r\ntwo\r\n'), 'one\r\ntwo\r\n', 'utf-8'],
    // é is E9 in Windows-1252; א is E0 in Windows-1255.
    ['Windows-1252, chosen', Uint8Array.of(0x63, 0x61, 0x66, 0xe9), 'café', 'windows-1252', 'windows-1252'],
    ['Windows-1255, chosen', Uint8Array.of(0xe0, 0xe1), 'אב', 'windows-1255', 'windows-1255'],
    ['UTF-16 without its mark, chosen', utf16('Genesis\n', false, false), 'Genesis\n', 'utf-16le', 'utf-16le'],
    ['an empty file', new Uint8Array(), '', 'utf-8'],
  ])('decodes %s', (_, bytes, text, encoding, chosen) => {
    expect(decodeFile('a.txt', bytes, chosen)).toEqual({ text, encoding });
  });
});

describe('a file that is not UTF-8', () => {
  const line = 'Genesis 1:1 In the beginning';
  it.each<[name: string, bytes: Uint8Array, line: string, choices: Encoding[]]>([
    ['little-endian UTF-16 without its mark', utf16(line, false, false), '1', ['utf-16le']],
    ['big-endian UTF-16 without its mark', utf16(line, true, false), '1', ['utf-16be']],
    [
      'accents that stand alone',
      Uint8Array.from([...utf8('one\n'), 0x63, 0xe9, 0x73, 0x0a]),
      '2',
      ['windows-1252', 'windows-1255'],
    ],
    [
      'Hebrew letters side by side',
      Uint8Array.from([...utf8('one\ntwo\n'), 0xf9, 0xec, 0xe5, 0xed]),
      '3',
      ['windows-1255', 'windows-1252'],
    ],
    ['the first and last Hebrew letter', Uint8Array.of(0xe0, 0xfa), '1', ['windows-1255', 'windows-1252']],
    [
      'accents side by side with other signs',
      Uint8Array.of(0xe9, 0xe8, 0x93, 0x94, 0x85, 0x96),
      '1',
      ['windows-1252', 'windows-1255'],
    ],
    ['letters beyond the Hebrew ones', Uint8Array.of(0xfb, 0xfc, 0xdf, 0xde), '1', ['windows-1252', 'windows-1255']],
    [
      'letters side by side behind the last Hebrew one',
      Uint8Array.of(0xfb, 0xfc),
      '1',
      ['windows-1252', 'windows-1255'],
    ],
    [
      'letters side by side before the first Hebrew one',
      Uint8Array.of(0xde, 0xdf),
      '1',
      ['windows-1252', 'windows-1255'],
    ],
    [
      'a line behind an empty one',
      Uint8Array.from([...utf8('\none\n'), 0xe9, 0x0a, 0x62]),
      '3',
      ['windows-1252', 'windows-1255'],
    ],
    [
      'Hebrew letters before lines of other letters',
      Uint8Array.from([0xf9, 0xec, 0x0a, ...utf8('one\n'), 0xe9, 0x20, 0xe8, 0x20, 0xe9, 0x20, 0xe8]),
      '1',
      ['windows-1255', 'windows-1252'],
    ],
    // The first of the two bytes of "é".
    [
      'a letter that the end of a line cuts',
      Uint8Array.from([...utf8('one\n'), 0xc3, 0x0a, ...utf8('two\n')]),
      '2',
      ['windows-1252', 'windows-1255'],
    ],
    [
      'the 1,001st line',
      Uint8Array.from([...utf8('a\n'.repeat(1_000)), 0xe9]),
      '1,001',
      ['windows-1252', 'windows-1255'],
    ],
  ])('offers encodings for %s', (_, bytes, at, choices) => {
    const error = refusal(bytes);
    expect(error.message).toMatch(new RegExp(`^Line ${at} of a\\.txt is not UTF-8\\. Read it as `));
    expect(error.choices).toEqual(choices);
  });

  it('names the suggested encoding', () => {
    expect(refusal(Uint8Array.of(0xf9, 0xec)).message).toContain('Read it as Windows-1255 (Hebrew), or save it');
    expect(refusal(utf16(line, true, false)).message).toContain('Read it as UTF-16 (big-endian), or save it');
  });

  it('is refused if it is invalid in the marked or chosen encoding', () => {
    expect(refusal(Uint8Array.from([...utf16('a', false), 0])).message).toMatch(/not UTF-16\. Choose another encoding/);
    // Windows-1255 has no character for D9.
    expect(refusal(Uint8Array.of(0xd9), 'windows-1255').message).toMatch(
      /not Windows-1255 \(Hebrew\)\. Choose another encoding/,
    );
  });
});

/** In UTF-16, every other byte of Latin text is zero. */
it.each<[name: string, bytes: Uint8Array]>([
  ['a text with one zero', utf8('Genesis 1:1\0 In the beginning')],
  ['zeros in both places', utf8('a\0\0b\0\0c\0\0d\0\0')],
])('does not mistake %s for UTF-16', (_, bytes) => {
  expect(decodeFile('a.txt', bytes).encoding).toBe('utf-8');
});
