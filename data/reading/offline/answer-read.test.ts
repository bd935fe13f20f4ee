import { describe, expect, it } from 'vitest';
import { smallLibrary } from '#data/testing/small-library.ts';
import { handleDeviceRead } from './answer-read.ts';
import type { DeviceRead } from './device-read.ts';
import type { VerseRange } from '../../search/language/verse-ranges.ts';
import { findVersion } from '../readable-version.ts';
import { readRanges, type MemoryLibrary } from './memory-library.ts';

const library = smallLibrary();

/** The value of a read, typed as the test expects; throws where the read failed. */
function read<Value>(request: DeviceRead, from: MemoryLibrary = library): Value {
  const reply = handleDeviceRead(from, request);
  if (reply.kind === 'none') throw new Error(reply.message);
  return reply.value as Value;
}

describe('one verse', () => {
  interface Verse {
    reference: string;
    text: string;
    verses: { id: number; reference: string; text: string; half?: string; tagged: string }[];
  }
  it.each<[name: string, id: number, version: string, reference: string, verses: [id: number, half?: string][]]>([
    ['the first half of the Hebrew verse', 19_013_005, 'wlc', 'Psalm 13:5 · Hebrew 13:6', [[19_013_006, 'first']]],
    ['its second half', 19_013_006, 'wlc', 'Psalm 13:6', [[19_013_006, 'second']]],
    ['a whole verse of the same number', 19_013_005, 'web', 'Psalm 13:5 · Hebrew 13:6', [[19_013_005]]],
    ['a title of two Hebrew verses', 19_051_000, 'wlc', 'Psalm 51 title · Hebrew 51:1–2', [[19_051_001], [19_051_002]]],
    ['a verse of another chapter', 39_004_001, 'wlc', 'Malachi 4:1 · Hebrew 3:19', [[39_003_019]]],
  ])('returns %s', (_, id, version, reference, verses) => {
    const actual = read<Verse>({ what: 'verse', id, version });
    expect(actual.reference).toBe(reference);
    expect(actual.verses.map((verse) => [verse.id, ...(verse.half === undefined ? [] : [verse.half])])).toEqual(verses);
    // A whole verse has no `half` field.
    expect(actual.verses.map((verse) => 'half' in verse)).toEqual(verses.map(([, half]) => half !== undefined));
  });

  it('has the numbers of its words in the text', () => {
    const { verses } = read<Verse>({ what: 'verse', id: 43_003_016, version: 'kjv_strongs' });
    expect(verses[0]?.tagged).toBe('For God{G2316} so loved{G25} the world{G2889}, that he gave his only begotten Son');
  });

  it('joins the verses of a title with a space', () => {
    const { text, verses } = read<Verse>({
      what: 'verse',
      id: 19_051_000,
      version: 'wlc',
    });
    expect(text).toBe(verses.map((verse) => verse.text).join(' '));
  });

  it('has its names restored on the right of a comparison', () => {
    const restored = read<Verse & { version: string }>({ what: 'restored', id: 19_013_006 });
    expect(restored.version).toBe('restored');
    expect(restored.text).toBe('I will sing unto YHWH, because he hath dealt bountifully with me.');
  });
});

it('lists the versions, the default first', () => {
  expect(read({ what: 'versions' })).toEqual(['kjv_strongs', 'wlc', 'web']);
});

it('reads the verses of ranges in the order of the text', () => {
  const version = findVersion(library, 'kjv_strongs');
  if (!version) throw new Error('no version');
  const ranges: VerseRange[] = [
    [43_003_016, 43_003_016],
    [19_013_005, 19_013_006],
  ];
  expect(readRanges(library, version, ranges, 2).map(({ id }) => id)).toEqual([19_013_005, 19_013_006]);
});

it('finds verses of one text in another', () => {
  const { places } = read<{ places: { id: number; verses: { id: number }[] }[] }>({
    what: 'verses',
    ids: [19_013_006, 39_003_019, 19_051_003],
    of: 'wlc',
    version: 'kjv_strongs',
  });
  expect(places.map(({ id, verses }) => [id, verses.map((verse) => verse.id)])).toEqual([
    [19_013_006, [19_013_005, 19_013_006]],
    [39_003_019, [39_004_001]],
    [19_051_003, [19_051_001]],
  ]);
});

