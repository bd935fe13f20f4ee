import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { describeParsing } from './morphology.ts';

const library = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';

it('describes every parsing in the Hebrew text', () => {
  const db = new Database(library, { readonly: true, fileMustExist: true });
  const codes = db
    .prepare<[], string>(
      `SELECT DISTINCT word.value ->> 3 FROM verses v, json_each(v.marks, '$.words') word
       WHERE v.key / 100000000 = (SELECT id FROM versions WHERE code = 'wlc') AND word.value ->> 3 IS NOT NULL`,
    )
    .pluck()
    .all();
  db.close();
  expect(codes).toHaveLength(3471);
  expect(codes.filter((code) => describeParsing(code) === '')).toEqual([]);
});
