import Database from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import { verseMapOf } from '../bible/versification.ts';
import { smallVersions } from '../testing/small-library.ts';
import { LibraryPlan, type QueryLibrary } from './library-plan.ts';
import { planVerses, readChapter } from './read-chapter.ts';
import { readChapterReferences } from './read-chapter-references.ts';
import type { RelatedPassages } from './related-passages.ts';

/**
 * Verses of the King James Version around Psalm 51, whose title is its verse 0, and of Malachi 4 in a version that has
 * both numbers.
 */
const verses: [id: number, text: string, marks: object][] = [
  [19_050_023, 'Whoso offereth praise glorifieth me', {}],
  [19_051_000, 'To the chief Musician, A Psalm of David', {}],
  [19_051_001, 'Have mercy upon me, O God', { paragraphs: [0] }],
  [19_051_019, 'Then shalt thou be pleased', {}],
  [19_052_000, 'To the chief Musician, Maschil', {}],
  [39_003_018, 'Then shall ye return, and discern', {}],
  [39_004_001, 'For, behold, the day cometh', { kjv: 39_004_001 }],
];
const { kjv, web, wlc } = smallVersions;
const library = new Database(':memory:');
library.exec('CREATE TABLE verses (key INTEGER PRIMARY KEY, text TEXT NOT NULL, marks TEXT NOT NULL)');
library.exec('CREATE TABLE cross_references (chapter INTEGER PRIMARY KEY, verses TEXT, lead TEXT, passages TEXT)');
// Another version with the same numbers, which must not be read.
for (const version of [kjv.id, web.id])
  for (const [id, text, marks] of verses)
    library
      .prepare('INSERT INTO verses VALUES (?, ?, ?)')
      .run(version * 100_000_000 + id, version === kjv.id ? text : 'another text', JSON.stringify(marks));
afterAll(() => library.close());

const ask: QueryLibrary = (statements) =>
  Promise.resolve(
    statements.map(({ text, params }) => library.prepare<string[], Record<string, unknown>>(text).all(...params)),
  );

it.each<[what: string, place: { book: number; chapter: number }, ids: number[]]>([
  ['a psalm with its title', { book: 19, chapter: 51 }, [19_051_000, 19_051_001, 19_051_019]],
  ['a chapter of which only the last verse is there', { book: 19, chapter: 50 }, [19_050_023]],
  ['a chapter without a title', { book: 39, chapter: 4 }, [39_004_001]],
  ['none of a chapter that the version lacks', { book: 19, chapter: 53 }, []],
  ['none of a book that the version lacks', { book: 43, chapter: 3 }, []],
])('reads the verses of %s', async (_, place, ids) => {
  const plan = new LibraryPlan();
  const read = planVerses(plan, kjv, place);
  await plan.ask(ask);
  expect(read().map(({ id }) => id)).toEqual(ids);
});

it('reads the verses of a psalm with its title, their text and their marks', async () => {
  const plan = new LibraryPlan();
  const read = planVerses(plan, kjv, { book: 19, chapter: 51 });
  await plan.ask(ask);
  expect(read()).toEqual([
    { id: 19_051_000, text: 'To the chief Musician, A Psalm of David', marks: {} },
    { id: 19_051_001, text: 'Have mercy upon me, O God', marks: { paragraphs: [0] } },
    { id: 19_051_019, text: 'Then shalt thou be pleased', marks: {} },
  ]);
});

it('shows at most five passages that belong to those of a chapter', async () => {
  const related = Array.from({ length: 7 }, (_, at): RelatedPassages => ({
    kind: 'parallel',
    passages: [
      [19_051_001 + at, 19_051_001 + at],
      [19_052_001 + at, 19_052_001 + at],
    ],
  }));
  library.prepare('INSERT INTO cross_references VALUES (?, ?, ?, ?)').run(19_051, '{}', '[]', JSON.stringify(related));
  const chapter = Array.from({ length: 19 }, (_, at) => ({ id: 19_051_001 + at, text: '', marks: {} }));
  const args = { version: kjv, versions: [kjv], map: verseMapOf([]) };
  const { passages } = await readChapterReferences(ask, args, chapter);
  expect(passages.map(({ from }) => from)).toEqual([19_051_001, 19_051_002, 19_051_003, 19_051_004, 19_051_005]);
});

