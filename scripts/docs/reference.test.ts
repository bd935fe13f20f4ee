import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillSections } from './fill-sections.ts';
import { markdownTable } from './markdown-table.ts';
import { referencePages } from './reference-pages.ts';

test.each(Object.entries(referencePages))('%s has the tables that "npm run docs" writes', (page, makeSections) => {
  const text = readFileSync(page, 'utf8');
  expect(fillSections(page, text, makeSections()), 'Run "npm run docs".').toBe(text);
});

describe('a generated section', () => {
  const page = 'Before\n\n<!-- generated: colors -->\n\nold\n\n<!-- end -->\n\nAfter\n';

  test('replaces only what is between its comments', () => {
    expect(fillSections('page.md', page, { colors: 'red' })).toBe(
      'Before\n\n<!-- generated: colors -->\n\nred\n\n<!-- end -->\n\nAfter\n',
    );
  });

  test('must be in the page, and the page must have no other', () => {
    expect(() => fillSections('page.md', page, {})).toThrow('page.md has the generated sections "colors"');
    expect(() => fillSections('page.md', 'Text', { colors: 'red' })).toThrow('instead of "colors"');
  });

  test('is a table whose cells may contain a vertical bar', () => {
    expect(markdownTable(['a', 'b'], [['x|y', '']])).toBe('| a | b |\n|---|---|\n| x\\|y | |');
  });
});
