import { expect, test } from 'vitest';
import { plainRichText, type RichText } from '#data/dictionary/rich-text.ts';
import { correctDefinition } from './correct-definition.ts';

const g = (number: number): RichText[number] => ({ kind: 'reference', number: `G${number}`, lemma: '' });

/** G444, G77, G2359, G2983 and G26 of the Greek dictionary, shortened, split as in its file. */
const entries: [derivation: RichText, definition: RichText, wanted: [derivation: string, definition: string]][] = [
  [
    ['from ', g(435), ' and ὤψ (the countenance'],
    ['from ', g(3700), '); man-faced, i.e. a human being'],
    ['from G435 and ὤψ (the countenance; from G3700)', 'man-faced, i.e. a human being'],
  ],
  [
    ['from ', g(1), ' (as negative particle)'],
    ['and ', g(1160), '; costless, i.e. gratuitous'],
    ['from G1 (as negative particle); and G1160', 'costless, i.e. gratuitous'],
  ],
  [
    ['genitive case τριχός, etc.'],
    ['of uncertain derivation; hair'],
    ['genitive case τριχός, etc.; of uncertain derivation', 'hair'],
  ],
  [
    ['a prolonged form of a primary verb; to take (in very many applications, to have offered to one'],
    ['while ', g(138), ' is more violent, to seize or remove)'],
    [
      'a prolonged form of a primary verb',
      'to take (in very many applications, to have offered to one; while G138 is more violent, to seize or remove)',
    ],
  ],
  [
    ['from ', g(25)],
    ['love, i.e. affection; specially, a love-feast'],
    ['from G25', 'love, i.e. affection; specially, a love-feast'],
  ],
  // H2186, H6291, H4482, H982 and H2345 of the Hebrew dictionary.
  [
    ['a primitive root meaning to push aside, i.e.'],
    ['reject, forsake, fail'],
    ['a primitive root', 'to push aside, i.e. reject, forsake, fail'],
  ],
  [
    ['from an unused root meaning to be torpid, i.e.'],
    ['crude; an unripe fig'],
    ['from an unused root meaning to be torpid, i.e. crude', 'an unripe fig'],
  ],
  [
    ['from an unused root meaning to apportion; a part; hence'],
    ['a musical chord'],
    ['from an unused root meaning to apportion', 'a part; hence a musical chord'],
  ],
  [
    ['a primitive root; properly, to hide for refuge'],
    ['figuratively, to trust'],
    ['a primitive root', 'properly, to hide for refuge; figuratively, to trust'],
  ],
  [
    ['from an unused root meaning to be warm, i.e. (by implication)'],
    ['sunburnt'],
    ['from an unused root meaning to be warm, i.e. (by implication)', 'sunburnt'],
  ],
];
test.each(entries)('corrects a definition that was split inside its derivation', (derivation, definition, wanted) => {
  const corrected = correctDefinition(derivation, definition);
  expect([plainRichText(corrected.derivation), plainRichText(corrected.definition)]).toEqual(wanted);
});
