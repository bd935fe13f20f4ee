import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { books } from '../bible/books.ts';
import { verseCounts } from '../bible/verse-counts.ts';
import { verseId } from '../bible/verse-id.ts';
import { keysOfRow, versesOfRange } from './chapter-keys.ts';
import { studyExport } from './contract/my-study-export.ts';
import { formatStudyRange } from './format-anchor.ts';
import { importCsvRows } from './import-csv-rows.ts';
import {
  commonItems,
  keysOfItems,
  mergedItems,
  movedItem,
  remarkedItems,
  sortedItems,
  subtractedItems,
  removedItems,
  withItemsBack,
  withoutItem,
} from './list-operations.ts';
import { locateWords, wordsOfSpan } from './locate-words.ts';
import { wordsOfChapter } from './chapter-words.ts';
import { isPlanDate } from './plan-date.ts';
import { caughtUpPlan, currentDay, daysLeft, localDate, planDates } from './make-plan.ts';
import { spanInVerse, marksOfVerse } from './marks-of-verse.ts';
import { planOfBooks, readyPlans } from './plan-of-books.ts';
import { firstLetters, hiddenWords, typedScore } from './memory-exercises.ts';
import { parseNote } from './parse-note.ts';
import { passagePath } from './passage-path.ts';
import { formatPlanCalendar } from './plan-calendar.ts';
import { refusedRows } from './refused-rows.ts';
import { formatSharedList, parseSharedList, sharedListTooLong } from './share-link.ts';
import { formatStudyCsv, studyCsvColumns, studyCsvRows, type StudyCsvRow } from './study-csv.ts';
import { formatStudyMarkdown } from './study-markdown.ts';
import { studyRow } from './contract/my-study-rows.ts';
import { withItems } from './with-items.ts';
import { maxListItems, maxRemarksLength, type ListItem, type StudyRow } from './study-row.ts';
import { readTypedListRanges } from './typed-list-ranges.ts';

const john316 = 43003016;
const item = (start: number, end = start, remark = ''): ListItem => ({ start, end, remark });
const common = { clock: '0mdn3k2a1-000-desk0000', created: Date.UTC(2026, 10, 27) };
const rows: StudyRow[] = [
  {
    ...common,
    id: 'note-1',
    kind: 'note',
    value: { anchor: { start: john316, end: john316 }, text: '=So, "God"\nloved', labels: ['love', 'gift'] },
  },
  { ...common, id: 'note-2', kind: 'note', value: { entry: 'H430', text: 'a name', labels: [] } },
  {
    ...common,
    id: 'mark-1',
    kind: 'highlight',
    value: {
      anchor: { start: 1001001, end: 1001003, version: 'kjv', words: { from: 0, to: 2, quote: 'In the' } },
      style: 'green',
    },
  },
  {
    ...common,
    id: 'book-1',
    kind: 'bookmark',
    value: { anchor: { start: 19023001, end: 19023006 }, remark: 'read again' },
  },
  {
    ...common,
    id: 'list-1',
    kind: 'list',
    value: { name: 'Hope', items: [item(45008028, 45008030, 'promise'), item(john316)] },
  },
];

