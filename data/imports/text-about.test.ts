import { strToU8 } from 'fflate';
import { expect, it, test } from 'vitest';
import { readImport, type ImportAbout } from './read-import.ts';
import { languageTag } from './text-about.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const zefania = (head: string, text = 'Am Anfang'): string =>
  `<?xml version="1.0" encoding="ISO-8859-1"?>\n<XMLBIBLE biblename="Elberfelder &amp; mehr" type="x-bible">${head}<BIBLEBOOK bnumber="1"><CHAPTER cnumber="1"><VERS vnumber="1">${text}</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>`;
const information =
  '<INFORMATION><format>Zefania</format><title>Elberfelder 1905</title><language>GER</language><identifier>ELB</identifier><rights>Public domain</rights></INFORMATION>';

it.each<[format: string, source: string, about: Partial<ImportAbout>]>([
  [
    'Zefania',
    zefania(information),
    { name: 'Elberfelder & mehr', shortName: 'ELB', language: 'de', licence: 'Public domain' },
  ],
  ['Zefania without biblename', zefania(information).replace(/ biblename="[^"]*"/, ''), { name: 'Elberfelder 1905' }],
  ['Zefania without information', zefania(''), { name: 'Elberfelder & mehr', language: '', licence: '' }],
  [
    'OSIS',
    `<osis><osisText osisIDWork="Fix" xml:lang="en-GB"><header><work osisWork="Fix"><title>Fixture</title><rights>Free</rights></work></header><verse osisID="Gen.1.1">In</verse></osisText></osis>`,
    { name: 'Fixture', shortName: 'Fix', language: 'en-GB', licence: 'Free' },
  ],
  [
    'USFX',
    '<usfx><languageCode>eng</languageCode><book id="GEN"><c id="1"/><v id="1"/>In<ve/></book></usfx>',
    { language: 'en' },
  ],
  [
    'Unbound',
    '#name\tHebrew OT\n#language\theb\n#copyright\tPublic domain\n#abbreviation\tHOT\n01O\t1\t1\t\t10\tבראשית',
    { name: 'Hebrew OT', shortName: 'HOT', language: 'he', licence: 'Public domain' },
  ],
])('reads what %s says about itself', async (_format, source, about) => {
  expect((await readImport({ name: 'x', bytes: strToU8(source) })).about).toMatchObject(about);
});

test('reads a file in the encoding that it declares', async () => {
  const text = 'Am Anfang schuf Gott für alle';
  const read = await readImport({ name: 'x.xml', bytes: latin1(zefania('', text)) });
  expect(read.report.encoding).toBe('iso-8859-1');
  expect(read.verses[0]?.text).toBe(text);
  // A text that is valid UTF-8 is UTF-8, although it declares another encoding.
  const utf8 = await readImport({ name: 'x.xml', bytes: strToU8(zefania('', text)) });
  expect([utf8.report.encoding, utf8.verses[0]?.text]).toEqual(['utf-8', text]);
  const usfm = await readImport({ name: 'x', bytes: latin1(`\\id GEN\n\\ide CP-1252\n\\c 1\n\\v 1 ${text}`) });
  expect([usfm.report.encoding, usfm.verses[0]?.text]).toEqual(['windows-1252', text]);
  const utf16 = Uint8Array.from([...zefania('', text)].flatMap((letter) => [letter.charCodeAt(0), 0]));
  expect((await readImport({ name: 'x', bytes: utf16 })).verses[0]?.text).toBe(text);
});

test('refuses a file that does not have the encoding that it declares', async () => {
  const bytes = latin1(zefania('', 'für').replace('ISO-8859-1', 'utf-8'));
  await expect(readImport({ name: 'x.xml', bytes })).rejects.toThrow('Line 2 of x.xml is not UTF-8');
  const unknown = latin1(zefania('', 'für').replace('ISO-8859-1', 'x-unknown'));
  await expect(readImport({ name: 'x.xml', bytes: unknown })).rejects.toThrow('is not UTF-8');
});

// ISO 639-2 has two codes for some languages, and BCP 47 the shortest one of each (RFC 5646, section 2.2.1).
it.each([
  ['ger', 'de'],
  ['DEU', 'de'],
  ['eng', 'en'],
  ['grc', 'grc'],
  ['en-GB', 'en-GB'],
  ['German', ''],
  ['', ''],
])('reads the language %j as %j', (code, tag) => {
  expect(languageTag(code)).toBe(tag);
});
