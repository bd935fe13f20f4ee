import { expect, it } from 'vitest';
import type { StudyVerses } from '#data/study/contract/study-verses.ts';
import { chooseVerse } from './choose-verse.ts';

/** `1:1` has a and b, `1:2` a, b and c, `1:3` a and a name. */
const all: StudyVerses = {
  words: [
    ['א', 'a', 'words/a'],
    ['ב', 'b', 'words/b'],
    ['ג', 'c', 'verbs/c'],
    ['דן', 'Dan'],
  ],
  verses: [
    {
      reference: '1:1',
      hebrew: 'א ב',
      english: 'a b',
      spans: [
        [0, 1, 0, ''],
        [2, 3, 1, ''],
      ],
    },
    {
      reference: '1:2',
      hebrew: 'א ב ג',
      english: 'a b c',
      spans: [
        [0, 1, 0, ''],
        [2, 3, 1, ''],
        [4, 5, 2, ''],
      ],
    },
    {
      reference: '1:3',
      hebrew: 'א דן',
      english: 'a Dan',
      spans: [
        [0, 1, 0, ''],
        [2, 4, 3, ''],
      ],
    },
  ],
};
const choose = (known: string[], read: string[] = []) => {
  const chosen = chooseVerse(all, (card) => known.includes(card), read);
  return chosen && [chosen.verse.reference, chosen.known, chosen.taught];
};

it('chooses the verse with the largest known part, ignoring names', () => {
  expect(choose(['words/a'])).toEqual(['1:3', 1, 1]);
  expect(choose(['words/b'])).toEqual(['1:1', 1, 2]);
});

it('chooses the verse with more known words among fully known ones', () => {
  expect(choose(['words/a', 'words/b'])).toEqual(['1:1', 2, 2]);
  expect(choose(['words/a', 'words/b', 'verbs/c'])).toEqual(['1:2', 3, 3]);
});

it('skips read verses, and starts again with the one read longest ago', () => {
  expect(choose(['words/a', 'words/b', 'verbs/c'], ['1:2'])?.[0]).toBe('1:1');
  expect(choose(['words/a', 'words/b', 'verbs/c'], ['1:3', '1:2', '1:1'])?.[0]).toBe('1:3');
});

it('chooses a verse even if nothing is known, and none if there are none', () => {
  expect(choose([])?.[0]).toBe('1:1');
  expect(chooseVerse({ words: [], verses: [] }, () => true, [])).toBeUndefined();
});
