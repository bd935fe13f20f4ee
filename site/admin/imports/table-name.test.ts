import { expect, test } from 'vitest';
import { sqlImportForm } from '#data/administration/contract/imports.ts';
import { suggestTableName } from './table-name.ts';

const valid = sqlImportForm.shape.tableName;

test.each([
  ['', ''],
  ['asv.sql', 'bible_verses_asv'],
  ['KJV_Strongs.SQL', 'bible_verses_kjv_strongs'],
  ['custom', 'bible_verses_custom'],
  ['sm-tyndale.sql', 'bible_verses_sm_tyndale'],
  ['Twenty 1904 (2).sql', 'bible_verses_twenty_1904_2'],
  ['1599-geneva.sql', 'bible_verses_geneva'],
  ['the.twentieth.century.new.testament.of.1904.sql', 'bible_verses_the_twentieth_century_new_testa'],
])('suggests for %s the table %s', (file, table) => {
  expect(suggestTableName(file)).toBe(table);
  expect(valid.safeParse(table).success).toBe(table !== '');
});