describe('words', () => {
  it('are those of the tagged version by default, with data of their entries', () => {
    const { version, strongsWords } = read<{ version: string; strongsWords: Record<string, string>[] }>({
      what: 'words',
      id: 19_013_005,
      version: undefined,
    });
    expect(version).toBe('kjv_strongs');
    expect(strongsWords[1]).toEqual({
      word: 'in thy mercy',
      strongsNumber: 'H2617',
      lemma: 'חֵסֵד',
      transliteration: 'chêçêd',
      gloss: 'kindness',
      parsing: '',
      code: '',
    });
  });

  it('have a parsing where the text has one', () => {
    const { strongsWords } = read<{ strongsWords: { word: string; parsing: string }[] }>({
      what: 'words',
      id: 39_004_001,
      version: 'wlc',
    });
    expect(strongsWords.filter(({ parsing }) => parsing !== '')).toMatchObject([
      { word: 'הַיּוֹם֙', parsing: 'article + noun, masculine singular, absolute' },
    ]);
  });
});

describe('a comparison', () => {
  interface Comparison {
    reference: string;
    note?: string;
    versions: { version: string }[];
    rows: { reference: string; href: string; cells: { verses: { text: string; half?: string }[] }[] }[];
    isCut: boolean;
    previous?: string;
    next?: string;
  }
  const compare = (passage: string, versions: string[], from = library): Comparison =>
    read<Comparison>({ what: 'parallel', passage, versions }, from);

  it('explains how the Hebrew numbers of a psalm differ, if it has a Hebrew column', () => {
    expect(compare('Psalm 51', ['kjv_strongs', 'wlc']).note).toMatch(
      /^Hebrew Bibles number the title of Psalm 51 as verses 1 and 2/,
    );
    expect(compare('Psalm 51', ['kjv_strongs', 'restored'])).not.toHaveProperty('note');
    expect(compare('Malachi 4', ['kjv_strongs', 'wlc'])).not.toHaveProperty('note');
  });

  it('shows the saved version and names the one that is not downloaded', () => {
    const partial = compare('Psalm 51', ['asv', 'kjv_strongs']) as Comparison & { notDownloaded?: string[] };
    expect(partial.versions.map(({ version }) => version)).toEqual(['kjv_strongs']);
    expect(partial.rows[0]?.cells).toHaveLength(1);
    expect(partial.notDownloaded).toEqual(['asv']);
    expect(compare('Psalm 51', ['wlc', 'kjv_strongs'])).not.toHaveProperty('notDownloaded');
  });

  it('has Hebrew numbers only if it has a Hebrew column', () => {
    const [row] = compare('Malachi 4', ['kjv_strongs', 'wlc']).rows;
    expect(row?.reference).toBe('Malachi 4:1 · Hebrew 3:19');
    // Each text is read in its own versification.
    expect(row?.cells.map(({ verses }) => verses.length)).toEqual([1, 1]);
    expect(compare('Malachi 4', ['kjv_strongs', 'restored']).rows[0]?.reference).toBe('Malachi 4:1');
  });

  it('marks the halves of a verse', () => {
    const halves = compare('Psalm 13:5-6', ['kjv_strongs', 'wlc']).rows.map(({ cells }) =>
      cells.map(({ verses }) => verses.map(({ half }) => half)),
    );
    expect(halves).toEqual([
      [[undefined], ['first']],
      [[undefined], ['second']],
    ]);
    const [row] = compare('Psalm 13:5', ['kjv_strongs', 'web']).rows;
    expect(row?.cells.flatMap(({ verses }) => verses.map((verse) => 'half' in verse))).toEqual([false, false]);
  });

  it('says which chapter has fewer verses than the passage names', () => {
    expect(compare('John 3:16-99', ['kjv_strongs', 'web'])).toMatchObject({
      short: [{ chapter: 'John 3', sentence: 'John 3 has 36 verses.' }],
    });
  });

  it('has the chapters before and after', () => {
    expect(compare('Psalm 51', ['kjv_strongs', 'wlc'])).toMatchObject({
      previous: 'Psalm 50',
      next: 'Psalm 52',
      isCut: false,
    });
  });

  it('has an empty cell for a verse that one text lacks', () => {
    const { rows } = compare('John 3:16-17', ['kjv_strongs', 'web']);
    expect(rows.map(({ reference, cells }) => [reference, cells.map(({ verses }) => verses.length)])).toEqual([
      ['John 3:16', [1, 1]],
      ['John 3:17', [0, 1]],
    ]);
  });

  it('shows the dictionary forms of an interlinear column next to a column of text', () => {
    interface Unit {
      words: { number: string; lemma: string; meaning: string }[];
    }
    const [row] = compare('Psalm 51:1', ['kjv_strongs', 'wlc-interlinear']).rows;
    const [plain, interlinear] = (row?.cells ?? []).map(({ verses }) => verses as { text: string; units?: Unit[] }[]);
    expect(plain?.map(({ units }) => units)).toEqual([undefined]);
    const words = interlinear?.flatMap(({ units = [] }) => units.flatMap((unit) => unit.words));
    expect(words?.find(({ number }) => number === 'H2617')).toMatchObject({ lemma: 'חֵסֵד', meaning: 'kindness' });
  });

  it.each<[asked: string[], columns: string[]]>([
    [[], ['kjv_strongs', 'restored']],
    [['web'], ['web', 'kjv_strongs']],
    [
      ['web', 'wlc'],
      ['web', 'wlc'],
    ],
    [
      ['web', 'wlc', 'kjv_strongs'],
      ['web', 'wlc', 'kjv_strongs'],
    ],
  ])('has for %j the columns %j', (request, columns) => {
    expect(compare('John 3:16', request).versions.map(({ version }) => version)).toEqual(columns);
  });
});