describe('anchors', () => {
  const text = 'For God so loved the world, that he gave his only begotten Son';
  it.each([
    ['the same text', { from: 1, to: 4, quote: 'God so loved' }, { kind: 'same', from: 1, to: 4 }],
    ['other punctuation and case', { from: 4, to: 6, quote: 'The World' }, { kind: 'same', from: 4, to: 6 }],
    ['words before it that are gone', { from: 9, to: 11, quote: 'gave his' }, { kind: 'moved', from: 8, to: 10 }],
    ['a text without the words', { from: 1, to: 3, quote: 'God thus' }, { kind: 'lost' }],
    ['an empty quote', { from: 1, to: 1, quote: '' }, { kind: 'lost' }],
  ])('finds words in %s', (_, words, expected) => expect(locateWords(words, text)).toEqual(expected));

  it('counts the same words in a text with joined words and in its words one by one', () => {
    // Genesis 1:2, 1:10, in chapters and in interlinear texts.
    const chapter = 'וְחֹ֖שֶׁךְ עַל־פְּנֵ֣י תְה֑וֹם ׀ אֶ֔רֶץ׃';
    const oneByOne = 'וְחֹ֖שֶׁךְ עַל פְּנֵ֣י תְה֑וֹם אֶ֔רֶץ';
    for (const shown of [chapter, oneByOne]) {
      const start = shown.indexOf('נֵ֣י');
      const words = wordsOfSpan(shown, [start, shown.indexOf('אֶ֔רֶץ') + 1]);
      expect(words).toMatchObject({ from: 2, to: 5 });
      expect([chapter, oneByOne].map((each) => words && locateWords(words, each))).toEqual([
        { kind: 'same', from: 2, to: 5 },
        { kind: 'same', from: 2, to: 5 },
      ]);
    }
    expect(wordsOfSpan('For God so', [3, 5])).toEqual({ from: 1, to: 2, quote: 'God' });
    expect(wordsOfSpan('For God so', [3, 4])).toBeUndefined();
    expect(wordsOfSpan('“For  God” so', [0, 9])).toEqual({ from: 0, to: 2, quote: '“For God”' });
    expect(wordsOfSpan('', [0, 0])).toBeUndefined();
  });

  it.each([
    ['words of this version', { version: 'kjv', from: 1, quote: 'God so loved' }, [john316, john316], 'God so loved'],
    ['words of another version', { version: 'web', from: 1, quote: 'God so loved' }, [john316, john316], text],
    ['words that are gone', { version: 'kjv', from: 1, quote: 'God thus' }, [john316, john316], text],
    [
      'the first of several verses',
      { version: 'kjv', from: 11, quote: 'begotten Son Next' },
      [john316, john316 + 1],
      'begotten Son',
    ],
    [
      'the last of several verses',
      { version: 'kjv', from: 9, quote: 'before. For God so' },
      [john316 - 1, john316],
      'For God so',
    ],
    ['a verse between', { version: 'kjv', from: 9, quote: 'before. For' }, [john316 - 1, john316 + 1], text],
    ['no words', { version: 'kjv', from: 0, quote: undefined }, [john316, john316], text],
  ])('marks %s in one verse', (_, { version, from, quote }, [start = 0, end = 0], expected) => {
    const words = quote === undefined ? {} : { words: { from, to: from + quote.split(' ').length, quote } };
    const [first, last] = spanInVerse({ start, end, version, ...words }, john316, 'kjv', text);
    expect(text.slice(first, last)).toBe(expected);
  });

  it('collects what belongs to a verse', () => {
    expect(marksOfVerse(rows, 1001002, 'web', 'And')).toEqual({
      spans: { green: [[0, 3]] },
      styles: ['green'],
      notes: 0,
      hasBookmark: false,
    });
    expect(marksOfVerse(rows, john316, 'web', 'For')).toMatchObject({ spans: {}, notes: 1 });
    expect(marksOfVerse(rows, 19023001, 'web', 'The')).toMatchObject({ hasBookmark: true });
    expect(marksOfVerse(rows, 45008028, 'web', 'And')).toBeUndefined();
  });

  it('finds a row by every chapter of its verses, and none that is deleted', () => {
    const value = { anchor: { start: 1050020, end: 2002003 }, remark: '' };
    expect(keysOfRow({ ...common, id: 'x', kind: 'bookmark', value })).toEqual([1050, 2001, 2002]);
    expect(keysOfRow({ ...common, id: 'x', kind: 'bookmark', value, deleted: 1 })).toEqual([]);
    expect(rows.map(keysOfRow)).toEqual([[43003], ['H430'], [1001], [19023], []]);
    expect(versesOfRange(1050025, 2001002)).toEqual([1050025, 1050026, 2001001, 2001002]);
  });

  it.each([
    [{ start: john316, end: 43003018, version: 'web' }, '/bible/web/john/3#v16-18'],
    [{ start: john316, end: john316, version: 'wlc' }, '/bible/asv/john/3#v16'],
    [{ start: 1001001, end: 1003024 }, '/bible/asv/genesis/1'],
    [{ start: 1001003, end: 1002003 }, '/bible/asv/genesis/1#v3-31'],
    [{ start: 19117001, end: 19117002 }, '/bible/asv/psalms/117'],
  ])('links %o to its chapter', (range, expected) =>
    expect(passagePath(range, ['kjv_strongs', 'web', 'asv'], 'asv')).toBe(expected),
  );
  it('links to a comparison if no version has the numbers of the KJV', () =>
    expect(passagePath({ start: john316, end: john316, version: 'wlc' }, [])).toBe(
      '/parallel-bible?passage=John+3%3A16&versions=wlc',
    ));

  it.each([
    [john316, john316, 'John 3:16'],
    [john316, 43003018, 'John 3:16–18'],
    [19023001, 19023006, 'Psalm 23'],
    [1001001, 1003024, 'Genesis 1–3'],
    [65001020, 66001003, 'Jude 1:20 – Revelation 1:3'],
  ])('writes %i to %i as a reference', (start, end, expected) =>
    expect(formatStudyRange({ start, end })).toBe(expected),
  );
});