it('shows at most four passages that belong to one of a chapter', async () => {
  const related: RelatedPassages = {
    kind: 'parallel',
    passages: [39, 40, 41, 42, 43, 44].map((book) => [book * 1_000_000 + 4_001, book * 1_000_000 + 4_001]),
  };
  library
    .prepare('INSERT INTO cross_references VALUES (?, ?, ?, ?)')
    .run(39_004, '{}', '[]', JSON.stringify([related]));
  const args = { version: kjv, versions: [kjv], map: verseMapOf([]) };
  const { passages } = await readChapterReferences(ask, args, [{ id: 39_004_001, text: '', marks: {} }]);
  expect(passages.map(({ links }) => links.map(({ label }) => label))).toEqual([
    ['Matthew 4:1', 'Mark 4:1', 'Luke 4:1', 'John 4:1'],
  ]);
});

it('lists the passages of a chapter in the order of its verses', async () => {
  const related: RelatedPassages[] = [
    {
      kind: 'parallel',
      passages: [
        [19_050_001, 19_050_001],
        [19_052_001, 19_052_001],
      ],
    },
    {
      kind: 'quotation',
      passages: [
        [45_001_001, 45_001_001],
        [19_050_003, 19_050_003],
      ],
    },
  ];
  library.prepare('INSERT INTO cross_references VALUES (?, ?, ?, ?)').run(19_050, '{}', '[]', JSON.stringify(related));
  const chapter = [1, 2, 3].map((verse) => ({ id: 19_050_000 + verse, text: '', marks: {} }));
  const args = { version: kjv, versions: [kjv], map: verseMapOf([]) };
  const { passages } = await readChapterReferences(ask, args, chapter);
  expect(passages.map(({ from, relation }) => [from, relation])).toEqual([
    [19_050_001, 'parallel'],
    [19_050_003, 'quoted'],
  ]);
});

it('finds the chapter in other versions where they have its first verse', async () => {
  // The six verses of Malachi 4 are the last six of chapter 3 in Hebrew.
  const map = verseMapOf(
    [1, 2, 3, 4, 5, 6].map((verse) => ({ wlc: 39_003_018 + verse, kjv: 39_004_000 + verse, wlcPart: '', kjvPart: '' })),
  );
  library.prepare('INSERT INTO verses VALUES (?, ?, ?)').run(wlc.id * 100_000_000 + 39_003_019, 'כִּֽי־הִנֵּ֤ה', '{}');
  const args = { version: kjv, book: 39, chapter: 4, versions: [kjv, web, wlc], map };
  const { chapter, lastChapter } = await readChapter(ask, args);
  expect(chapter?.others).toEqual([
    { name: 'World English Bible', href: '/bible/web/malachi/4' },
    { name: 'Westminster Leningrad Codex', href: '/bible/wlc/malachi/3#v19' },
  ]);
  // A text in another language comes first.
  expect(chapter?.comparedWith).toBe('wlc');
  expect(chapter).toMatchObject({ previous: 39_003_018, next: undefined, lastChapter: 4 });
  expect(lastChapter).toBe(4);
});

it('finds the verses before and after a psalm, whose title is a part of it', async () => {
  const args = { version: kjv, book: 19, chapter: 51, versions: [kjv], map: verseMapOf([]) };
  const { chapter, lastChapter } = await readChapter(ask, args);
  expect(chapter).toMatchObject({ previous: 19_050_023, next: 19_052_000 });
  expect(lastChapter).toBe(52);
});

it('names no version for a chapter that none has', async () => {
  const args = { version: wlc, book: 19, chapter: 49, versions: [kjv, web, wlc], map: verseMapOf([]) };
  expect((await readChapter(ask, args)).others).toEqual([]);
});

it('names the versions that have a chapter which this one lacks', async () => {
  const args = { version: wlc, book: 19, chapter: 52, versions: [kjv, web, wlc], map: verseMapOf([]) };
  expect(await readChapter(ask, args)).toEqual({
    chapter: undefined,
    lastChapter: undefined,
    others: [
      { name: 'King James Version with Strong’s Numbers', href: '/bible/kjv_strongs/psalms/52' },
      { name: 'World English Bible', href: '/bible/web/psalms/52' },
    ],
  });
});
