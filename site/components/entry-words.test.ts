import { expect, test } from 'vitest';
import { addsToRenderings, lemmaLetters, printedSigns } from './entry-words.ts';

test.each([
  ['אֱלֹהִים', 5],
  ['ἀγάπη', 5],
  ['δεισιδαιμονέστερος', 18],
  ['אִישׁ־חַיִל', 3],
  ['ὁ ὢν καί ὁ ἦν καί ὁ ἐρχόμενος', 11],
])('the lemma %s needs the width of %i letters', (lemma, letters) => {
  expect(lemmaLetters(lemma)).toBe(letters);
});

test.each([
  ['God, god.', ['God', 'gods', 'god'], false],
  ['(as such unrepresented in English).', ['And', 'also'], true],
  ['child, foal, son.', ['son', 'children', 'child', 'foal'], false],
])('Strong’s list "%s" with renderings %j adds something: %s', (list, renderings, expected) => {
  expect(
    addsToRenderings(
      list,
      renderings.map((text) => ({ text })),
    ),
  ).toBe(expected);
});

test.each([
  ['angels, [idiom] exceeding, God (gods) (-dess, -ly)', 'angels, × exceeding, God (gods) (-dess, -ly)'],
  ['X exceeding, God, god(-ly, -ward).', '× exceeding, God, god(-ly, -ward).'],
  ['[phrase] -teen, nine', '+ -teen, nine'],
])('prints Strong’s signs in "%s"', (usage, printed) => {
  expect(printedSigns(usage)).toBe(printed);
});