describe('notes', () => {
  const references = (text: string) =>
    [...JSON.stringify(parseNote(text)).matchAll(/"kind":"reference","text":"([^"]+)","start":(\d+),"end":(\d+)/g)].map(
      ([, name, start, end]) => [name, Number(start), Number(end)],
    );
  it.each([
    ['See Rom 8:28.', ['Rom 8:28', 45008028, 45008028]],
    ['**1 John 4:7-12** says', ['1 John 4:7-12', 62004007, 62004012]],
    ['- Song of Songs 2', ['Song of Songs 2', 22002001, 22002017]],
    ['Ps 23', ['Ps 23', 19023001, 19023006]],
    ['see 1 John 4:7', ['1 John 4:7', 62004007, 62004007]],
    ['in 2 Kings 5, and 2 Kings 6', ['2 Kings 5', 12005001, 12005027]],
    ['verse 3, 2 Cor 5:17', ['2 Cor 5:17', 47005017, 47005017]],
    ['he is 5 and I am 3, Rom 99:1, John 3:77, room 8:28', undefined],
  ])('links the references of “%s”', (text, expected) => {
    expect(references(text)[0]).toEqual(expected);
  });

  it.each([
    ['Gen 1-3', [1001001, 1003024]],
    ['genesis 1–3', [1001001, 1003024]],
    ['Jude 5', [65001005, 65001005]],
    ['jude 5-7', [65001005, 65001007]],
    ['2 John 1-3', [63001001, 63001003]],
    ['Jude 1', [65001001, 65001025]],
    ['john 3:16', [43003016, 43003016]],
    ['john 3', [43003001, 43003036]],
    ['Job 3', [18003001, 18003026]],
    ['Rom 8:28-9:3', [45008028, 45009003]],
    ['Gen 1-2:3', [1001001, 1002003]],
    ['Rom 8:38-9', [45008038, 45008039]],
    ['John 20-25', [43020001, 43021025]],
    ['John 20:1-25:3', [43020001, 43021025]],
    ['Rom 8:28b', [45008028, 45008028]],
  ])('links all of “%s”, to the verses that passage fields read', (text, [start, end]) => {
    expect(references(`See ${text}, then`)).toEqual([[text, start, end]]);
    expect(readTypedListRanges(text)).toEqual([{ start, end }]);
  });

  it('links further verses of a book, and no other numbers', () => {
    const linked = (text: string) => references(text).map(([name, start]) => `${name} ${start}`);
    expect(linked('Rom 8:28, 31-33; 9:1. See')).toEqual(['Rom 8:28 45008028', '31-33 45008031', '9:1 45009001']);
    expect(linked('Rom 1:1, 2 Cor 5:17, 3 of them')).toEqual(['Rom 1:1 45001001', '2 Cor 5:17 47005017']);
    expect(linked('Gen 3 - 1 note, mark 5 of them, John 3:16 - 2x')).toEqual(['Gen 3 1003001', 'John 3:16 43003016']);
  });

  it('says why a passage cannot be read', () => {
    expect(readTypedListRanges('John 30')).toMatch(/21 chapters/);
    expect(readTypedListRanges('hello')).toBeUndefined();
    expect(readTypedListRanges('Romans')).toEqual([{ start: 45001001, end: 45016027 }]);
    expect(readTypedListRanges('Ps 23; Matt 5:3-12')).toEqual([
      { start: 19023001, end: 19023006 },
      { start: 40005003, end: 40005012 },
    ]);
  });

  it.each(['x', '[', '`a`', '*a', '**a** ', '[a](http://', '1 John ', 'Rom 8:28 ', '9'])(
    'parses a long line of “%s”, in time that grows with its length',
    (part) => {
      const line = part.repeat(100_000 / part.length);
      const text = JSON.stringify(parseNote(line)).match(/a|x|\[|9|John|8:28/g);
      expect(text?.length).toBeGreaterThan(0);
    },
  );

  it('joins lines of one kind, until an empty line or a line of another kind', () => {
    const outline = (text: string) =>
      parseNote(text).map((block) => [
        block.kind,
        ...('parts' in block ? [block.parts] : 'items' in block ? block.items : block.lines)
          .flat()
          .map((part) => ('text' in part ? part.text : part.kind)),
      ]);
    expect(outline('> For God\n> so loved\n \n> the world')).toEqual([
      ['quote', 'For God', 'so loved'],
      ['quote', 'the world'],
    ]);
    expect(outline('- one\n- two\n1. three\n2. four\n\n3. five')).toEqual([
      ['list', 'one', 'two'],
      ['list', 'three', 'four'],
      ['list', 'five'],
    ]);
    expect(outline('# Title\nfirst\nsecond\n> said\nthird\n- item\n\nfourth')).toEqual([
      ['heading', 'Title'],
      ['paragraph', 'first', 'second'],
      ['quote', 'said'],
      ['paragraph', 'third'],
      ['list', 'item'],
      ['paragraph', 'fourth'],
    ]);
    expect(outline('# One\n# Two')).toEqual([
      ['heading', 'One'],
      ['heading', 'Two'],
    ]);
  });

  it('parses Markdown, and leaves markup as text', () => {
    expect(
      parseNote('# Title\n\n1. one\n2. two\n\n> said\n\n<script>alert(1)</script> [x](javascript:alert(1))'),
    ).toEqual([
      { kind: 'heading', parts: [{ kind: 'text', text: 'Title' }] },
      { kind: 'list', isOrdered: true, items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]] },
      { kind: 'quote', lines: [[{ kind: 'text', text: 'said' }]] },
      { kind: 'paragraph', lines: [[{ kind: 'text', text: '<script>alert(1)</script> [x](javascript:alert(1))' }]] },
    ]);
    expect(parseNote('[site](https://example.org/a) *em* `x`')[0]).toEqual({
      kind: 'paragraph',
      lines: [
        [
          { kind: 'link', href: 'https://example.org/a', text: 'site' },
          { kind: 'text', text: ' ' },
          { kind: 'em', parts: [{ kind: 'text', text: 'em' }] },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: 'x' },
        ],
      ],
    });
  });
});

