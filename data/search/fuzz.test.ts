import { expect, it } from 'vitest';
import { describeQuery } from './language/describe.ts';
import { formatQuery } from './language/format.ts';
import { matchedSpans } from './results/highlight.ts';
import { limits } from './language/query-limits.ts';
import { parseSearch } from './language/parse.ts';
import { searchStatements } from './sql/statements.ts';

const maxD1Params = 100;
const args = { versionId: 1, hasRenderings: true, page: 1, pageSize: 30 };
const verse = {
  text: 'Now faith is the substance of things hoped for.',
  marks: { words: [[4, 9, 'G4102'] as [number, number, 'G4102']] },
};

/**
 * For any input: it does not throw, the error is inside the text, the suggestion is valid, and so is everything derived
 * from it.
 */
function tryAll(text: string): void {
  const result = parseSearch(text);
  if (result.kind === 'empty') return;
  if (result.kind === 'error') {
    const { offset, length, suggestion, message } = result.error;
    expect(message, text).not.toBe('');
    expect(offset >= 0 && offset + length <= text.length, text).toBe(true);
    if (suggestion !== undefined) expect(parseSearch(suggestion).kind, `${text} → ${suggestion}`).toBe('query');
    return;
  }
  const { query } = result;
  const again = parseSearch(formatQuery(query));
  expect(again.kind, `${text} → ${formatQuery(query)}`).toBe('query');
  if (again.kind === 'query') expect(formatQuery(again.query), text).toBe(formatQuery(query));
  for (const { queryWithout } of describeQuery(query))
    expect(['query', 'empty'], `${text} → ${queryWithout}`).toContain(parseSearch(queryWithout).kind);
  for (const [start, end] of matchedSpans(query, verse))
    expect(start < end && end <= verse.text.length, text).toBe(true);
  for (const order of ['canonical', 'relevance'] as const) {
    const { page, keys, totals, count } = searchStatements(query, { ...args, order });
    for (const statement of [page, keys(30), ...(totals ? [totals] : []), ...(count ? [count] : [])]) {
      expect(statement.params.length, text).toBeLessThanOrEqual(maxD1Params);
      expect(statement.text.replaceAll(/'[^']*'/g, '').split('?').length - 1, text).toBe(statement.params.length);
    }
  }
}

const hostile: string[] = [
  '"',
  '"""',
  '((((((((((',
  '))))',
  '()()()',
  '"()"',
  '(")")',
  'OR',
  'AND OR NOT',
  'NOT NOT NOT',
  '- - -',
  '!!!',
  '|||',
  '&&&',
  '*',
  '***',
  '"*"',
  '-"*"',
  'NEAR',
  'NEAR(',
  'NEAR()',
  'NEAR(5',
  'NEAR(faith joy, 5)',
  'a NEAR b NEAR(3) c',
  'PROX(99999999999)',
  'PROX(-1)',
  '^faith',
  'text:faith',
  '{text tags}: x',
  'case:',
  'exact:',
  'case:exact:faith',
  'in:',
  'in:in:in:',
  'in:""',
  'in:1',
  '[',
  ']',
  '[[a]]',
  '[]',
  'H',
  'H0',
  'H99999999',
  'G0026G26',
  '0',
  '00000',
  "'; DROP TABLE verses; --",
  "' OR 1=1 --",
  'faith" OR rowid > 0 OR "',
  'x\u0000y',
  '\u0000',
  '\u202E\u202Dfaith',
  '\uFEFF',
  '🙏',
  '🙏 faith 🙏*',
  '👨‍👩‍👧‍👦',
  '\uD800',
  'faith\uDFFF',
  '\u{F01AE}',
  '\u{E000}vqp3ms',
  'ﬁ',
  'İ',
  'ß*',
  '१२३',
  '٣',
  'John ٣:١٦',
  '中文',
  'a\u0301*',
  '\u0301',
  'e\u0301\u0302\u0303*',
  'x'.repeat(5_000),
  'faith '.repeat(200),
  '('.repeat(5_000),
  '"'.repeat(499),
  '-'.repeat(500),
  'a*'.repeat(200),
  'OR '.repeat(160),
  '1 2 3 '.repeat(80),
  'John 3:16,'.repeat(40),
  'gen 1:1,3,5,7,9,11,13,15,17,19,21,23,25,27,29; '.repeat(9),
  'in:Rom '.repeat(60),
  'love G26 '.repeat(12),
  'case:LORD '.repeat(10),
  '-case:LORD '.repeat(3) + 'x',
  'faith PROX(5) (joy OR case:LORD OR love G26) PROX(5) hope',
  'a OR '.repeat(23) + 'b',
  'aa* '.repeat(10),
  '__proto__ constructor',
  'John 3 -John 3',
  'John 3:16 -Rom 5',
  'faith OR John 3:16 OR (Rom 5 -love)',
  'not(a)',
  'Gen 1000000:99999999999999999999',
  'Ps 0',
  'Jude 0:0',
  'John 999:999-1000',
  '~',
  '~~love',
  '~"',
  '~"a',
  '~*',
  '~a*b',
  'stem:',
  'stem:stem:',
  '~H430',
  '~3:16',
  '~John 3:16',
  '~{~love}',
  `~${'y'.repeat(490)}`,
  '~a '.repeat(30),
  '-~love',
  '~ß',
  '"~',
  '~love~hate',
];
it.each(hostile.map((text): [string, string] => [JSON.stringify(text).slice(0, 50), text]))('handles %s', (_, text) => {
  tryAll(text);
});

const pieces = [
  'faith',
  'the',
  'fa*',
  'f*',
  '"free spirit"',
  '"',
  '(',
  ')',
  ' ',
  ' ',
  ' ',
  ' OR ',
  ' AND ',
  ' NOT ',
  '-',
  '!',
  '|',
  '&',
  'H430',
  'G26',
  'G9999',
  '[Vq*]',
  '[',
  ']',
  'in:',
  'in:Rom',
  'case:',
  'exact:',
  'LORD',
  ' NEAR ',
  ' NEAR(3) ',
  ' PROX(2) ',
  ' PROC ',
  'John 3:16',
  'Ps 23',
  'gen 51',
  '1',
  '2-3',
  ':',
  ';',
  ',',
  '*',
  'אֱלֹהִים',
  'λόγος',
  '\u200F',
  '🙏',
  "'",
  '\u0000',
  '1 John',
  'first',
  'Genesis',
  'chapter',
  'verse 3',
  'ff',
  '~',
  '~love',
  ' ~loveth',
  'stem:',
  'stem:go',
];

it('handles four thousand random queries, and formats each so that it parses to the same query', () => {
  // A fixed seed makes failures reproducible (mulberry32).
  let seed = 20_261_120;
  const random = (below: number): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  for (let round = 0; round < 4_000; round += 1) {
    tryAll(Array.from({ length: 1 + random(12) }, () => pieces[random(pieces.length)]).join(''));
  }
});

it('parses the longest query', () => {
  const text = 'John 3:16; (faith* OR "a b c") '.repeat(30).slice(0, limits.characters);
  // Takes a few milliseconds. A parser that backtracks would take minutes, longer than the timeout of a test.
  expect(() => parseSearch(text)).not.toThrow();
});
