import { expect, test } from 'vitest';
import { aboutSource, aboutVersion } from './about-version.ts';
import { readImport } from './read-import.ts';

const named = (code: string, about: object, given: object = {}) =>
  aboutVersion({
    code,
    file: 'genesis.txt',
    given,
    about: { code: '', name: '', shortName: '', language: '', licence: '', ...about },
    verses: [],
    report: { numbering: 'kjv' } as Awaited<ReturnType<typeof readImport>>['report'],
  });

test('a version that the site knows has one name, whatever its module calls itself', () => {
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

test('what an administrator says goes before, and a version that nobody knows is called as its file says', () => {
  expect(named('asv', { name: 'ASV of 1901' }, { name: 'American Standard' }).name).toBe('American Standard');
  expect(named('segond', { name: 'Louis Segond', shortName: 'LSG' })).toMatchObject({
    name: 'Louis Segond',
    shortName: 'LSG',
  });
  expect(named('segond', {})).toMatchObject({ name: 'genesis', shortName: 'SEGOND' });
  const nothing = { code: '', name: 'TR', shortName: '', language: '', licence: '' };
  expect(aboutSource('tr', 'tr.zip', {}, nothing).name).toBe('Textus Receptus (Greek)');
});

test('a text that nothing names is called by its code, twelve letters of it at most', () => {
  expect(named('revised_1952', {}).shortName).toBe('REVISED_1952');
  expect(named('revised_1952b', {}).shortName).toBe('REVISED_1952');
});

test.each([
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['de', 'ltr'],
  ['', 'ltr'],
])('a text in "%s" is set %s', (language, direction) => {
  expect(named('segond', { language })).toMatchObject({ direction });
});

test('an administrator’s word goes before the file’s in each field', () => {
  const about = { name: 'a', shortName: 'b', language: 'fr', licence: 'c', code: '' };
  const given = { name: 'A', shortName: 'B', language: 'he', licence: 'C' };
  expect(named('segond', about, given)).toMatchObject({ name: 'A', shortName: 'B', language: 'he', direction: 'rtl' });
  expect(aboutSource('segond', 'x.zip', given, about)).toMatchObject({
    code: 'import-segond',
    name: 'A',
    licence: 'C',
  });
  expect(aboutSource('segond', 'x.zip', {}, about)).toMatchObject({ name: 'a', licence: 'c' });
  const nothing = { name: '', shortName: '', language: '', licence: '', code: '' };
  expect(aboutSource('segond', 'x.zip', {}, nothing)).toMatchObject({
    name: 'x.zip',
    licence: 'As the administrator of this site states',
  });
});
