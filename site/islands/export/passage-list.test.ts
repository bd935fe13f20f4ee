import { expect, it } from 'vitest';
import { passageList } from './passage-list.ts';

const chapter = {
  name: 'Psalm 51',
  version: { code: 'kjv', name: 'King James Version' },
  link: 'https://site.example/bible/kjv/psalms/51',
  verses: [
    { number: 0, text: 'To the chief Musician' },
    { number: 1, text: 'Have mercy' },
    { number: 2, text: 'Wash me' },
    { number: 3, text: 'For I acknowledge' },
  ],
};

const ranges: [range: [number, number] | undefined, title: string, hash: string, numbers: string[]][] = [
  [undefined, 'Psalm 51', '', ['', '1', '2', '3']],
  [[2, 3], 'Psalm 51:2–3', '#v2-3', ['2', '3']],
  [[2, 2], 'Psalm 51:2', '#v2', ['2']],
  // The title is before verse 1.
  [[1, 2], 'Psalm 51:1–2', '#v1-2', ['', '1', '2']],
];
it.each(ranges)('the range %j is “%s”', (range, title, hash, numbers) => {
  const list = passageList(chapter, range);
  expect(list.title).toBe(title);
  expect(list.link).toBe(chapter.link + hash);
  expect(list.verses.map(({ number }) => number)).toEqual(numbers);
});

it('has a reference and a link for each verse', () => {
  expect(passageList(chapter, [1, 1]).verses).toMatchObject([
    { reference: 'Psalm 51 title', texts: ['To the chief Musician'] },
    { reference: 'Psalm 51:1', link: 'https://site.example/bible/kjv/psalms/51#v1', texts: ['Have mercy'] },
  ]);
});
