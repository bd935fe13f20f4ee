import { describe, expect, it } from 'vitest';
import { describeZippedDocument, describeUnsupportedFile, startsWith } from './unsupported-files.ts';

const bytes = (hex: string, at = 0): Uint8Array =>
  Uint8Array.from([...new Uint8Array(at), ...hex.split(' ').map((byte) => Number.parseInt(byte, 16)), 0, 1, 2]);

describe('the first bytes of a file', () => {
  /** From file(1) and the specifications of the formats. */
  it.each<[name: string, file: Uint8Array, what: RegExp]>([
    ['an OLE document', bytes('d0 cf 11 e0 a1 b1 1a e1'), /^a Word document or old spreadsheet/],
    ['PDF', bytes('25 50 44 46 2d'), /^a PDF/],
    ['RTF', bytes('7b 5c 72 74 66 31'), /^a document in rich text/],
    ['7z', bytes('37 7a bc af 27 1c'), /^a 7z archive/],
    ['RAR', bytes('52 61 72 21 1a 07'), /^a RAR archive/],
    ['bzip2', bytes('42 5a 68 39'), /^packed with bzip2/],
    ['xz', bytes('fd 37 7a 58 5a 00'), /^packed with xz/],
    ['tar', bytes('75 73 74 61 72 00', 257), /^a tar archive/],
    ['PNG', bytes('89 50 4e 47 0d 0a 1a 0a'), /^a picture/],
    ['JPEG', bytes('ff d8 ff e0'), /^a picture/],
    ['GIF', bytes('47 49 46 38 39 61'), /^a picture/],
    ['ELF', bytes('7f 45 4c 46 02'), /^a program/],
    ['Windows program', bytes('4d 5a 90 00'), /^a program/],
  ])('identify %s', (_, file, what) => {
    expect(describeUnsupportedFile(file)).toMatch(what);
    // Shifted by one byte, the signature does not match.
    expect(describeUnsupportedFile(Uint8Array.from([0x20, ...file]))).toBeUndefined();
  });

  it.each(['Genesis 1:1 In the beginning', '', 'BZ', '%PD', 'MZ'])('identify nothing in %j', (text) => {
    expect(describeUnsupportedFile(new TextEncoder().encode(text))).toBeUndefined();
  });
});

it('compares all bytes of a signature at an offset', () => {
  const file = Uint8Array.of(1, 2, 3);
  expect([startsWith(file, [1, 2]), startsWith(file, [2, 3], 1), startsWith(file, [])]).toEqual([true, true, true]);
  expect([startsWith(file, [1, 3]), startsWith(file, [2, 3]), startsWith(file, [3, 4], 2)]).toEqual([
    false,
    false,
    false,
  ]);
});

it.each<[names: string[], what: RegExp | undefined]>([
  [['[Content_Types].xml', 'word/document.xml'], /^a Word document/],
  [['ppt/presentation.xml'], /^a presentation/],
  [['mimetype', 'META-INF/container.xml'], /^an e-book/],
  [['content.xml'], /^an OpenDocument file/],
  [['my/word/document.xml', 'genesis.txt'], undefined],
  [[], undefined],
])('classifies an archive of %j', (names, what) => {
  if (what) expect(describeZippedDocument(names)).toMatch(what);
  else expect(describeZippedDocument(names)).toBeUndefined();
});