describe('the page of a verse', () => {
  interface Page {
    page: {
      id: number;
      shown: { version: { version: string } };
      tagged?: { units: { gloss: string; kind: string }[] };
      originals: { version: { version: string }; units: unknown[] }[];
      others: { version: { version: string }; verses: { id: number }[] }[];
      neighbors: { previous?: number; next?: number };
    };
  }
  const pageOf = (book: number, chapter: number, verse: number): Page['page'] =>
    read<Page>({ what: 'verse-page', coordinates: { book, chapter, verse } }).page;

  it('has the text in the original language, and every other text once', () => {
    const page = pageOf(19, 13, 5);
    expect(page.shown.version.version).toBe('kjv_strongs');
    expect(page.originals.map(({ version }) => version.version)).toEqual(['wlc']);
    expect(page.others.map(({ version }) => version.version)).toEqual(['web', 'restored']);
    const tagged = page.tagged?.units.filter(({ kind }) => kind === 'tagged');
    expect(tagged?.map(({ gloss }) => gloss)).toEqual([
      'trusted',
      'in thy mercy;',
      'my heart',
      'shall rejoice',
      'in thy salvation.',
    ]);
  });

  it('has no original if no text has the verse in its original language', () => {
    expect(pageOf(43, 3, 16).originals).toEqual([]);
  });

  it('shows the first text that has the verse', () => {
    const page = pageOf(43, 3, 17);
    expect(page.shown.version.version).toBe('web');
    expect(page.others.map(({ version, verses }) => [version.version, verses.length])).toEqual([
      ['kjv_strongs', 0],
      ['wlc', 0],
      ['restored', 0],
    ]);
  });

  it('accepts a number that only Hebrew Bibles have', () => {
    expect(pageOf(39, 3, 19).id).toBe(39_004_001);
  });

  it("links to the verses before and after in any text with the King James Version's versification", () => {
    expect(pageOf(19, 13, 6).neighbors).toEqual({ previous: 19_013_005, next: 19_051_000 });
    expect(pageOf(19, 13, 5).neighbors).toEqual({ previous: undefined, next: 19_013_006 });
    expect(pageOf(43, 3, 16).neighbors).toEqual({ previous: 39_004_001, next: 43_003_017 });
    expect(pageOf(43, 3, 17).neighbors).toEqual({ previous: 43_003_016, next: undefined });
  });
});

