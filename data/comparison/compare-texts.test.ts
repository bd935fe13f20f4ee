import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import type { Span } from '../text/verse-marks.ts';

const cut = (text: string, spans: readonly Span[] = []): string[] => spans.map(([from, to]) => text.slice(from, to));

/** Psalm 23:1 of the King James Version, and with its names restored. */
const psalm = 'The LORD is my shepherd; I shall not want.';
const restored = 'YHWH is my shepherd; I shall not want.';

test('marks only the name that differs', () => {
  expect(cut(restored, compareTexts(psalm, restored)?.changed)).toEqual(['YHWH']);
  const genesis = 'And God said, Let there be light: and there was light.';
  const elohim = 'And Elohim said, Let there be light: and there was light.';
  expect(cut(elohim, compareTexts(genesis, elohim)?.changed)).toEqual(['Elohim']);
});

test.each([
  ['one two three', 'one four three', ['four']],
  ['one three', 'one zero three five', ['zero', 'five']],
  ['one two three five', 'one three six', ['six']],
  ['two three one', 'four one two three', ['four one']],
  ['one two three four', 'one two five four', ['five']],
  ['one two three four five', 'six two three four seven', ['six', 'seven']],
  ['one two three', 'one two three four', ['four']],
  ['one two three', 'zero one two three', ['zero']],
  ['one two three four', 'one two four', []],
  ['one one one two', 'one one two', []],
  ['one two two three', 'one two two two three', ['two']],
  // Words in the other order.
  ['one two three four five', 'six two three one five', ['six', 'one']],
  ['six two three one five', 'one two three four five', ['one', 'four']],
])('for "%s" and "%s" marks %j', (first, second, changed) => {
  expect(cut(second, compareTexts(first, second)?.changed)).toEqual(changed);
});

test('marks consecutive words as one span', () => {
  const [first, second] = ['they lifted up the eyes', 'they raised aloft the eyes'];
  expect(cut(second, compareTexts(first, second)?.changed)).toEqual(['raised aloft']);
});

test('ignores case, punctuation and equal texts', () => {
  expect(compareTexts(psalm, psalm)?.changed).toEqual([]);
  expect(compareTexts('Let there be light: and', 'let there be light, and')?.changed).toEqual([]);
});

test('does not compare two translations that share few words, or two languages', () => {
  expect(compareTexts(psalm, 'Yahweh, you are the one who keeps me; nothing will be lacking.')).toBeUndefined();
  expect(compareTexts(psalm, 'יְהוָה רֹעִי לֹא אֶחְסָר')).toBeUndefined();
  expect(compareTexts('', '')).toBeUndefined();
});

test('maps highlights to the other text, also where its words differ', () => {
  const carried = (words: string[]): string[] => {
    const spans = words.map((word): Span => [psalm.indexOf(word), psalm.indexOf(word) + word.length]);
    return cut(restored, compareTexts(psalm, restored)?.carry(spans));
  };
  expect(carried(['shepherd'])).toEqual(['shepherd']);
  expect(carried(['want', 'not'])).toEqual(['not', 'want']);
  expect(carried(['LORD'])).toEqual(['YHWH']);
  expect(carried([])).toEqual([]);
});

test('maps words between words that differ, after a common start', () => {
  const [first, second] = ['one two three four five', 'one six three seven five'];
  const at = first.indexOf('three');
  expect(cut(second, compareTexts(first, second)?.carry([[at, at + 'three'.length]]))).toEqual(['three']);
});

test('maps the right occurrence of a repeated word', () => {
  const [first, second] = ['day unto day uttereth speech', 'day unto day utters speech'];
  expect(compareTexts(first, second)?.carry([[9, 12]])).toEqual([[9, 12]]);
});

test('maps nothing for a word at the end that the other text lacks', () => {
  const [first, second] = ['old one two three more', 'new one two three'];
  const compared = compareTexts(first, second);
  expect(cut(second, compared?.changed)).toEqual(['new']);
  expect(compared?.carry([[first.indexOf('more'), first.length]])).toEqual([]);
  expect(cut(first, compareTexts(second, first)?.changed)).toEqual(['old', 'more']);
});

test('compares texts that share at least half of the words of the longer one', () => {
  expect(compareTexts('one two', 'one two three four')).toBeDefined();
  expect(compareTexts('one two', 'one two three four five')).toBeUndefined();
});
