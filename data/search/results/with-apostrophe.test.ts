import { expect, it } from 'vitest';
import { withApostrophe } from './with-apostrophe.ts';

it.each([
  ['cant', ['can', 'cast'], "can't"],
  ['dont', ['don'], "don't"],
  ['couldnt', ['couldn'], "couldn't"],
  ['youre', ['you', 'your'], "you're"],
  ['theyve', ['they'], "they've"],
  ['itll', ['it'], "it'll"],
  ['jacobs', ['jacob'], "jacob's"],
  // The version does not have the part before the apostrophe.
  ['beleives', ['believe', 'believes'], undefined],
  ['ascent', ['ascend'], undefined],
  // No contraction.
  ['cat', ['ca'], undefined],
  ['t', [], undefined],
])('reads %s beside the words %j as %s', (word, words, expected) => {
  expect(
    withApostrophe(
      word,
      words.map((each) => ({ word: each })),
    ),
  ).toBe(expected);
});