describe('the verses of a number', () => {
  interface Examples {
    entry?: { number: string };
    version?: { code: string };
    total?: { total: number; verseTotal: number };
    rows: { key: number }[];
  }
  const examples = (request: Partial<DeviceRead & { what: 'examples' }>): Examples =>
    read<Examples>({ what: 'examples', number: 'H2617', page: 1, pageSize: 10, ...request });

  it.each<[name: string, asked: Partial<DeviceRead & { what: 'examples' }>, code: string | undefined, keys: number[]]>([
    ['of the tagged translation', {}, 'kjv_strongs', [119_013_005, 119_051_001]],
    ['of another text', { version: 'wlc' }, 'wlc', [319_013_006, 319_051_003]],
    ['of the first text that has the number', { number: 'H3117', version: 'wlc' }, 'wlc', [339_003_019]],
    ['of a text without numbers', { version: 'web' }, 'web', []],
    ['on the second page', { page: 2, pageSize: 1 }, 'kjv_strongs', [119_051_001]],
    ['on a page beyond the last', { page: 9, pageSize: 1 }, 'kjv_strongs', [119_051_001]],
    ['of one book', { number: 'H430', book: 19 }, 'kjv_strongs', [119_051_001]],
    ['of a book that has none', { book: 1 }, undefined, []],
    ['of a rendering, in any case', { number: 'H982', rendering: 'Trusted' }, 'kjv_strongs', [119_013_005]],
    ['of a rendering with a capital', { number: 'G2316', rendering: 'God' }, 'kjv_strongs', [143_003_016]],
    ['of a rendering that no verse has', { rendering: 'kindness' }, 'kjv_strongs', []],
    ['of a number that no text has', { number: 'G26' }, undefined, []],
  ])('%s', (_, request, code, keys) => {
    const actual = examples(request);
    expect([actual.version?.code, actual.rows.map(({ key }) => key)]).toEqual([code, keys]);
  });

  it('have totals over all pages', () => {
    expect(examples({ page: 2, pageSize: 1 }).total).toEqual({ total: 2, verseTotal: 2 });
    expect(examples({ number: 'G26' }).total).toBeUndefined();
    expect(examples({ number: 'G26' }).entry?.number).toBe('G26');
  });
});

it.each<[name: string, asked: DeviceRead, fault: { status: number; message: RegExp; suggestion?: string }]>([
  [
    'a version that is not on the device',
    { what: 'verse', id: 43_003_016, version: 'asv' },
    { status: 503, message: /^The American Standard Version is not downloaded/ },
  ],
  [
    'a version to compare that is not on the device',
    { what: 'parallel', passage: 'John 3:16', versions: ['asv', 'nkjv'] },
    { status: 503, message: /American Standard Version is not downloaded/ },
  ],
  [
    'a verse that the version lacks',
    { what: 'verse', id: 43_003_016, version: 'wlc' },
    { status: 404, message: /^Verse not available in this translation$/ },
  ],
  [
    'words of a verse that the version lacks',
    { what: 'words', id: 43_003_017, version: undefined },
    { status: 404, message: /^Verse not available in this translation$/ },
  ],
  [
    'a passage that cannot be read',
    { what: 'parallel', passage: 'Genesis 51', versions: [] },
    { status: 400, message: /50 chapters/ },
  ],
  [
    'a passage that no text has',
    { what: 'parallel', passage: 'Psalm 7:2', versions: [] },
    { status: 404, message: /^These versions do not have Psalm 7:2/, suggestion: 'Psalm 7' },
  ],
  [
    'the page of a verse that no text has',
    { what: 'verse-page', coordinates: { book: 1, chapter: 1, verse: 1 } },
    { status: 404, message: /No downloaded version has this verse/ },
  ],
  [
    'the page of a number that no chapter has',
    { what: 'verse-page', coordinates: { book: 1, chapter: 1, verse: 1_001 } },
    { status: 404, message: /No downloaded version has this verse/ },
  ],
])('gives the reason for a failed read: %s', (_, request, { status, message, suggestion }) => {
  const reply = handleDeviceRead(library, request);
  if (reply.kind !== 'none') throw new Error('read');
  expect(reply).toMatchObject({ kind: 'none', status, message: expect.stringMatching(message) });
  if (suggestion !== undefined) expect(reply.suggestion).toBe(suggestion);
});

