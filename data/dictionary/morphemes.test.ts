import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { morphemesOf } from './morphemes.ts';

it.each([
  // Ruth 1:16: "to leave thee".
  ['לְעָזְבֵ֖ךְ', 'HR/Vqc/Sp2fs', 'לְ|עָזְבֵ֖|ךְ'],
  ['בְּנ֛וֹ', 'HNcmsc/Sp3ms', 'בְּנ֛|וֹ'],
  ['לִשְׁמָרֶֽנּוּ', 'HR/Vqc/Sp3ms', 'לִ|שְׁמָרֶֽ|נּוּ'],
  ['אֲדֹנִ֣י', 'HNcmsc/Sp1cs', 'אֲדֹנִ֣|י'],
  ['מַלְכָּ֗א', 'ANcmsd/Td', 'מַלְכָּ֗|א'],
  ['בָּרָ֣א', 'HVqp3ms', ''],
  ['λόγος', 'N-NSM', ''],
  // The ending does not fit.
  ['עִמָּֽךְ', 'HR/Sp3fs', ''],
  ['', 'HR/Sp3fs', ''],
])('divides %s (%s) into %s', (form, code, parts) => {
  expect(
    morphemesOf(form, code)
      .map((part) => part.form)
      .join('|'),
  ).toBe(parts);
});

it('describes each part', () => {
  expect(morphemesOf('לְעָזְבֵ֖ךְ', 'HR/Vqc/Sp2fs').map(({ parsing }) => parsing)).toEqual([
    'preposition',
    'verb, Qal, infinitive construct',
    'pronoun suffix, second person feminine singular',
  ]);
});

it('divides the words of two books as the source does, but for one of 500', () => {
  // The source writes a slash between the parts of a word.
  const words = ['Gen', 'Dan'].flatMap((book) => [
    ...readFileSync(`node_modules/morphhb/wlc/${book}.xml`, 'utf8').matchAll(
      /<w [^>]*morph="(?<code>[^"]*\/[^"]*)"[^>]*>(?<word>[^<]*)</g,
    ),
  ]);
  expect(words.length).toBeGreaterThan(10_000);
  const different = words.filter(({ groups: { word = '', code = '' } = {} }) => {
    const parts = morphemesOf(word.replaceAll('/', ''), code);
    return parts.length > 0 && parts.map(({ form }) => form).join('/') !== word;
  });
  expect(different.length / words.length).toBeLessThan(0.002);
});
