import { expect, test } from 'vitest';
import { checkSlug } from './check-slug.ts';

test('a segment of its own is taken', () => {
  checkSlug();
  checkSlug('word-book2');
});

test.each(['', 'Words', 'a/b', '2words', 'wörter', 'a b', '..'])('"%s" is no segment', (slug) => {
  expect(() => checkSlug(slug)).toThrow('lower-case letters');
});

test.each(['bible', 'auth', 'hebrew-learning', 'api', 'results', 'shells'])('"%s" is another page’s', (slug) => {
  expect(() => checkSlug(slug)).toThrow('another page');
});
