import { expect, it } from 'vitest';
import type { VerseMarks } from '../model/verse-marks.ts';
import { verseText } from './verse-text.ts';

const genesis14 = 'And God saw the light, that it was good';
const rendered: [name: string, text: string, marks: VerseMarks, expected: string][] = [
  ['marks the number asked for', genesis14, { words: [[4, 7, 'H430'], [16, 21, 'H216']] }, 'And <mark>God</mark> saw the light, that it was good'],
  ['sets supplied words apart', genesis14, { supplied: [[28, 34]] }, 'And God saw the light, that <i>it was</i> good'],
  ['nests what overlaps', 'the LORD God', { divineName: [[4, 8]], words: [[4, 12, 'H430']] }, 'the <mark><span class="divine">LORD</span> God</mark>'],
  ['splits what crosses', 'a b c', { supplied: [[0, 3]], words: [[2, 5, 'H430']] }, '<i>a </i><mark><i>b</i> c</mark>'],
  ['leaves a word without translation alone', 'the heaven', { words: [[3, 3, 'H430']] }, 'the heaven'],
  ['makes text safe', 'a < b & "c"', {}, 'a &lt; b &amp; &quot;c&quot;'],
];
it.each(rendered)('%s', (_name, text, marks, expected) => {
  expect(verseText(text, marks, 'H430')).toBe(expected);
});
