import { expect, it } from 'vitest';
import { formatSearchAddress, tryParseSearchAddress } from './search-address.ts';

const addresses: [given: string, expected: string | undefined][] = [
  ['/results?q=gold', '/results?q=gold'],
  ['/results?q=gold&db=DB1&page=1&parallel=false', '/results?q=gold'],
  ['/results?q=gold&version=web&page=2', '/results?q=gold&db=web&page=2'],
  ['/strongs-results?q=H430&page=-1', '/strongs-results?q=H430'],
  ['/results?q=love+%26+G26&order=relevance&strongs=on', '/results?q=love+%26+G26&order=relevance&strongs=true'],
  ['/lexicon/H430', undefined],
];
it.each(addresses)('%s is read as %s', (given, expected) => {
  const address = tryParseSearchAddress(new URL(given, 'https://lexicon.example'));
  expect(address && formatSearchAddress(address)).toBe(expected);
});
