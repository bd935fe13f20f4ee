import { describe, expect, test } from 'vitest';
import { entrySearch, similarHeadwordMatch } from './entry-search.ts';
import { suggestReferences } from '../search/suggest-references.ts';

describe('entrySearch', () => {
  test.each(['', ' ', '?!', '—'])('%j has no letter and no digit', (text) => {
    expect(entrySearch(text)).toBeUndefined();
  });

  test.each<[text: string, ordinals: number[]]>([
    ['H430', [430]],
    ['h0430', [430]],
    ['G26', [10_026]],
    // One in each dictionary.
    ['430', [430, 10_430]],
    // There is no G8000.
    ['8000', [8_000]],
    ['love', []],
  ])('%s names the entries %j', (text, ordinals) => {
    const search = entrySearch(text);
    expect(search?.ordinals).toEqual(ordinals);
    if (ordinals.length > 0) {
      expect(search?.match).toMatch(/^number : "/);
      expect(search?.headwordMatch).toBe(search?.match);
      expect(search?.likeMatch).toBe('');
    }
  });

  test('treats the last word as a prefix from two letters on, and the others as whole words', () => {
    const match = (text: string): string => entrySearch(text)?.match ?? '';
    expect(match('lo')).toContain('"lo"*');
    expect(match('l')).toContain('"l"');
    expect(match('l')).not.toContain('*');
    expect(match('love mercy')).toContain('"love")');
    expect(match('love mercy')).toContain('"mercy"*');
    expect(match('love mercy')).toContain(' AND ');
    expect(match('- love')).not.toContain(' AND ');
  });

  test('matches headwords that begin with exactly these words, in their own or in Latin letters', () => {
    expect(entrySearch('chesed')?.headwordMatch).toBe('(lemma : ^ "chesed") OR (transliteration : ^ "chesed")');
    expect(entrySearch('חסד')?.headwordMatch).toContain('(lemma : ^ "חסד")');
  });

  test('finds entries that are likely meant but written differently', () => {
    expect(similarHeadwordMatch('YHWH')).toContain('(lemma : ^ "יהוה")');
    expect(similarHeadwordMatch('Yahweh')).toContain('(number : "h3068")');
    expect(similarHeadwordMatch('mitzvot').split(' OR ').length).toBeGreaterThan(1);
    expect(similarHeadwordMatch('חסד')).toBe('');
    expect(entrySearch('hesed')).toMatchObject({ isLikeLikely: true, wordings: ['hesed'] });
    expect(entrySearch('sum')?.isLikeLikely).toBe(false);
  });
});

test.each<[text: string, references: [label: string, query: string][]]>([
  [
    'john',
    [
      ['John', 'John 1-21'],
      ['1 John', '1 John'],
      ['2 John', '2 John'],
    ],
  ],
  ['j', []],
  [
    'ju',
    [
      ['Judges', 'Judges 1-21'],
      ['Jude', 'Jude 1'],
    ],
  ],
  // A name that is not a word of the text is searched as it is. "John" is such a word, so its chapters are added.
  ['gen 2', [['Genesis 2', 'Genesis 2']]],
  ['canticles', [['Song of Solomon', 'Song of Solomon']]],
  ['offenbarung', [['Revelation', 'Revelation 1-22']]],
  ['luc', []],
  [
    'samuel',
    [
      ['1 Samuel', '1 Samuel'],
      ['2 Samuel', '2 Samuel'],
    ],
  ],
  ['John 3:16', [['John 3:16', 'John 3:16']]],
  ['xyz', []],
  ['', []],
])('%j suggests the references %j', (text, references) => {
  expect(suggestReferences(text).map(({ label, query }) => [label, query])).toEqual(references);
});

test('suggests at most three references', () => {
  expect(suggestReferences('jo').map(({ label }) => label)).toEqual(['Joshua', 'Job', 'Joel']);
});
