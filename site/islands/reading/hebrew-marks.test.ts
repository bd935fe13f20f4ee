import { expect, test } from 'vitest';
import { hebrewWith } from './hebrew-marks.ts';

/** Genesis 1:1 with accents, with vowel points only, and without points. Signs between words stay. */
test.each([
  [true, true, 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים עַל־פְּנֵ֥י הָאָֽרֶץ׃'],
  [true, false, 'בְּרֵאשִׁית בָּרָא אֱלֹהִים עַל־פְּנֵי הָאָֽרֶץ׃'],
  [false, false, 'בראשית ברא אלהים על־פני הארץ׃'],
])('with points %s and accents %s, shows the expected marks', (points, accents, expected) => {
  expect(hebrewWith('בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים עַל־פְּנֵ֥י הָאָֽרֶץ׃', { points, accents })).toBe(expected);
});
