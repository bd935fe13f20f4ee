import { describe, expect, it } from 'vitest';
import {
  allEntryNumbers,
  entryOrdinal,
  neighborEntry,
  parseEntryNumber,
  shardOf,
  strongsKind,
  tryParseEntryNumber,
} from './entry-number.ts';

describe('tryParseEntryNumber', () => {
  const spellings: [input: string, expected: string | undefined][] = [
    ['H430', 'H430'],
    ['h430', 'H430'],
    ['H0430', 'H430'],
    ['H07225', 'H7225'],
    ['H0430G', 'H430'],
    ['H1254a', 'H1254'],
    ['H1254b', 'H1254'],
    ['H1254c', undefined],
    // Only letters that distinguish words of the number are accepted: there is one H1 and one G26.
    ['H1a', undefined],
    ['H1x', undefined],
    ['G26a', undefined],
    ['g26', 'G26'],
    [' G26 ', 'G26'],
    ['H8674', 'H8674'],
    ['G5624', 'G5624'],
    ['H0', undefined],
    ['H8675', undefined],
    ['H99999', undefined],
    ['G2717', undefined],
    ['G3203', undefined],
    ['G3302', undefined],
    ['G5625', undefined],
    ['G.26', 'G26'],
    ['greek 26', 'G26'],
    ['Hebrew: 430', 'H430'],
    ["Strong's Greek 26", 'G26'],
    ['hebrew strongs number 0430', 'H430'],
    ['greek H430', undefined],
    ['Greek', undefined],
    ['X12', undefined],
    ['H', undefined],
    ['', undefined],
    ['430', undefined],
    ['H430<script>', undefined],
    ["H430' OR 1=1", undefined],
    ['H'.padEnd(10_000, '1'), undefined],
  ];
  it.each(spellings)('reads %.20s as %s', (input, expected) => {
    expect(tryParseEntryNumber(input)).toBe(expected);
  });

  it('takes the language of a bare number from its testament', () => {
    expect(tryParseEntryNumber('1254 a', 'hebrew')).toBe('H1254');
    expect(tryParseEntryNumber('26', 'greek')).toBe('G26');
  });
});

describe('strongsKind', () => {
  const kinds: [language: 'hebrew' | 'greek', value: number, expected: string][] = [
    ['hebrew', 8674, 'entry'],
    ['hebrew', 8675, 'parsing'],
    ['hebrew', 8853, 'parsing'],
    ['hebrew', 8854, 'none'],
    ['greek', 5624, 'entry'],
    ['greek', 5625, 'parsing'],
    ['greek', 5944, 'parsing'],
    ['greek', 5945, 'none'],
    ['greek', 2717, 'none'],
  ];
  it.each(kinds)('returns for %s %i "%s"', (language, value, expected) => {
    expect(strongsKind(language, value)).toBe(expected);
  });
});

describe('the list of entries', () => {
  it('has the 8,674 Hebrew and 5,523 Greek numbers of the dictionaries', () => {
    expect(allEntryNumbers('hebrew')).toHaveLength(8674);
    expect(allEntryNumbers('greek')).toHaveLength(5523);
  });

  it('skips the numbers that Strong skipped and stops at both ends', () => {
    expect(neighborEntry('G2716', 1)).toBe('G2718');
    expect(neighborEntry('G3303', -1)).toBe('G3202');
    expect(neighborEntry('H1', -1)).toBeUndefined();
    expect(neighborEntry('G1', -1)).toBeUndefined();
    expect(neighborEntry('H8674', 1)).toBeUndefined();
    expect(neighborEntry('G5624', 1)).toBeUndefined();
  });

  it('sorts Hebrew before Greek', () => {
    expect(entryOrdinal('H8674')).toBeLessThan(entryOrdinal('G1'));
  });

  it('finds an entry in the shard of its hundred', () => {
    expect(shardOf('H430')).toBe('H4');
    expect(shardOf('H99')).toBe('H0');
    expect(shardOf('G5624')).toBe('G56');
  });
});

describe('parseEntryNumber', () => {
  it('accepts the same input as tryParseEntryNumber', () => {
    expect(parseEntryNumber('h0430')).toBe('H430');
    expect(parseEntryNumber('26', 'greek')).toBe('G26');
  });

  it.each(['H8675', '430', '', `H${'1'.repeat(100)}`])('throws an error with the rejected text: %s', (text) => {
    expect(() => parseEntryNumber(text)).toThrow(`"${text.slice(0, 40)}" is not the number of a dictionary entry`);
  });
});
