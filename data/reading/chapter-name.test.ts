import { describe, expect, it } from 'vitest';
import { smallVersions } from '../testing/small-library.ts';
import type { ChapterVerse } from './chapter.ts';
import { chapterData, chapterDescription, chapterName, numberInKjv, passageOf } from './chapter-name.ts';

it.each([
  [19, 23, 'Psalm 23'],
  [43, 3, 'John 3'],
  [62, 1, '1 John 1'],
])('book %i, chapter %i is %s', (book, chapter, name) => {
  expect(chapterName(book, chapter)).toBe(name);
});

it.each([
  [39_004_001, '4:1'],
  [19_051_000, 'title'],
  [19_051_001, '51:1'],
])("shows the King James Version's id %i as %s", (id, text) => {
  expect(numberInKjv(id)).toBe(text);
});

it('counts the steps to a chapter from 1, the version first', () => {
  expect(chapterData({ version: smallVersions.web, book: 43, chapter: 3 }, 'https://bible.example')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'World English Bible', item: 'https://bible.example/bible/web' },
      { position: 2, name: 'John 3', item: 'https://bible.example/bible/web/john/3' },
    ],
  });
});

const verse = (id: number, kjv?: number): ChapterVerse => ({ id, text: '', marks: kjv === undefined ? {} : { kjv } });

describe('the passage of a chapter in the versification of the King James Version', () => {
  it.each<[name: string, book: number, chapter: number, verses: ChapterVerse[], passage: string]>([
    ['numbered alike', 43, 3, [verse(43_003_001), verse(43_003_036)], 'John 3'],
    // Hebrew Joel 3 is Joel 2:28-32, as printed.
    ['another chapter', 29, 3, [verse(29_003_001, 29_002_028), verse(29_003_005, 29_002_032)], 'Joel 2:28-32'],
    ['one verse', 29, 3, [verse(29_003_001, 29_002_028)], 'Joel 2:28'],
    // Hebrew Malachi 3 continues into Malachi 4.
    ['two chapters', 39, 3, [verse(39_003_001), verse(39_003_024, 39_004_006)], 'Malachi 3:1-4:6'],
    // A title that is verse 1 changes numbers, but not the chapter.
    [
      'other numbers of the same chapter',
      19,
      51,
      [verse(19_051_001, 19_051_000), verse(19_051_003, 19_051_001)],
      'Psalm 51',
    ],
  ])('%s', (_, book, chapter, verses, passage) => {
    expect(passageOf({ book, chapter, verses })).toBe(passage);
  });
});

describe('the description of a chapter', () => {
  const of = (...texts: string[]): string =>
    chapterDescription({ verses: texts.map((text, at) => ({ id: at + 1, text, marks: {} })) });

  it('is its first six verses, without empty ones', () => {
    expect(of('one', '', 'three', 'four', 'five', 'six', 'seven')).toBe('one three four five six');
  });

  it('is cut at a word after 150 letters', () => {
    expect(of('a'.repeat(150))).toBe('a'.repeat(150));
    expect(of(`${'a'.repeat(99)} ${'b'.repeat(50)} c`)).toBe(`${'a'.repeat(99)} ${'b'.repeat(50)}…`);
    expect(of(`${'a'.repeat(99)} ${'b'.repeat(51)}`)).toBe(`${'a'.repeat(99)}…`);
  });
});
