import { expect, it } from 'vitest';
import { matchingSearches, withSearch } from './recent-searches.ts';

it('has the last search on top, once, and eight at most', () => {
  expect(withSearch(['gold', 'Faith'], 'faith')).toEqual(['faith', 'gold']);
  expect(withSearch(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7']);
});

it('offers those that go on from what is typed', () => {
  expect(matchingSearches(['gold', 'Golden calf', 'faith'], 'gold')).toEqual(['Golden calf']);
  expect(matchingSearches(['gold', 'faith'], '')).toEqual(['gold', 'faith']);
});
