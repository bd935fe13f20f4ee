import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exactPattern, hasExactForm, isExactIn } from './exact-form.ts';
import { sql } from '../sql/sql-tag.ts';
import type { ExactNode } from './tree.ts';

let db: Database.Database;
beforeAll(() => {
  db = new Database(':memory:');
});
afterAll(() => db.close());

/** Whether a text has the words: in SQL, in memory, and by the highlight pattern. */
function hasForm(text: string, words: string, prefix = false): { sql: boolean; memory: boolean; marked: boolean } {
  const node: ExactNode = { kind: 'exact', text: words, words: [], prefix, strictness: 'exact' };
  const condition = hasExactForm(sql`t.text`, node);
  const row = db.prepare(`SELECT ${condition.text} AS found FROM (SELECT ? AS text) AS t`);
  const { found } = row.get(...condition.params, text) as { found: number };
  return { sql: found === 1, memory: isExactIn(text, node), marked: exactPattern(node).test(text) };
}

const everywhere = { sql: true, memory: true, marked: true };
const nowhere = { sql: false, memory: false, marked: false };

/** Characters before and after a word in various languages: quotation marks by the Unicode Standard, chapter 6.2. */
const pairs: [signs: string, name: string][] = [
  ['  ', 'spaces'],
  ['\u00A0\u00A0', 'no-break spaces'],
  ['\u202F\u202F', 'narrow no-break spaces'],
  ['\u2009\u2009', 'thin spaces'],
  ['\n\n', 'line breaks'],
  ['\t\t', 'tabs'],
  ['""', 'straight quotation marks'],
  ["''", 'straight single ones'],
  ['“”', 'English ones'],
  ['‘’', 'English single ones'],
  ['„“', 'German ones'],
  ['‚‘', 'German single ones'],
  ['„”', 'Polish ones'],
  ['””', 'Swedish ones'],
  ['’’', 'Swedish single ones'],
  ['«»', 'French ones'],
  ['»«', 'Danish ones'],
  ['‹›', 'French single ones'],
  ['›‹', 'Danish single ones'],
  ['‛’', 'reversed ones'],
  ['‟”', 'reversed double ones'],
  ['`´', 'a grave and an acute for them'],
  ['()', 'parentheses'],
  ['[]', 'brackets'],
  ['{}', 'braces'],
  ['<>', 'angle brackets'],
  ['⸢⸣', 'half brackets of an edition'],
  ['⸂⸃', 'signs of an apparatus'],
  ['「」', 'corner brackets'],
  ['《》', 'double angle brackets'],
  ['¿?', 'Spanish questions'],
  ['¡!', 'Spanish exclamations'],
  ['//', 'slashes'],
  ['||', 'bars'],
  ['--', 'hyphens'],
  ['\u2011\u2011', 'no-break hyphens'],
  ['––', 'en dashes'],
  ['——', 'em dashes'],
  ['――', 'horizontal bars'],
  ['……', 'ellipses'],
  ['..', 'full stops'],
  [',,', 'commas'],
  [';;', 'semicolons'],
  ['::', 'colons'],
  ['**', 'asterisks'],
  ['__', 'underscores'],
  ['¶¶', 'pilcrows'],
  ['§§', 'section signs'],
  ['†‡', 'daggers'],
  ['··', 'middle dots'],
  ['\u037E\u037E', 'Greek question marks'],
  ['\u0387\u0387', 'Greek ano teleia'],
  ['\u1FBD\u1FBD', 'Greek koronis'],
  ['־־', 'maqaf'],
  ['׀׀', 'paseq'],
  ['׃׃', 'sof pasuq'],
  ['׆׆', 'inverted nun'],
  ['״״', 'gershayim'],
  ['\u200F\u200E', 'marks of direction'],
];

describe.each(pairs)('%j: %s', (signs) => {
  const [before = '', behind = ''] = signs;

  it('delimit a whole word', () => {
    expect(hasForm(`${before}Lord${behind}`, 'Lord')).toEqual(everywhere);
    expect(hasForm(`the ${before}Lord${behind} of hosts`, 'Lord')).toEqual(everywhere);
    expect(hasForm(`the ${before}Lord of hosts`, 'Lord')).toEqual(everywhere);
    expect(hasForm(`the Lord${behind} of hosts`, 'Lord')).toEqual(everywhere);
  });

  it('delimit the start of a word', () => {
    expect(hasForm(`the ${before}Lordship`, 'Lord', true)).toEqual(everywhere);
  });
});

it.each([
  ['a letter', 'Lords', 'Lord'],
  ['a letter before it', 'overLord', 'Lord'],
  ['a letter with an accent', 'Lordé', 'Lord'],
  ['an accent of its own', 'Lord\u0301', 'Lord'],
  ['a digit', 'Lord1', 'Lord'],
  ['a Greek letter', 'λόγος', 'λόγο'],
  ['a Cyrillic letter', 'богатый', 'бог'],
  ['a point', 'בָּרָא', 'בָּר'],
  ['an accent of the Hebrew text', 'בָּרָ֣א', 'בָּרָ'],
])('does not end a word before %s', (_, text, word) => {
  expect(hasForm(text, word)).toEqual(nowhere);
});

it.each([
  ['the Lords, overLord, and the «Lord»', 'Lord', everywhere],
  ['the Lords, overLord, and the «Lorde»', 'Lord', nowhere],
  ['LordLord Lord', 'Lord', everywhere],
  ['anan-an', 'an', everywhere],
  ['ananan', 'ana', nowhere],
  ['the “LORD” of hosts', 'LORD', everywhere],
  ['the lord of hosts', 'LORD', nowhere],
  ['said "the Lord"', 'the Lord', everywhere],
])('checks every match in %j', (text, words, expected) => {
  expect(hasForm(text, words)).toEqual(expected);
});
