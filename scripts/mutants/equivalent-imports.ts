import type { Equivalent } from './equivalent.ts';

export const equivalentInImports: readonly Equivalent[] = [
  {
    file: 'data/imports/sql/tokens.ts',
    code: 'const head = sql.slice(0, 200_000);',
    reason: 'The search needs only the beginning of a dump; a whole one takes longer.',
  },
  {
    file: 'data/imports/formats/read-module.ts',
    code: "const [book = '', chapter, verse, content] = row.split('|', 4);",
    original: '4',
    reason: 'Only four parts are used.',
  },
  {
    file: 'data/imports/import-options-key.ts',
    code: '.toSorted(([a], [b]) => (a < b ? -1 : 1));',
    original: '1',
    reason: 'Only the sign of the result counts.',
  },
  {
    file: 'data/imports/check-records.ts',
    code: 'const [chapter, numbers] = [Number(record.chapter.trim()), tryParseVerseNumber(record.verse)];',
    original: 'record.chapter.trim()',
    reason: 'Number() accepts spaces around a number.',
  },
  {
    file: 'data/imports/columns.ts',
    code: 'if (sample.length === 0) return undefined;',
    original: 'sample.length === 0',
    reason: 'The next condition returns undefined for no rows, too.',
  },
  {
    file: 'data/imports/container/decode-text.ts',
    code: "new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);",
    original: 'false',
    reason: 'The decoded text is not used.',
  },
  {
    file: 'data/imports/formats/read-plain.ts',
    code: 'const heading = named || numbered ? undefined : readHeading(trimmed, findBook);',
    original: '||',
    reason: 'A shortcut: the branches of `named` and `own` come first.',
  },
  {
    file: 'data/imports/formats/read-sword.ts',
    code: "{ name: 'nt', first: 40, last: 66 },",
    original: '66',
    reason: 'There is no book 67.',
  },
  {
    file: 'data/imports/formats/read-json.ts',
    code: "yield { kind: 'broken', location: { file, line: 1 }, reason: `it is not valid JSON: ${reason.slice(0, 120)}` };",
    original: '120',
    reason: 'Truncates a message of the JavaScript engine.',
  },
  {
    file: 'data/imports/sql/read-statements.ts',
    code: 'const table = tableName(head.slice(0, open < 0 ? undefined : open));',
    original: '<',
    reason: 'The first token is INSERT or REPLACE: no bracket is at offset 0.',
  },
  {
    file: 'data/imports/sql/read-statements.ts',
    code: 'const table = tableName(head.slice(0, open < 0 ? undefined : open));',
    original: '0',
    reason: 'The first token is INSERT or REPLACE: no bracket is at offset 0.',
  },
  {
    file: 'data/imports/sql/read-statements.ts',
    code: 'const columns = open < 0 ? [] : columnNames(head.slice(open));',
    original: '<',
    reason: 'The first token is INSERT or REPLACE: no bracket is at offset 0.',
  },
  {
    file: 'data/imports/sql/read-statements.ts',
    code: 'const columns = open < 0 ? [] : columnNames(head.slice(open));',
    original: '0',
    reason: 'The first token is INSERT or REPLACE: no bracket is at offset 0.',
  },
  {
    file: 'data/imports/sql/read-statements.ts',
    code: 'const words = head.slice(0, 60).map(upper);',
    reason: 'Bounds the work. No routine has sixty words before its BEGIN.',
  },
  {
    file: 'data/imports/assemble/verse-assembler.ts',
    code: 'const at = spans?.findLastIndex(([open]) => open === kind) ?? -1;',
    original: '1',
    reason: 'Only the sign is used.',
  },
  {
    file: 'data/imports/assemble/verse-assembler.ts',
    code: 'const carried = this.#verse ? -1 : this.#carried.lastIndexOf(kind);',
    original: '1',
    reason: 'Only the sign is used.',
  },
  {
    file: 'data/imports/read-content.ts',
    code: 'if (!/[[\\]{}]/.test(source)) return undefined;',
    original: '!/[[\\]{}]/.test(source)',
    reason: 'A shortcut: a text without brackets passes the checks below.',
  },
  {
    file: 'data/imports/write/nested-marks.ts',
    code: "...children.map((child) => ({ at: child.start, order: child.end > child.start ? 2 : 0, child, sign: '' })),",
    original: '2',
    reason: 'Only the order counts: an element with text comes after a point, whose number is 1.',
  },
  {
    file: 'data/imports/formats/read-sqlite.ts',
    code: 'const isBetween = (number: number): boolean => number > 160 && number < 800 && Number.isInteger(number);',
    original: '>',
    reason: 'The number 160 is that of Nehemiah, and only numbers that are not of the 66 books are checked.',
  },
  {
    file: 'data/imports/write/nested-marks.ts',
    code: "...children.map((child) => ({ at: child.start, order: child.end > child.start ? 2 : 0, child, sign: '' })),",
    original: '0',
    reason: 'Children come before points in the list, and sorting keeps the order of equals.',
  },
];
