import { expect, it } from 'vitest';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { writeMarks, type MarkWriter } from './nested-marks.ts';

const writer: MarkWriter = {
  text: (text) => text,
  word: (inner, numbers, isInside) => `<${isInside ? '+' : ''}${numbers.join(',')} ${inner}>`,
  span: (kind, inner, isInside) => `(${isInside ? '+' : ''}${kind} ${inner})`,
  note: (note) => `[${note}]`,
  paragraph: () => '¶',
  line: (level) => `/${level}/`,
};

const text = 'God saw it was good';

it.each<[name: string, marks: VerseMarks, written: string]>([
  ['nothing', {}, text],
  [
    'words',
    {
      words: [
        [0, 3, 'H430'],
        [4, 7, 'H7200'],
      ],
    },
    '<H430 God> <H7200 saw> it was good',
  ],
  [
    'several numbers of one word',
    {
      words: [
        [0, 3, 'H430'],
        [0, 3, 'H853'],
      ],
    },
    '<H430,H853 God> saw it was good',
  ],
  ['a word that is left untranslated', { words: [[3, 3, 'H853']] }, 'God<H853 > saw it was good'],
  ['a span within a word', { words: [[8, 19, 'H1']], supplied: [[8, 14]] }, 'God saw <H1 (+supplied it was) good>'],
  ['a word within a span', { words: [[0, 3, 'H1']], jesus: [[0, 7]] }, '(jesus <+H1 God> saw) it was good'],
  [
    'a word as long as its span',
    { words: [[0, 3, 'H1']], divineName: [[0, 3]] },
    '(divineName <+H1 God>) saw it was good',
  ],
  [
    'spans side by side',
    {
      supplied: [
        [0, 3],
        [4, 7],
      ],
    },
    '(supplied God) (supplied saw) it was good',
  ],
  // Cut where the outer one ends. The rest comes after it and before what begins later.
  ['spans that cross', { jesus: [[0, 7]], supplied: [[4, 10]] }, '(jesus God (+supplied saw))(supplied  it) was good'],
  [
    'a word that crosses a span, before a later word',
    {
      jesus: [[0, 7]],
      words: [
        [4, 10, 'H1'],
        [11, 14, 'H2'],
      ],
    },
    '(jesus God <+H1 saw>)<H1  it> <H2 was> good',
  ],
  [
    'three spans that cross',
    { jesus: [[0, 7]], supplied: [[4, 14]], divineName: [[11, 19]] },
    '(jesus God (+supplied saw))(supplied  it (+divineName was))(divineName  good)',
  ],
  [
    'a note, a paragraph and a line',
    { notes: [[7, 'n']], paragraphs: [0], lines: [[8, 2]] },
    '¶God saw[n] /2/it was good',
  ],
  ['a note within a word', { notes: [[5, 'n']], words: [[4, 7, 'H1']] }, 'God <H1 s[n]aw> it was good'],
  ['a note where a word begins', { notes: [[4, 'n']], words: [[4, 7, 'H1']] }, 'God [n]<H1 saw> it was good'],
  ['a note where a word ends', { notes: [[7, 'n']], words: [[4, 7, 'H1']] }, 'God <H1 saw>[n] it was good'],
  [
    'a note between two words',
    {
      notes: [[3, 'n']],
      words: [
        [0, 3, 'H1'],
        [3, 7, 'H2'],
      ],
    },
    '<H1 God>[n]<H2  saw> it was good',
  ],
])('writes %s', (_, marks, written) => {
  expect(writeMarks(text, marks, writer)).toBe(written);
});
