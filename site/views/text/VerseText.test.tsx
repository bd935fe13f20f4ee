import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Span, VerseMarks } from '#data/text/verse-marks.ts';
import { VerseText } from './VerseText.tsx';

const sup = (...numbers: string[]): string =>
  `<sup>${numbers.map((number) => `<a href="/lexicon/${number}">${number}</a>`).join(' ')}</sup>`;

const rendered: [name: string, text: string, marks: VerseMarks, found: Span[], expected: string][] = [
  [
    'puts a number behind its word',
    'there is gold;',
    { words: [[9, 13, 'H2091']] },
    [],
    `there is gold${sup('H2091')};`,
  ],
  [
    'puts it outside of what was found',
    'there is gold;',
    { words: [[9, 13, 'H2091']] },
    [[9, 13]],
    `there is <mark>gold</mark>${sup('H2091')};`,
  ],
  [
    'keeps it inside a phrase',
    'fine gold',
    {
      words: [
        [0, 4, 'H1'],
        [5, 9, 'H2'],
      ],
    },
    [[0, 9]],
    `<mark>fine${sup('H1')} gold</mark>${sup('H2')}`,
  ],
  [
    'gathers several behind one word',
    'God',
    {
      words: [
        [0, 3, 'H430'],
        [3, 3, 'H853'],
      ],
    },
    [],
    `God${sup('H430', 'H853')}`,
  ],
  [
    'keeps supplied words apart',
    'it was good',
    { supplied: [[0, 6]], words: [[7, 11, 'H2896']] },
    [],
    `<i>it was</i> good${sup('H2896')}`,
  ],
  ['is plain without numbers', 'a < b & c', {}, [], 'a &lt; b &amp; c'],
  ['makes text between numbers safe', '<b> "c"', { words: [[0, 3, 'H1']] }, [], `&lt;b&gt;${sup('H1')} &quot;c&quot;`],
];
it.each(rendered)('%s', (_name, text, marks, found, expected) => {
  expect(renderToStaticMarkup(<VerseText text={text} marks={marks} found={found} numbered />)).toBe(expected);
});

it('underlines what differs from another text within a match', () => {
  expect(renderToStaticMarkup(<VerseText text="YHWH is" marks={{}} found={[[0, 7]]} changed={[[0, 4]]} />)).toBe(
    '<mark><u>YHWH</u> is</mark>',
  );
});