describe('lists', () => {
  const [a, b, c] = [item(john316), item(45008028, 45008030), item(1001001)];
  it('sorts, moves and combines', () => {
    expect(sortedItems([a, b, c])).toEqual([c, a, b]);
    expect(movedItem([a, b, c], 2, 0)).toEqual([c, a, b]);
    expect(movedItem([a, b, c], 0, -1)).toEqual([a, b, c]);
    // What a tab shows may be older than what is stored: `b` twice, after another tab has added `c`.
    const key = keysOfItems([a, b, b])[2] ?? '';
    expect(withoutItem([c, a, b, b], key)).toEqual([c, a, b]);
    expect(withoutItem([c, a, b], key)).toEqual([c, a, b]);
    // An undo puts back what a removal took, also next to what another tab has added meanwhile.
    const [second, third] = [{ ...b }, { ...b }];
    const removed = removedItems([a, second, c, third], [a, c]);
    expect(withItemsBack([a, c], removed)).toEqual([a, second, c, third]);
    expect(withItemsBack([a], removed)).toEqual([a, second, third]);
    const typed = { ...b, remark: 'typed' };
    expect(remarkedItems([c, a, b, b], key, typed, '')).toEqual([c, a, b, typed]);
    expect(remarkedItems([b, { ...b, remark: 'other' }], key, typed, '')).toEqual([
      b,
      { ...b, remark: 'other; typed' },
    ]);
    expect(remarkedItems([a], key, typed, '')).toEqual([a, typed]);
    expect(mergedItems([a, { ...b, remark: 'one' }], [{ ...b, remark: 'two' }, c])).toEqual([
      a,
      { ...b, remark: 'one\ntwo' },
      c,
    ]);
    expect(subtractedItems([a, b, c], [item(45008029)])).toEqual([a, c]);
    expect(commonItems([a, b, c], [item(45008029)])).toEqual([b]);
    // One verse is enough, at either end.
    for (const other of [item(45008025, 45008028), item(45008030, 45008033)])
      expect(subtractedItems([a, b, c], [other])).toEqual([a, c]);
  });

  it('a link carries the list with its remarks, in any order', () => {
    const list = { name: 'Hope; “42.5”', items: [b, { ...a, remark: 'so. loved; 100%' }, c] };
    expect(parseSharedList(`#${formatSharedList(list)}`)).toEqual(list);
    expect(parseSharedList('#v16')).toBeUndefined();
    const many = Array.from({ length: 1_000 }, (_, index) => item(1001001 + (index % 31)));
    expect(parseSharedList(formatSharedList({ name: 'x', items: many }) ?? '')?.items).toEqual(many);
  });

  it('refuses a link that is too long or damaged', () => {
    const many = Array.from({ length: 10_000 }, () => item(1001001));
    expect(formatSharedList({ name: 'x', items: many })).toBeUndefined();
    expect(formatSharedList({ name: 'x', items: [item(1001001, 1001001, 'x'.repeat(20_000))] })).toBeUndefined();
    expect(() => parseSharedList(`list=x;${Array.from({ length: 10_000 }, () => '1').join('.')}`)).toThrow(
      sharedListTooLong,
    );
    for (const text of ['list=x;lgg9', 'list=x;zzzzzz', 'list=x;<b>', 'list=%;lgg9.0', 'list=x;lgg9_zzzz'])
      expect(() => parseSharedList(text), text).toThrow(/damaged/);
  });
});

