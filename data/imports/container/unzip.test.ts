import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { FileRefusedError } from '../formats.ts';
import { unzip, type ZipLimits } from './unzip.ts';

const text = strToU8('Genesis 1:1 In the beginning');
const limits: ZipLimits = { entries: 3, bytes: 100, ratio: 100, name: 12, advice: 'Bring less.' };
const names = (bytes: Uint8Array, overrides: Partial<ZipLimits> = {}): string[] =>
  unzip('a.zip', bytes, { ...limits, ...overrides }).map(({ name }) => name);

function refusal(bytes: Uint8Array, overrides: Partial<ZipLimits> = {}): string {
  try {
    names(bytes, overrides);
  } catch (error) {
    if (error instanceof FileRefusedError) return error.message;
    throw error;
  }
  throw new Error('taken');
}

/** Replaces a name with other bytes everywhere in the archive. */
function renamed(bytes: Uint8Array, from: string, to: number[]): Uint8Array {
  const changed = bytes.slice();
  const old = strToU8(from);
  for (let at = 0; at < changed.length; at += 1)
    if (old.every((byte, index) => changed[at + index] === byte)) changed.set(to, at);
  return changed;
}

it('returns the files in order with their contents', () => {
  const files = unzip('a.zip', zipSync({ 'b.txt': text, 'a.txt': [text, { level: 0 }] }));
  expect(files.map(({ name }) => name)).toEqual(['b.txt', 'a.txt']);
  for (const { bytes } of files) expect(bytes).toEqual(text);
});

it('skips folders and files of operating systems', () => {
  const archive = zipSync({
    'x/': new Uint8Array(),
    '__MACOSX/a.txt': text,
    '.hidden': text,
    'x/.a': text,
    'Thumbs.db': text,
    'x/a.txt': text,
  });
  expect(names(archive, { entries: 9, bytes: 999, name: 99 })).toEqual(['x/a.txt']);
});

it.each([
  ['UTF-8 that says so', zipSync({ 'ג.txt': text }), 'ג.txt'],
  // "é" is E9 in Latin-1, which is invalid UTF-8.
  ['Latin-1', renamed(zipSync({ 'cafe.txt': text }), 'cafe', [0x63, 0x61, 0x66, 0xe9]), 'café.txt'],
  // "é" is C3 A9 in UTF-8. macOS writes UTF-8 names without setting the flag.
  ['UTF-8 that does not', renamed(zipSync({ 'cafee.txt': text }), 'cafee', [0x63, 0x61, 0x66, 0xc3, 0xa9]), 'café.txt'],
])('reads a name in %s', (_, archive, name) => {
  expect(names(archive)).toEqual([name]);
});

it('finds the central directory before a comment of any length', () => {
  const archive = zipSync({ 'a.txt': text });
  for (const length of [1, 65_535]) {
    const commented = new Uint8Array(archive.length + length);
    commented.set(archive);
    expect(names(commented)).toEqual(['a.txt']);
  }
  const tooLong = new Uint8Array(archive.length + 65_536);
  tooLong.set(archive);
  expect(refusal(tooLong)).toContain('its list of files is missing');
});

it.each<[name: string, archive: Uint8Array, own: Partial<ZipLimits>, message: RegExp | undefined]>([
  ['as many files as are taken', zipSync({ a: text, b: text, c: text }), { bytes: 999 }, undefined],
  [
    'a file too many',
    zipSync({ a: text, b: text, c: text, d: text }),
    { bytes: 999 },
    /contains 4 files; the limit is 3/,
  ],
  ['as many bytes as are taken', zipSync({ a: text }), { bytes: text.length }, undefined],
  ['a byte too many', zipSync({ a: text }), { bytes: text.length - 1 }, /Bring less/],
  ['bytes of all together', zipSync({ a: text, b: text }), { bytes: 2 * text.length - 1 }, /Bring less/],
  ['a name as long as is taken', zipSync({ '12345678.txt': text }), {}, undefined],
  ['a name too long', zipSync({ '123456789.txt': text }), {}, /whose name has 13 characters/],
  ['a small file of spaces alone', zipSync({ a: new Uint8Array(90_000).fill(32) }), { bytes: 100_000 }, undefined],
  ['a name that leads out', zipSync({ '../a.txt': text }), {}, /leads out of its folder/],
  ['two points within a name', zipSync({ 'a..b.txt': text }), {}, undefined],
  ['a name of a disk', zipSync({ 'c:a.txt': text }), {}, /leads out of its folder/],
  ['another archive', zipSync({ 'a.zip': text }), {}, /contains another archive/],
])('checks %s', (_, archive, overrides, message) => {
  if (message) expect(refusal(archive, overrides)).toMatch(message);
  else expect(names(archive, overrides).length).toBeGreaterThan(0);
});

