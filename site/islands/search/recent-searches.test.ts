import { expect, it } from 'vitest';
import { matchingSearches, withSearch } from './recent-searches.ts';

it('puts the last search on top, without duplicates, and keeps at most eight', () => {
  expect(withSearch(['gold', 'Faith'], 'faith')).toEqual(['faith', 'gold']);
  expect(withSearch(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7']);
});

it('offers the searches that start with the typed text', () => {
  expect(matchingSearches(['gold', 'Golden calf', 'faith'], 'gold')).toEqual(['Golden calf']);
  expect(matchingSearches(['gold', 'faith'], '')).toEqual(['gold', 'faith']);
});
