import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The number of requirements of ASVS 5.0.0 with level 1 or 2 in each section, numbered from 1, from the standard's CSV
 * (OWASP/ASVS, 5.0/docs_en). In each of these sections, those of level 3 come last.
 */
const sections =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 ' +
  '4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 ' +
  '6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 ' +
  '10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 ' +
  '12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 ' +
  '16.4:3 16.5:3 17.1:1 17.2:4 17.3:2';
const required = sections.split(' ').flatMap((entry) => {
  const [section = '', last = ''] = entry.split(':');
  return Array.from({ length: Number(last) }, (_, index) => `${section}.${index + 1}`);
});
const text = readFileSync('docs/security/asvs-5.md', 'utf8');
const rows = [
  ...text.matchAll(/^\| (?<numbers>[\d., ]+) \| (?<met>[✓~✗–]) \| (?<where>.*?) \| (?<tests>.*?) ?\|$/gm),
].map(({ groups: { numbers = '', met = '', where = '', tests = '' } = {} }) => ({
  numbers: numbers.split(', '),
  met,
  where,
  tests,
}));

test('lists all 253 requirements of levels 1 and 2 exactly once', () => {
  expect(required).toHaveLength(253);
  const listed = rows.flatMap(({ numbers }) => numbers);
  expect(required.filter((number) => !listed.includes(number))).toEqual([]);
  expect(listed.filter((number) => !required.includes(number))).toEqual([]);
  expect(listed.filter((number, at) => listed.indexOf(number) !== at)).toEqual([]);
});

test('mentions unmet requirements at the top of the page', () => {
  const head = text.slice(0, text.indexOf('## Stored data'));
  const unmet = rows.filter(({ met }) => met === '✗').flatMap(({ numbers }) => numbers);
  expect(unmet.length).toBeGreaterThan(0);
  expect(unmet.filter((number) => !head.includes(number))).toEqual([]);
});

test('every named file exists, and every proof is a test', () => {
  const files = rows.flatMap(({ where, tests }) =>
    [...`${where} ${tests}`.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, file = '']) => file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(
    [...new Set(files)].filter((file) => !file.startsWith('/') && !file.startsWith('@') && !existsSync(file)),
  ).toEqual([]);
  const proofs = rows.flatMap(({ tests }) => [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
  expect(proofs.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file) || globSync(file).length === 0)).toEqual([]);
});
