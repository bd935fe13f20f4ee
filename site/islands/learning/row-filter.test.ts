import { describe, expect, it } from 'vitest';
import { matchesRow, parseRowFilter, rowFilterAddress } from './row-filter.ts';

const learn = { group: 'paal', english: 'to learn', hebrew: 'לִלְמֹד' };

describe('matchesRow', () => {
  const cases: [text: string, group: string, matches: boolean][] = [
    ['', '', true],
    ['', 'paal', true],
    ['', 'piel', false],
    ['LEARN', '', true],
    ['to le', 'paal', true],
    ['learn', 'piel', false],
    ['teach', '', false],
    ['לִלְמֹד', '', true],
    ['למד', '', true],
    ['ללמ', '', true],
    ['לָמַד', '', false],
    ['כתב', '', false],
    ['   ', '', true],
  ];
  it.each(cases)('of "%s" in "%s": %s', (text, group, matches) => expect(matchesRow(learn, { text, group })).toBe(matches));
});

describe('the address of a filter', () => {
  it('holds what is asked for and nothing else', () => {
    expect(rowFilterAddress('/hebrew-verbs', 'binyan', { text: '', group: '' })).toBe('/hebrew-verbs');
    expect(rowFilterAddress('/hebrew-verbs', 'binyan', { text: ' to go ', group: 'paal' })).toBe('/hebrew-verbs?q=to+go&binyan=paal');
  });

  it('reads back, and knows no group that the page does not have', () => {
    expect(parseRowFilter('?q=to+go&binyan=paal', 'binyan', ['paal'])).toEqual({ text: 'to go', group: 'paal' });
    expect(parseRowFilter('?binyan=constructor', 'binyan', ['paal'])).toEqual({ text: '', group: '' });
  });
});
