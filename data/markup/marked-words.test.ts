import { expect, test } from 'vitest';
import { markedWords } from './marked-words.ts';

const cases: [text: string, html: string][] = [
  ['a green plant', 'a green plant'],
  ['or בֵּית מִלֹּא (Bêyth Millôʼ); from', 'or <bdi lang="hbo">בֵּית מִלֹּא</bdi> (Bêyth Millôʼ); from'],
  ['including the feminine οὖσα, a preposition', 'including the feminine <bdi lang="grc">οὖσα</bdi>, a preposition'],
  ['<b> & ὁ', '&lt;b&gt; &amp; <bdi lang="grc">ὁ</bdi>'],
];

test.each(cases)('%s', (text, html) => {
  expect(markedWords(text)).toBe(html);
});
