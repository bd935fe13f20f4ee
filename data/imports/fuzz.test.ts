import * as fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { FileRefusedError } from './formats.ts';
import { readImport } from './read-import.ts';
import { checkRecords, type ImportedText } from './check-records.ts';
import { readSwordModule } from './formats/read-module.ts';
import { readOsis } from './formats/read-osis.ts';
import { readPlain } from './formats/read-plain.ts';
import { readSql } from './formats/read-sql.ts';
import { readUnbound } from './formats/read-unbound.ts';
import { readUsfm } from './formats/read-usfm.ts';
import { readUsx } from './formats/read-usx.ts';
import { readUsfx } from './formats/read-usfx.ts';
import { readZefania } from './formats/read-zefania.ts';
import { readJson } from './formats/read-json.ts';
import type { ImportRecord } from './record.ts';

const readers: [name: string, read: (file: string, text: string) => Iterable<ImportRecord>][] = [
  ['module', readSwordModule],
  ['plain text', readPlain],
  ['unbound', readUnbound],
  ['USFM', readUsfm],
  ['OSIS', readOsis],
  ['USX', readUsx],
  ['USFX', readUsfx],
  ['Zefania', readZefania],
  ['SQL', readSql],
  ['JSON', readJson],
];

/** Fragments that the readers look for, mixed with letters that they do not. */
const pieces = fc.constantFrom(
  'Genesis 1:1',
  '1 John 3:16',
  'Gen 51:1',
  '1|1|1|',
  '67|1|1|x',
  '|',
  '01O\t1\t1\t\t10\t',
  '\t',
  '\n',
  '\r\n',
  '\\id GEN\n',
  '\\c 1',
  '\\v 1 ',
  '\\v ',
  '\\w God|strong="H430"\\w*',
  '\\f + \\ft x\\f*',
  '\\',
  '\\p',
  '\\add ',
  '\\add*',
  '\\zaln-s |x\\*',
  '<osis>',
  '</osis>',
  '<verse osisID="Gen.1.1">',
  '</verse>',
  '<verse sID="Ps.3.1"/>',
  '<note>',
  '</note>',
  '<w lemma="strong:H430">',
  '</w>',
  '<usx>',
  '<book code="GEN"/>',
  '<chapter number="1"/>',
  '<verse number="1"/>',
  '<c id="1"/>',
  '<v id="3"/>',
  '<VERS vnumber="2">',
  '<',
  'INSERT INTO t VALUES ',
  '(',
  ')',
  ',',
  ';',
  "'",
  "''",
  '"',
  '--',
  '/*',
  '*/',
  'COPY t FROM stdin;\n',
  '\\.',
  '`',
  'CREATE TABLE t (b, c, v, t);',
  '{H430}',
  '{',
  '}',
  '[',
  ']',
  '¶',
  '{VAR1: ',
  '#',
  '### John',
  '[1:1] ',
  'Tobit 1:1 x',
  '1 ',
  '0',
  '176',
  'word',
  ' ',
  'בראשית',
  '\ufffd',
  '\u{1F600}',
  '\u0000',
);
const nonsense = fc
  .array(fc.oneof({ weight: 4, arbitrary: pieces }, { weight: 1, arbitrary: fc.string({ maxLength: 6 }) }), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''));

function checkTotals({ report, verses }: ImportedText): void {
  const { records, joined, empty, duplicate, refused, leftOut } = report;
  expect(report.verses + joined + empty + duplicate + refused + leftOut).toBe(records);
  expect(verses).toHaveLength(report.verdict === 'refused' ? 0 : report.verses);
  expect(verses.map(({ id }) => id)).toEqual([...new Set(verses.map(({ id }) => id))].toSorted((a, b) => a - b));
  for (const { text, marks } of verses) {
    // The library's own constraints on the text and marks of a verse.
    expect(text).not.toMatch(/[<>{}|¶#\\[\]]| {2}|^$/);
    for (const [start, end] of [...(marks.words ?? []), ...(marks.supplied ?? []), ...(marks.divineName ?? [])]) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThanOrEqual(start);
      expect(end).toBeLessThanOrEqual(text.length);
    }
  }
  for (const { kind, place, message } of report.problems) {
    expect(message).not.toBe('');
    if (kind === 'not-a-verse' || kind === 'broken') expect(message).toMatch(/^line [\d,]+ of /);
    if (place) expect(place.line).toBeGreaterThanOrEqual(0);
  }
}

test.each(readers)('%s: never throws on random input, and every line is a verse or has a reason', (_name, read) => {
  fc.assert(
    fc.property(nonsense, (text) => {
      checkTotals(checkRecords(read('x.txt', text), { format: 'plain', encoding: 'utf-8' }));
    }),
    { numRuns: 600 },
  );
});

test('returns a text or a refusal for any bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        nonsense.map((text) => strToU8(text)),
        fc.uint8Array({ maxLength: 400 }),
      ),
      async (bytes) => {
        try {
          checkTotals(await readImport({ name: 'x.txt', bytes }));
        } catch (error) {
          if (!(error instanceof FileRefusedError)) throw error;
          expect(error.message).toMatch(/x\.txt/);
        }
      },
    ),
    { numRuns: 800 },
  );
});

test('accounts for every line as parsed or refused', () => {
  const reference = fc.tuple(
    fc.integer({ min: 0, max: 68 }),
    fc.integer({ min: 0, max: 160 }),
    fc.integer({ min: 0, max: 200 }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(reference, fc.constantFrom('In the beginning', '', 'a{H430}', '-')), { maxLength: 80 }),
      (lines) => {
        const text = lines
          .map(([[book, chapter, verse], words]) => `${book}|${chapter}|${verse}|${words}||\n`)
          .join('');
        const { report } = checkRecords(readSwordModule('x', text), { format: 'module', encoding: 'utf-8' });
        expect(report.records).toBe(lines.length);
      },
    ),
  );
});
