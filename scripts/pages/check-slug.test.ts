import { expect, test } from 'vitest';
import { checkSlug } from './check-slug.ts';

test('accepts a segment that no page uses', () => {
  checkSlug();
  checkSlug('word-book2');
});

test.each(['', 'Words', 'a/b', '2words', 'wörter', 'a b', '..'])('rejects "%s" as a segment', (slug) => {
  expect(() => checkSlug(slug)).toThrow('only lowercase letters');
});

test.each(['bible', 'auth', 'hebrew-learning', 'api', 'results', 'shells'])(
  'rejects "%s", which another page uses',
  (slug) => {
    expect(() => checkSlug(slug)).toThrow('another page');
  },
);
