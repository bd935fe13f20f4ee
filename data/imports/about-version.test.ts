import { expect, test } from 'vitest';
import { aboutSource, aboutImportedVersion } from './about-version.ts';
import { readImport } from './read-import.ts';

const named = (code: string, about: object, overrides: object = {}) =>
  aboutImportedVersion({
    code,
    file: 'genesis.txt',
    overrides,
    about: { code: '', name: '', shortName: '', language: '', licence: '', ...about },
    verses: [],
    report: { numbering: 'kjv' } as Awaited<ReturnType<typeof readImport>>['report'],
  });

test("uses the site's name for a known version, whatever name its module has", () => {
  const module = { name: 'תנ ך עברי מודרני', shortName: 'תנ ך עברי מודרני', language: 'he' };
  expect(named('he_modern', module)).toMatchObject({
    name: 'Modern Hebrew Bible',
    shortName: 'Modern Hebrew',
    language: 'he',
    direction: 'rtl',
  });
  expect(named('tr', { name: 'Textus Receptus NT', shortName: 'TR' })).toMatchObject({
    name: 'Textus Receptus (Greek)',
    shortName: 'TR',
    language: 'grc',
  });
});

test("prefers the administrator's name, and falls back to the file's name for an unknown version", () => {
  expect(named('asv', { name: 'ASV of 1901' }, { name: 'American Standard' }).name).toBe('American Standard');
  expect(named('segond', { name: 'Louis Segond', shortName: 'LSG' })).toMatchObject({
    name: 'Louis Segond',
    shortName: 'LSG',
  });
  expect(named('segond', {})).toMatchObject({ name: 'genesis', shortName: 'SEGOND' });
  const nothing = { code: '', name: 'TR', shortName: '', language: '', licence: '' };
  expect(aboutSource('tr', 'tr.zip', {}, nothing).name).toBe('Textus Receptus (Greek)');
});

test.each([
  ['sm-JPS', 'x', 'JPS'],
  ['eng-ylt', 'x', 'YLT'],
  ['Neue Welt', 'x', 'Neue Welt'],
  ['', 'segond_1910', 'SEGOND 1910'],
  ['', 'eng_ylt', 'YLT'],
  ['_JPS_', 'x', 'JPS'],
  ['', 'revised_standard_version_1952', 'REVISED STANDARD VER'],
])('a text that its file calls "%s", with the code %s, is "%s" in menus', (shortName, code, expected) => {
  expect(named(code, { shortName }).shortName).toBe(expected);
});

test("an administrator's short name is used as it is", () => {
  expect(named('x', { shortName: 'sm-JPS' }, { shortName: 'my-own' }).shortName).toBe('my-own');
});

test.each([
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['de', 'ltr'],
  ['', 'ltr'],
])('sets the direction of a text in "%s" to %s', (language, direction) => {
  expect(named('segond', { language })).toMatchObject({ direction });
});

test("prefers the administrator's value over the file's in each field", () => {
  const about = { name: 'a', shortName: 'b', language: 'fr', licence: 'c', code: '' };
  const options = { name: 'A', shortName: 'B', language: 'he', licence: 'C' };
  expect(named('segond', about, options)).toMatchObject({
    name: 'A',
    shortName: 'B',
    language: 'he',
    direction: 'rtl',
  });
  expect(aboutSource('segond', 'x.zip', options, about)).toMatchObject({
    code: 'import-segond',
    name: 'A',
    licence: 'C',
  });
  expect(aboutSource('segond', 'x.zip', {}, about)).toMatchObject({ name: 'a', licence: 'c' });
  const nothing = { name: '', shortName: '', language: '', licence: '', code: '' };
  expect(aboutSource('segond', 'x.zip', {}, nothing)).toMatchObject({
    name: 'x.zip',
    licence: 'License not stated',
  });
});
