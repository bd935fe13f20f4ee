import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where an island may look for elements, and why. Scripts that render nothing are in `site/chrome`. */
const finders: Readonly<Record<string, string>> = {
  'islands/comparison/find-compared-word.ts': 'the place of a word, by elements only: its data come from the answer',
  'islands/comparison/focus-compared-word.ts': 'whether a dialog is open',
  'islands/comparison/watch-compared-words.ts': 'the focus, from word to word',
  'islands/dialogs/DialogHost.tsx': 'the focus, in a dialog that opens',
  'islands/dialogs/number-arrows.ts': 'the focus, from number to number of a table',
  'islands/dictionary/ExamplesIsland.tsx': 'its place: the examples that the page came with give way to it',
  'islands/dictionary/mount-entry.ts': 'its place',
  'islands/dictionary/mount-verses.ts': 'the title of the list, which is never hydrated',
  'islands/export/export-chapter.ts': 'the text of a chapter, which is never hydrated',
  'islands/hebrew/mount-learning.ts': 'its place',
  'islands/home/mount-home.ts': 'the link to the Bible, which becomes one to the last chapter',
  'islands/interlinear/enhance-interlinear.ts': 'the words of a passage, which are never hydrated',
  'islands/interlinear/line-choice.ts': 'likewise',
  'islands/interlinear/main-words.ts': 'likewise',
  'islands/interlinear/open-word.ts': 'likewise',
  'islands/interlinear/opened-interlinear-verse.ts': 'likewise',
  'islands/interlinear/shown-text.ts': 'likewise',
  'islands/interlinear/walk-words.ts': 'likewise',
  'islands/my-study/mark-text.ts': 'the text of a chapter, which is never hydrated',
  'islands/my-study/show-verse-marks.ts': 'the texts of a verse, which are never hydrated',
  'islands/my-study/study-verse-numbers.ts': 'likewise',
  'islands/my-study/verse-study-rows.ts': 'the button that gets the focus back',
  'islands/offline/render-offline.ts': 'its place',
  'islands/reading/enhance-verse-words.ts': 'the words of a verse, which are never hydrated',
  'islands/reading/mount-chapter.ts': 'its place',
  'islands/reading/mount-words.ts': 'its place',
  'islands/reading/reading-numbers.ts': 'the text of a chapter, which is never hydrated',
  'islands/reading/reading-words.ts': 'likewise',
  'islands/reading/verse-range.ts': 'likewise',
  'islands/search/Results.tsx': 'the focus, on a page that was turned',
  'islands/search/mount-results.ts': 'its place',
  'client/early-events.ts': 'the fields that a reader set before the island was alive',
  'client/failure-note.ts': 'the spinner that a note replaces',
  'client/field-edits.ts': 'the fields that a reader used',
  'client/hydrate.tsx': 'whether a browser has translated the page',
  'client/insert-placements.ts': 'the places of boxes, which are not in an island',
  'client/mount.ts': 'the places of all islands',
};

it('islands look for elements only to find their root and to move the focus, and read nothing else from a page', () => {
  const files = globSync('site/{islands,client}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  const matches = files.filter((file) => /querySelector|getElementsBy/.test(readFileSync(file, 'utf8')));
  expect(matches.map((file) => file.slice('site/'.length)).toSorted()).toEqual(Object.keys(finders).toSorted());
});
