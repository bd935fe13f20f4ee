import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where an island may look for elements, and what for. Scripts that draw nothing stand in `site/chrome`. */
const finders: Readonly<Record<string, string>> = {
  'dialogs/DialogHost.tsx': 'the focus, in a dialog that opens',
  'dialogs/number-arrows.ts': 'the focus, from number to number of a table',
  'entry/ExamplesIsland.tsx': 'its place: the examples that the page came with give way to it',
  'entry/mount-entry.ts': 'its place',
  'learning/learning-page.ts': 'its place',
  'offline/draw-here.ts': 'its place',
  'reading/mount-chapter.ts': 'its place',
  'reading/mount-words.ts': 'its place',
  'reading/reading-numbers.ts': 'the text of a chapter, which is never hydrated',
  'reading/reading-words.ts': 'likewise',
  'reading/verse-range.ts': 'likewise',
  'search/Results.tsx': 'the focus, on a page that was turned',
  'search/mount-results.ts': 'its place',
  'shared/early-events.ts': 'the fields that a reader set before the island was alive',
  'shared/failure-note.ts': 'the spinner that a note replaces',
  'shared/field-edits.ts': 'the fields that a reader used',
  'shared/hydrate.tsx': 'whether a browser has translated the page',
  'shared/mount.ts': 'the places of all islands',
};

it('islands look for elements to find their place and to move the focus, and read nothing else out of a page', () => {
  const files = globSync('site/islands/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  const found = files.filter((file) => /querySelector|getElementsBy/.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => file.slice('site/islands/'.length)).toSorted()).toEqual(Object.keys(finders).toSorted());
});