describe('an interlinear text', () => {
  interface Interlinear {
    answer: {
      partners: { code: string }[];
      lacked: string[];
      short: unknown[];
      verses: { label: string; units: { gloss: string; words: { form: string }[] }[] }[];
    };
  }
  const request = (text: string, passage: string): DeviceRead => ({ what: 'interlinear', text, passage, partner: '' });

  it('shows the words of a text whose translations are not downloaded', () => {
    const part = { ...library, versions: library.versions.filter(({ code }) => code === 'wlc') };
    const { answer } = read<Interlinear>(request('wlc', 'Malachi 3:19'), part);
    expect(answer.partners).toEqual([]);
    expect(answer.verses[0]?.units.flatMap(({ words }) => words.map(({ form }) => form))).toContain('הַיּוֹם֙');
    expect(answer.verses[0]?.units.every(({ gloss }) => gloss === '')).toBe(true);
  });

  it('shows the words that a translation leaves out after its verse, but not those of a half that is not shown', () => {
    const forms = (passage: string): string[][] =>
      read<Interlinear>(request('kjv_strongs', passage)).answer.verses.map(({ units }) =>
        units.filter(({ gloss }) => gloss === '').flatMap(({ words }) => words.map(({ form }) => form)),
      );
    // Psalm 13:5 and 13:6 are the halves of one Hebrew verse.
    expect(forms('Psalm 13:5')).toEqual([[]]);
    const [first = [], second = []] = forms('Psalm 13:5-6');
    expect(first).toContain('בָטַחְתִּי֮');
    expect(second).toEqual(['כִּ֖י', 'גָמַ֣ל', 'עָלָֽי']);
  });

  it('shows a passage of both testaments, and names what a text lacks', () => {
    const passage = 'Malachi 4:1; John 3:16';
    const labels = ({ answer }: Interlinear): string[] => answer.verses.map(({ label }) => label);
    expect(labels(read(request('', passage)))).toEqual(['Malachi 4:1', 'John 3:16']);
    const hebrew = read<Interlinear>(request('wlc', passage));
    expect(labels(hebrew)).toEqual(['19']);
    expect(hebrew.answer.lacked).toEqual(['John 3:16']);
  });

  it('says which verses do not exist', () => {
    expect(read<Interlinear>(request('wlc', 'Malachi 4:1-9')).answer.short).toEqual([
      { sentence: 'Malachi 4 has 6 verses.', href: '/interlinear/wlc?passage=Malachi+4', name: 'Malachi 4' },
    ]);
    expect(handleDeviceRead(library, request('wlc', 'Malachi 4:9'))).toMatchObject({
      status: 404,
      message: 'Malachi 4 has 6 verses.',
      suggestion: 'Malachi 4',
    });
  });

  it('says that no downloaded text has numbers', () => {
    const part = { ...library, versions: library.versions.filter(({ taggedWords }) => taggedWords === 0) };
    expect(part.versions.length).toBeGreaterThan(0);
    expect(handleDeviceRead(part, request('', 'John 3:16'))).toMatchObject({
      status: 503,
      message: 'No downloaded version has Strong’s numbers.',
    });
  });

  it('begins with the first chapter of the text', () => {
    const part = { ...library, versions: library.versions.filter(({ code }) => code === 'wlc') };
    // The library has no Genesis.
    expect(handleDeviceRead(part, request('wlc', ''))).toMatchObject({
      status: 404,
      message: expect.stringMatching(/not have Genesis 1\./) as string,
    });
  });

  it.each([
    ['a text that is not downloaded', 'tr', 'John 3:16', 503, /not downloaded/],
    ['a verse that the text lacks', 'wlc', 'John 3:16', 404, /Codex does not have John 3:16/],
    ['a passage that cannot be read', 'wlc', 'foo', 400, /“foo” is not a Bible reference/],
  ])('says what is wrong with %s', (_, text, passage, status, message) => {
    expect(handleDeviceRead(library, request(text, passage))).toMatchObject({
      kind: 'none',
      status,
      message: expect.stringMatching(message) as string,
    });
  });
});

it('rejects a comparison of two codes of one text, and of a single version', () => {
  expect(handleDeviceRead(library, { what: 'parallel', passage: 'John 3:16', versions: ['web', 'web'] })).toMatchObject(
    {
      kind: 'none',
      status: 503,
    },
  );
  const one = smallLibrary(['web']);
  expect(handleDeviceRead(one, { what: 'parallel', passage: 'John 3:16', versions: [] })).toMatchObject({
    kind: 'none',
    status: 503,
  });
});

it('rethrows every other error, because an error in the code is not a response', () => {
  const broken: MemoryLibrary = {
    ...library,
    get versions(): never {
      throw new TypeError('broken');
    },
  };
  expect(() => handleDeviceRead(broken, { what: 'versions' })).toThrow(TypeError);
});
