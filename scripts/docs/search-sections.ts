import { groupsOfBooks } from '#data/search/language/groups-of-books.ts';
import { limits } from '#data/search/language/query-limits.ts';
import { maxWildcardWords } from '#data/search/language/wildcards.ts';
import { code, markdownTable } from './markdown-table.ts';

export function searchSections(): Record<string, string> {
  return {
    groups: markdownTable(
      ['Group', 'Names'],
      groupsOfBooks.map(({ label, names }) => [label, names.map(code).join(', ')]),
    ),
    limits: markdownTable(
      ['Limit', 'Value'],
      [
        ['Characters of the query', limits.characters],
        ['Words, numbers, codes and references', limits.terms],
        ['Letters before a star', `at least ${limits.prefixLetters}`],
        ['Stars', limits.prefixes],
        ['Nested parentheses', limits.depth],
        ['Distance of `NEAR`, in words', `1 to ${limits.nearWords}`],
        ['Distance of `PROX`, in verses', `0 to ${limits.nearVerses}`],
        ['`PROX` per query', limits.nearGroups],
        ['`case:` and `exact:`', limits.exactForms],
        ['`~`', limits.stems],
        ['Words with `?`', limits.wildcards],
        ['Characters of a word with `?`', limits.wildcardLength],
        ['Words that a word with `?` may match', maxWildcardWords],
        ['Separate passages, in references and scopes', limits.ranges],
      ].map((row) => row.map(String)),
    ),
  };
}