describe('export and import', () => {
  it('the export of all kinds fits its contract', () => {
    const file = { kind: 'my-study', version: 1, exportedAt: '2026-11-27T00:00:00Z', rows };
    expect(studyExport.parse(JSON.parse(JSON.stringify(file)))).toEqual(file);
    for (const other of [
      { ...file, kind: 'other' },
      { ...file, rows: [{ ...rows[0], kind: 'list' }] },
    ])
      expect(studyExport.safeParse(other).success).toBe(false);
  });

  it('the CSV export can be imported, and a spreadsheet calculates nothing in it', () => {
    const { values, skipped } = importCsvRows(studyCsvRows(rows));
    expect(skipped).toEqual([]);
    const withoutWords = { start: 1001001, end: 1001003 };
    expect(values).toEqual([
      ...rows
        .slice(0, 4)
        .map(({ kind, value }) => ({ kind, value: kind === 'highlight' ? { ...value, anchor: withoutWords } : value })),
      { kind: 'list', value: rows[4]?.value },
    ]);
    expect(formatStudyCsv(rows).split('\r\n')[0]).toBe(studyCsvColumns.join());
    expect(formatStudyCsv(rows)).toContain(`"'=So, ""God""\nloved"`);
  });

  it('labels are in the Markdown and in the CSV export, and an import of CSV has the same', () => {
    const labels = ['love', 'hope, faith', 'a; b', 'the "gift"', '=1', 'grâce et vérité'];
    const note = { kind: 'note' as const, ...common };
    const values = [
      { anchor: { start: john316, end: john316 }, text: 'on a verse', labels },
      { entry: 'G26', text: 'on an entry', labels: labels.slice(1) },
      { text: 'on nothing', labels: ['a; b'] },
      { text: 'without labels', labels: [] },
    ];
    const notes: StudyRow[] = values.map((value, index) => ({ ...note, id: `note-${index}`, value }));
    expect(importCsvRows(Papa.parse<StudyCsvRow>(formatStudyCsv(notes), { header: true }).data).values).toEqual(
      values.map((value) => ({ kind: 'note', value })),
    );
    const text = formatStudyMarkdown(notes, () => '');
    expect(text.match(/^\*Labels: .*/gm)).toEqual(
      [labels, labels.slice(1), ['a; b']].map((each) => `*Labels: ${each.join(', ')}*`),
    );
    expect(text).toContain('on an entry\n\n*Labels: hope, faith,');
  });

  it('reads the CSV export of the Ezra Bible App, and names lines that have nothing', () => {
    const { values, skipped } = importCsvRows([
      { 'Bible Book': 'John', Chapter: '3', Verse: '16', Tags: "God's Love; Eternal life", Note: '' },
      { 'Bible Book': 'Ephesians', Chapter: '', Verse: '', Tags: '', Note: 'Written **60-63** A.D.' },
      { 'Bible Book': 'John', Chapter: '99', Verse: '1', Tags: '', Note: '' },
    ]);
    expect(values).toEqual([
      {
        kind: 'note',
        value: { anchor: { start: 49001001, end: 49001001 }, text: 'Written **60-63** A.D.', labels: [] },
      },
      { kind: 'list', value: { name: "God's Love", items: [item(john316)] } },
      { kind: 'list', value: { name: 'Eternal life', items: [item(john316)] } },
    ]);
    expect(skipped).toEqual([4]);
  });

  it('imports places from the first verse of the Bible to the last, and none that the King James Version lacks', () => {
    const bookmarked = (line: Record<string, string>) =>
      importCsvRows([{ kind: 'bookmark', ...line }]).values[0]?.value;
    // John 2 has 25 verses, John 3 has 36. John has 21 chapters, and the Bible ends with Revelation 22:21.
    for (const id of [1001001, 43003036, 66022021])
      expect(bookmarked({ start: String(id) })).toEqual({ anchor: { start: id, end: id }, remark: '' });
    for (const id of [0, 1000, 1001, 43002026, 43003037, 43003016.5, 43000000, 43022000, 66022022, 67001001, -1001001])
      expect(bookmarked({ start: String(id) }), String(id)).toBeUndefined();
    expect(bookmarked({ start: '43003016', end: '43003015' })).toBeUndefined();
    expect(bookmarked({ book: 'John', chapter: '3', verse: '36' })).toMatchObject({ anchor: { start: 43003036 } });
    expect(bookmarked({ book: 'John', chapter: '3', verse: '37' })).toBeUndefined();
  });

  it("reads the CSV export of AndBible's bookmarks", () => {
    const line = (changes: object) => ({
      osisRef: '',
      bibleRef: '',
      document: 'KJV',
      id: '6f3c7e',
      ordinalStart: '26137',
      labels: '',
      notes: '',
      ...changes,
    });
    const { values, skipped } = importCsvRows([
      line({
        book: 'John',
        chapterStart: '3',
        verseStart: '16',
        chapterEnd: '3',
        verseEnd: '18',
        labels: 'Love;__SPEAK_LABEL__',
        notes: 'so "loved"; the world',
      }),
      line({ book: '1Sam', chapterStart: '1', verseStart: '1', chapterEnd: '2', verseEnd: '3', labels: 'Hannah' }),
      line({ book: 'Rev', chapterStart: '22', verseStart: '21', chapterEnd: '22', verseEnd: '21' }),
      line({ book: 'Tob', chapterStart: '1', verseStart: '1', chapterEnd: '1', verseEnd: '1' }),
    ]);
    expect(values).toEqual([
      {
        kind: 'note',
        value: { anchor: { start: john316, end: 43003018 }, text: 'so "loved"; the world', labels: ['Love'] },
      },
      { kind: 'bookmark', value: { anchor: { start: 66022021, end: 66022021 }, remark: '' } },
      { kind: 'list', value: { name: 'Hannah', items: [item(9001001, 9002003)] } },
    ]);
    expect(skipped).toEqual([5]);
  });

  it('writes Markdown in the order of the Bible', () => {
    const text = formatStudyMarkdown(rows, () => 'Promise');
    expect(text.match(/^## .*/gm)).toEqual(['## Genesis 1:1–3', '## Psalm 23', '## John 3:16', '## H430', '## Hope']);
    expect(text).toContain('> In the\n\n*Highlighted: Promise*');
    expect(text).toContain('- Romans 8:28–30 — promise');
  });
});

describe('plans', () => {
  it('start on dates that exist, in years of four digits', () => {
    const tried = ['2026-11-27', '2028-02-29', '2027-02-29', '2026-99-99', '9999-12-31', '20266-01-01', ''];
    expect(tried.filter(isPlanDate)).toEqual(['2026-11-27', '2028-02-29']);
    // Stored before such dates were refused.
    const start = '20266-01-01';
    expect(planDates({ start, weekdays: [1], days: [[], []] })).toEqual([start, start]);
  });

  const wholeOrDivided = Object.entries(readyPlans).flatMap(([name, plan]) =>
    [false, true].map((isDivided) => ({ name, isDivided, ...plan })),
  );
  it.each(wholeOrDivided)('$name reads every verse once, something each day (divided: $isDivided)', (ready) => {
    const { books: read, days, isDivided } = ready;
    const plan = planOfBooks(read, days, isDivided);
    expect(plan).toHaveLength(days);
    expect(plan.every((ranges) => ranges.length > 0)).toBe(true);
    const verses = plan.flatMap((ranges) => ranges.flatMap(([start, end]) => versesOfRange(start, end)));
    expect(verses).toEqual(
      versesOfRange(
        verseId({ book: read[0] ?? 0, chapter: 1, verse: 1 }),
        verseId({ book: read.at(-1) ?? 0, chapter: 150, verse: 999 }),
        40_000,
      ),
    );
  });

  it('has whole chapters on each day, for any book and any number of days up to its chapters', () => {
    for (const { number } of books) {
      const chapters = verseCounts(number, 'kjv').length;
      for (let days = 1; days <= chapters; days += 1) {
        const plan = planOfBooks([number], days);
        expect(plan.map((ranges) => ranges.length)).toEqual(Array.from({ length: days }, () => 1));
        const starts = plan.map(([range]) => range?.[0] ?? 0);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }
    }
  });

  it('days of equal length differ from the average by less than a long verse', () => {
    /** A verse counts as its part of the chapter. */
    const wordsOf = (ids: number[]) =>
      ids.reduce((sum, id) => {
        const [book, chapter] = [Math.floor(id / 1e6), Math.floor(id / 1e3) % 1e3];
        return sum + wordsOfChapter(book, chapter) / versesOfRange(id - (id % 1e3) + 1, id - (id % 1e3) + 999).length;
      }, 0);
    const words = planOfBooks(readyPlans.bible.books, 365, true).map((ranges) =>
      wordsOf(ranges.flatMap(([start, end]) => versesOfRange(start, end))),
    );
    const average = words.reduce((sum, each) => sum + each, 0) / 365;
    expect(Math.max(...words.map((each) => Math.abs(each - average)))).toBeLessThan(60);
    // More days than verses: Jude has 25.
    expect(planOfBooks([65], 40, true)).toHaveLength(25);
  });

  it('nothing can be spread when no day is left', () => {
    const dates = planDates({ start: '2026-11-01', weekdays: [], days: planOfBooks([43], 21) });
    expect(daysLeft(dates, new Set([0]), '2026-11-20')).toEqual([19, 20]);
    expect(daysLeft(dates, new Set([0, 19]), '2026-11-20')).toEqual([20]);
    expect(daysLeft(dates, new Set([0]), '2026-11-22')).toEqual([]);
  });

  it('has dates on the chosen days of the week, and an ICS event for each', () => {
    const days = planOfBooks([43], 21);
    const plan = { name: 'John, 21 days', start: '2026-11-27', weekdays: [1, 5], days };
    expect(planDates(plan).slice(0, 3)).toEqual(['2026-11-27', '2026-11-30', '2026-12-04']);
    const calendar = formatPlanCalendar(plan, 'plan-1', new Date('2026-11-27T08:00:00Z'));
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(21);
    expect(calendar).toContain(
      'DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\nSUMMARY:John\\, 21 days: John 2',
    );
    expect(Math.max(...calendar.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(75);
  });

  it('spreads what was missed over the days that are left', () => {
    const days = planOfBooks([43], 21);
    const dates = planDates({ start: '2026-11-01', weekdays: [], days });
    const next = caughtUpPlan(days, dates, new Set([0, 1]), '2026-11-12');
    expect(next.slice(0, 2)).toEqual(days.slice(0, 2));
    expect(next.slice(2, 11).flat()).toEqual([]);
    expect(next.flat()).toEqual(days.flat());
    expect(next.slice(11).map((ranges) => ranges.length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 1]);
  });

  it('spreads a year that nobody read over its last day, so that devices can exchange it', () => {
    const numbers = books.map(({ number }) => number);
    const days = planOfBooks(numbers, 365);
    const dates = planDates({ start: '2026-01-01', weekdays: [], days });
    const value = { name: 'Bible in a year', start: '2026-01-01', weekdays: [] };
    const last = caughtUpPlan(days, dates, new Set(), '2026-12-31');
    // A passage of each book.
    expect(last.at(-1)?.map(([from]) => Math.floor(from / 1_000_000))).toEqual(numbers);
    for (const plan of [last, planOfBooks(numbers, 1)])
      expect(studyRow.safeParse({ ...common, id: 'plan-1', kind: 'plan', value: { ...value, days: plan } }).error).toBe(
        undefined,
      );
  });

  /** The missed ranges of a plan, read on its last day. */
  const readAtOnce = (ranges: readonly [number, number][]): [number, number][] => {
    const days = ranges.map((range) => [range]);
    const dates = planDates({ start: '2026-01-01', weekdays: [], days });
    return caughtUpPlan(days, dates, new Set(), dates.at(-1) ?? '').at(-1) ?? [];
  };
  /** Every second verse of Psalm 119, so none follows another. */
  const apart = Array.from({ length: 50 }, (_, index): [number, number] => {
    const verse = 19_119_001 + 2 * index;
    return [verse, verse];
  });

  it('join passages that follow each other only on a day with more than 50', () => {
    const inRow = Array.from({ length: 51 }, (_, index): [number, number] => [19_119_001 + index, 19_119_001 + index]);
    expect(readAtOnce(inRow)).toEqual([[19_119_001, 19_119_051]]);
    expect(readAtOnce(inRow.slice(1))).toEqual(inRow.slice(1));
  });

  // Genesis 1 has 31 verses, Psalm 2 has 12, and the last chapter of Genesis is 50 with 26.
  it.each<[what: string, one: [number, number], other: [number, number]]>([
    ['the next verse', [1_001_001, 1_001_005], [1_001_006, 1_001_031]],
    ['the next chapter', [1_001_001, 1_001_031], [1_002_001, 1_002_025]],
    ['the next chapter and its title', [19_002_001, 19_002_012], [19_003_000, 19_003_008]],
  ])('join a passage with %s', (_, one, other) => {
    expect(readAtOnce([...apart, one, other])).toEqual([...apart, [one[0], other[1]]]);
  });

  it.each<[what: string, one: [number, number], other: [number, number]]>([
    ['a later verse', [1_001_001, 1_001_005], [1_001_007, 1_001_031]],
    ['an earlier verse', [1_001_006, 1_001_031], [1_001_001, 1_001_005]],
    ['the next number in another chapter', [1_001_001, 1_001_005], [1_002_006, 1_002_025]],
    ['the next chapter after only a part of its own', [1_001_001, 1_001_030], [1_002_001, 1_002_025]],
    ['a part of the next chapter', [1_001_001, 1_001_031], [1_002_002, 1_002_025]],
    ['a later chapter', [1_001_001, 1_001_031], [1_003_001, 1_003_024]],
    ['the next number in another book', [1_001_001, 1_001_005], [2_001_006, 2_001_022]],
    ['the next book', [1_050_001, 1_050_026], [2_001_001, 2_001_022]],
  ])('do not join a passage with %s', (_, one, other) => {
    expect(readAtOnce([...apart, one, other])).toEqual([...apart, one, other]);
  });

  it('have the reading of their date', () => {
    const dates = ['2026-11-02', '2026-11-04', '2026-11-06'];
    expect(dates.map((date) => currentDay(dates, date))).toEqual([0, 1, 2]);
    for (const date of ['2026-11-01', '2026-11-03', '2026-11-07']) expect(currentDay(dates, date)).toBeUndefined();
  });

  it('of one reading a week have it on all days before its date', () => {
    const saturdays = ['2026-11-07', '2026-11-14', '2026-11-21'];
    const days = ['2026-11-07', '2026-11-08', '2026-11-14', '2026-11-15', '2026-11-22'];
    expect(days.map((date) => currentDay(saturdays, date))).toEqual([0, 1, 1, 2, undefined]);
    expect(currentDay(['2026-11-07'], '2026-11-06')).toBeUndefined();
  });

  it('of two readings a week have none on other days, although the first two dates may be six days apart', () => {
    const weekends = planDates({ start: '2026-11-08', weekdays: [6, 0], days: [1, 2, 3, 4] });
    expect(weekends).toEqual(['2026-11-08', '2026-11-14', '2026-11-15', '2026-11-21']);
    expect(['2026-11-10', '2026-11-14', '2026-11-16'].map((date) => currentDay(weekends, date))).toEqual([
      undefined,
      1,
      undefined,
    ]);
  });

  it('use the date at the place of the reader', () => {
    expect(localDate(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
    expect(localDate(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
  });
});

it('names each row once that the server refused', () => {
  const request = { rows: ['a', 'b', 'c'].map((id) => ({ row: { ...rows[0], id } as StudyRow, base: [] })) };
  const refused = (...fields: string[]): string[] =>
    refusedRows({ issues: fields.map((field) => ({ field, message: '' })) }, request);
  expect(refused('rows.2.row.id', 'rows.0', 'rows.2.row.value.labels')).toEqual(['c', 'a']);
  expect(refused('cursor', 'more.rows.0', 'rows', 'rows.3')).toEqual([]);
  for (const answer of [undefined, null, {}]) expect(refusedRows(answer, request)).toEqual([]);
});

it('imports notes on entries as the site numbers them', () => {
  const entryOf = (entry: string) => importCsvRows([{ kind: 'note', entry, text: 'a name' }]).values[0]?.value;
  expect(entryOf('H0430')).toMatchObject({ entry: 'H430' });
  expect(entryOf('G26')).toMatchObject({ entry: 'G26' });
  for (const none of ['H0', 'H12345', 'X1']) expect(entryOf(none)).not.toHaveProperty('entry');
});

it('shows first letters and hidden words, and scores what was typed', () => {
  const text = 'For God so loved the world,';
  expect(firstLetters(text)).toBe('F G s l t w,');
  expect(firstLetters('שָׁלוֹם God’s (I said)')).toBe('שָׁ G (I s)');
  expect(hiddenWords(text, 0)).toBe('___ God so _____ the world,');
  expect(typedScore('for god so LOVED the world', text)).toBe(100);
  expect(typedScore('God loved the word', text)).toBe(50);
});

it('adds to a list only the passages that it does not have, and changes none of its own', () => {
  const own = [item(1, 2, 'first'), item(5, 5, ''), item(1, 2, 'repeated')];
  expect(withItems(own, [item(1, 2, ''), item(1, 3, 'new')])).toEqual([...own, item(1, 3, 'new')]);
});

it('fits a list that is as long as it can be into a request of 1 MB', () => {
  const last = 66_022_021;
  const items = Array.from({ length: maxListItems }, () =>
    item(last, last, '道'.repeat(maxRemarksLength / maxListItems)),
  );
  const row = { id: 'l', kind: 'list', clock: '', created: 0, value: { name: 'Long', items } };
  expect(Buffer.byteLength(JSON.stringify({ rows: [{ row, base: [] }] }))).toBeLessThan(1_000_000);
});
