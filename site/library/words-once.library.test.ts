import { expect, test } from 'vitest';
import { libraryMetadata } from './frame.ts';
import { withWordsOnce } from './words-once.ts';

const wordsOf = (code: string): number | undefined => {
  const version = libraryMetadata().versions.find((each) => each.code === code);
  return version && withWordsOnce(version).taggedWords;
};

/** MorphGNT has 137,554 words, 34 of them in a note. Strong's dictionary does not have a hundred. */
test.skipIf(wordsOf('sblgnt') === undefined)('counts each word of the Greek text once', () => {
  expect(wordsOf('sblgnt')).toBeGreaterThan(137_400);
  expect(wordsOf('sblgnt')).toBeLessThanOrEqual(137_520);
  expect(wordsOf('tr')).toBe(140_620);
});
