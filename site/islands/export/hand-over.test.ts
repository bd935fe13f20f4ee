import { expect, it } from 'vitest';
import { fileName } from './hand-over.ts';

const names: [title: string, name: string][] = [
  ['Psalm 51:3–5', 'Psalm 51 3-5.csv'],
  ['“חֶסֶד”: 12 verses', 'חֶסֶד 12 verses.csv'],
  ['../../etc/passwd: 0 verses', 'etc passwd 0 verses.csv'],
  ['“?*”', 'export.csv'],
];
it.each(names)('“%s” is saved as “%s”', (title, name) => {
  expect(fileName(title, 'csv')).toBe(name);
});