it('returns no files for an empty archive', () => {
  expect(names(zipSync({}))).toEqual([]);
  expect(refusal(zipSync({}).subarray(0, 21))).toContain('its list of files is missing');
});

it('shows sixty characters of a name in a message', () => {
  const long = `${'a'.repeat(70)}.zip`;
  expect(refusal(zipSync({ [long]: text }), { name: 99 })).toBe(
    `a.zip contains another archive, "${'a'.repeat(60)}". Unpack that archive and upload its content.`,
  );
});

it('reads an archive within a larger buffer', () => {
  const archive = zipSync({ 'a.txt': text });
  const buffer = new Uint8Array(archive.length + 7);
  buffer.set(archive, 7);
  expect(names(buffer.subarray(7))).toEqual(['a.txt']);
});

/**
 * Offsets from PKWARE's APPNOTE.TXT, 4.3.7, 4.3.12 and 4.3.16. The only file is stored, so that nothing else changes.
 */
const localHeader = 30 + 'a.txt'.length + text.length;
const patched = (...changes: [at: number, bytes: number[]][]): Uint8Array => {
  const archive = zipSync({ 'a.txt': [text, { level: 0 }] });
  for (const [at, bytes] of changes) archive.set(bytes, at);
  return archive;
};

it.each<[what: string, archive: Uint8Array, message: RegExp]>([
  ['with another sign before its entry', patched([localHeader, [0]]), /its list of files is incomplete/],
  [
    'whose file does not match the list of files',
    patched([0, [0]]),
    /the position of "a\.txt" does not match the list of files/,
  ],
  [
    'whose file is said to stand behind its end',
    patched([localHeader + 42, [0xff, 0xff]]),
    /does not match the list of files/,
  ],
  ['whose file is said to be longer than it', patched([localHeader + 20, [0xff, 0x0f]]), /"a\.txt" is incomplete/],
  ['with another checksum', patched([localHeader + 16, [0, 0, 0, 0]]), /the checksum of "a\.txt" is wrong/],
  ['with another size', patched([localHeader + 24, [1]]), /the size of "a\.txt" does not match the list of files/],
  ['that is locked', patched([localHeader + 8, [1]]), /"a\.txt" in a\.zip is protected by a password/],
  // Method 12 is bzip2.
  ['packed otherwise', patched([localHeader + 10, [12]]), /uses an unsupported compression method/],
])('refuses an archive %s', (_, archive, message) => {
  expect(refusal(archive)).toMatch(message);
});

it('refuses an archive with damaged content', () => {
  const archive = zipSync({ 'a.txt': text });
  // RFC 1951, 3.2.3: a block of type 3 is an error.
  archive[30 + 'a.txt'.length] = 0b111;
  expect(refusal(archive)).toContain('cannot be unpacked, because it is damaged.');
});

it('skips the extra fields of an entry', () => {
  // After the name: an ID, a length of 4 and four bytes, in both headers.
  const archive = zipSync({ 'a.txt': [text, { extra: { 0x7777: new Uint8Array(4) } }], 'b.txt': text });
  expect(names(archive)).toEqual(['a.txt', 'b.txt']);
  const commented = zipSync({ 'a.txt': [text, { comment: 'a comment' }], 'b.txt': text });
  expect(names(commented)).toEqual(['a.txt', 'b.txt']);
});
