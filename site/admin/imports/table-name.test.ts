import { expect, test } from 'vitest';
import { suggestTableName } from './table-name.ts';

test.each([
  ['', ''],
  ['asv.sql', 'bible_verses_asv'],
  ['KJV_Strongs.SQL', 'bible_verses_kjv_strongs'],
  ['custom', 'bible_verses_custom'],
])('suggests for %s the table %s', (file, table) => {
  expect(suggestTableName(file)).toBe(table);
});
