import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { growthOfTime, maxLinearGrowth } from '../testing/growth.ts';
import { readImport, type ReadImport } from './read-import.ts';

const fixture = (name: string): string => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const read = (name: string, text: string): Promise<ReadImport> => readImport({ name, bytes: strToU8(text) });

/** Entity expansion, and entities that read a file. */
const doctypes = [
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">]>',
  '<!DOCTYPE x [<!ENTITY c SYSTEM "file:///etc/passwd">]>',
  '<!DOCTYPE x SYSTEM "http://example.org/x.dtd">',
];
const documents = ['osis-containers.xml', 'osis-milestones.xml', 'usx-1JN.usx', 'usfx.xml', 'zefania.xml'];
test.each(documents.flatMap((name) => doctypes.map((doctype) => [name, doctype] as const)))(
  'refuses %s with %s and reads nothing from it',
  async (name, doctype) => {
    const valid = fixture(name);
    expect((await read(name, valid)).verses.length).toBeGreaterThan(0);
    const harmful = valid
      .replace(/^(?:<\?xml[^>]*\?>)?/, (head) => `${head}${doctype}`)
      .replace('For God', '&c; For God')
      .replace('Hereby', '&c; Hereby');
    const { verses, report } = await read(name, harmful);
    expect(report.verdict).toBe('refused');
    expect(verses).toEqual([]);
    expect(report.problems.map(({ message }) => message).join()).toContain('DOCTYPE');
  },
);

/** Too long for a verse: the limit is 200 kB. */
const longText = (words: number): string => 'word '.repeat(words).trim();
const first = 'In the beginning God created the heaven and the earth.';
test.each([
  'module.txt',
  'plain.txt',
  'plain-tab.txt',
  'headings.txt',
  'table.csv',
  'table.tsv',
  'reference.csv',
  'codes.csv',
  'mysql.sql',
  'sqlite.sql',
  'postgres.sql',
  'unbound.txt',
  'usfm.usfm',
  'osis-containers.xml',
  'usfx.xml',
  'zefania.xml',
  'books.json',
])('refuses only the verse of 300 kB in %s, in time linear to its length', async (name) => {
  const text = fixture(name);
  const at = text.search(/In the beginning/);
  const readGrown = (words: number): Promise<ReadImport> =>
    read(name, text.slice(0, at) + longText(words) + text.slice(at));
  const { verses, report } = await readGrown(60_000);
  expect(report.counts['not-a-verse'] ?? report.counts.broken).toBe(1);
  expect(verses.every(({ text: words }) => words.length < 200_000)).toBe(true);
  expect(await growthOfTime(60_000, readGrown)).toBeLessThan(maxLinearGrowth);
});

test('accepts an archive of 200 files and refuses 201', async () => {
  const files = (count: number): Uint8Array =>
    zipSync(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `${at + 1}.txt`,
          strToU8(`Psalm ${(at % 150) + 1}:${Math.floor(at / 150) + 1} ${first}`),
        ]),
      ),
    );
  const { verses } = await readImport({ name: 'a.zip', bytes: files(200) });
  expect(verses).toHaveLength(200);
  await expect(readImport({ name: 'a.zip', bytes: files(201) })).rejects.toThrow('the limit is 200');
});

test('reads only the rows of a dump with DROP, ATTACH and TRIGGER statements', async () => {
  const { verses, report } = await read(
    'dump.sql',
    `-- a comment with ' a quote; INSERT INTO verses VALUES (1,1,1,'no');
DROP TABLE verses; ATTACH DATABASE '/etc/passwd' AS p;
/* INSERT INTO verses VALUES (1,1,2,'no'); */
CREATE TABLE verses (book INT, chapter INT, verse INT, text TEXT);
CREATE TRIGGER t AFTER INSERT ON verses BEGIN INSERT INTO verses VALUES (1,1,3,'no'); END;
INSERT INTO verses VALUES (62,3,16,'Hereby perceive we the love of God; he''s -- no comment'),
  (64,1,14,'But I trust I shall shortly see thee'); DELETE FROM verses;`,
  );
  expect(verses.map(({ id, text }) => [id, text])).toEqual([
    [62_003_016, "Hereby perceive we the love of God; he's -- no comment"],
    [64_001_014, 'But I trust I shall shortly see thee'],
  ]);
  const remark = report.problems.find(({ kind }) => kind === 'remark')?.message ?? '';
  for (const statement of ['DROP TABLE', 'ATTACH', 'CREATE TRIGGER', 'DELETE']) expect(remark).toContain(statement);
});
