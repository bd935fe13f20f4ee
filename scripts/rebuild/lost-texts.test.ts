import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLost, lostTexts, returningTexts } from './lost-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'lost-'));
const library = join(folder, 'library.sqlite');
beforeAll(() => {
  const db = new Database(library);
  db.exec(`CREATE TABLE versions (code TEXT, id INTEGER, source TEXT);
    INSERT INTO versions VALUES ('asv', 1001, 'import-asv'), ('geneva', 101, 'import-geneva'), ('kjv_strongs', 1, 'engKJV2006eb'), ('web', 3, 'import-web')`);
  db.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const text = (code: string, versionId: number) => ({ code, versionId });

test.each([
  ['a text that is built in under its number', text('asv', 1_001), false],
  ['a text that was imported anew since', text('asv', 1_004), true],
  ['a text that only bears the code of a file', text('geneva', 1_002), true],
  ['a text that is not built in', text('tyndale', 1_003), true],
  ['a text of the site’s own that was imported and built', text('web', 1_005), false],
  ['a text of the site’s own that is still the site’s', text('kjv_strongs', 1_006), true],
])('%s: publishing loses it: %s', (_what, live, isLost) => {
  expect(lostTexts(library, [live])).toEqual(isLost ? [live] : []);
});

test('names a rolled-back text that publishing this library would restore', () => {
  expect(returningTexts(library, [text('asv', 1_001)])).toEqual([]);
  expect(returningTexts(library, [])).toEqual(['asv']);
  expect(returningTexts(library, [text('asv', 1_004)])).toEqual(['asv']);
});

test('says how to include the missing texts', () => {
  const message = describeLost([text('tyndale', 1_003)], true);
  expect(message).toContain('"tyndale" (number 1003)');
  expect(message).toContain('Set SITE_URL and the BUILD_TOKEN of the site, and deploy again');
  expect(describeLost([text('tyndale', 1_003)], false)).toContain('Run "npm start"');
});
