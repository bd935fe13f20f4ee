// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { showHighlightsOfVerse, showRowsOfVerse } from './verse-number-marks.ts';

const common = { clock: '', created: 0 };
const rows: StudyRow[] = [
  {
    ...common,
    id: 'mark',
    kind: 'highlight',
    value: { anchor: { start: 43_003_016, end: 43_003_018 }, style: 'green' },
  },
  {
    ...common,
    id: 'words',
    kind: 'highlight',
    value: {
      anchor: { start: 43_003_017, end: 43_003_017, version: 'kjv', words: { from: 0, to: 1, quote: 'For' } },
      style: 'pink',
    },
  },
  {
    ...common,
    id: 'note',
    kind: 'note',
    value: { anchor: { start: 43_003_016, end: 43_003_017 }, text: 'x', labels: [] },
  },
  { ...common, id: 'legend', kind: 'legend', value: { names: ['', 'Promise', '', '', '', ''] } },
];

it('says at each verse which highlights cover it, by the names of the reader, and counts notes at their first verse', () => {
  const said = [16, 17, 18, 19].map((verse) => {
    const parent = document.createElement('p');
    const element = document.createElement('a');
    element.textContent = String(verse);
    parent.append(element);
    showRowsOfVerse({ element, id: 43_003_000 + verse }, rows);
    const label = parent.querySelector('button')?.getAttribute('aria-label');
    return [parent.querySelector('.sr')?.textContent.trim(), label];
  });
  expect(said).toEqual([
    ['Highlighted: Promise.', 'Verse 16: 1 note'],
    ['Highlighted: Promise. Highlighted: Pink.', undefined],
    ['Highlighted: Promise.', undefined],
    [undefined, undefined],
  ]);
});

it('says before a text of one verse which highlights the verse has', () => {
  const said = [17, 19].map((verse) => {
    const text = document.createElement('p');
    text.textContent = 'For God';
    showHighlightsOfVerse(text, 43_003_000 + verse, rows);
    return text.textContent;
  });
  expect(said).toEqual(['Highlighted: Promise. Highlighted: Pink. For God', 'For God']);
});
