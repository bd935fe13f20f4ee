import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readImport } from '#data/imports/read-import.ts';

const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
<row r="1"><c r="A1" t="inlineStr"><is><t>Reference</t></is></c><c r="B1" t="inlineStr"><is><t>Text</t></is></c></row>
<row r="2"><c r="A2" t="inlineStr"><is><t>1 John 3:16</t></is></c><c r="B2" t="inlineStr"><is><t>Hereby perceive we</t></is></c></row>
</sheetData></worksheet>`;
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const workbook = zipSync({
  'xl/workbook.xml': strToU8(
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
  'xl/worksheets/sheet1.xml': strToU8(sheet),
});

const files: [what: string, bytes: Uint8Array, format: string][] = [
  ['plain text', strToU8('1 John 3:16 Hereby perceive we'), 'plain'],
  ['CSV', strToU8('Book,Chapter,Verse,Text\nI John,3,16,"Hereby perceive we"\n'), 'table'],
  ['SQL', strToU8("INSERT INTO t (book, chapter, verse, text) VALUES (62, 3, 16, 'Hereby perceive we');"), 'sql'],
  ['OSIS', strToU8('<osis><verse osisID="1John.3.16">Hereby perceive we</verse></osis>'), 'osis'],
  ['USFM', strToU8('\\id 1JN\n\\c 3\n\\p\n\\v 16 Hereby perceive we\n'), 'usfm'],
  [
    'a module',
    zipSync({ 'info.json': strToU8('{"module":"fix"}'), 'verses.txt': strToU8('62|3|16|Hereby perceive we||') }),
    'module',
  ],
];
test.each(files)('reads %s in the worker like in the browser and the build', async (_what, bytes, format) => {
  const { verses, report } = await readImport({ name: 'x', bytes });
  expect(report.format).toBe(format);
  expect(verses.map(({ id, text }) => [id, text])).toEqual([[62_003_016, 'Hereby perceive we']]);
});

test('leaves a spreadsheet to the browser', async () => {
  await expect(readImport({ name: 'x', bytes: workbook })).rejects.toThrow(
    'x is a spreadsheet, which only the browser can read',
  );
});

test('reads the encodings that are offered', async () => {
  const bytes = Uint8Array.from([...strToU8('Genesis 1:1 '), 0xe1, 0xf8, 0xe0, 0xf9, 0xe9, 0xfa]);
  await expect(readImport({ name: 'x', bytes })).rejects.toMatchObject({ choices: ['windows-1255', 'windows-1252'] });
  const { verses } = await readImport({ name: 'x', bytes }, { encoding: 'windows-1255' });
  expect(verses[0]?.text).toBe('בראשית');
});
