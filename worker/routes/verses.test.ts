import { describe, expect, test } from 'vitest';
import { crossReferencesAnswer } from '#data/reading/contract/cross-references.ts';
import { verseAnswer, versesAnswer } from '#data/reading/contract/reading.ts';
import { requestApp } from '../testing/request-app.ts';

async function get(path: string, status = 200): Promise<unknown> {
  const response = await requestApp(path);
  expect(response.status, path).toBe(status);
  return response.json();
}

async function messageOf(path: string, status: number): Promise<string> {
  return ((await get(path, status)) as { message: string }).message;
}

describe('a verse of a version', () => {
  test.each(['1', 'genesis', 'Genesis', 'gen', 'GEN'])('accepts the book written as %s', async (book) => {
    const answer = verseAnswer.parse(await get(`/api/bible/verse/${book}/1/1/kjv_strongs`));
    expect(answer).toMatchObject({
      version: 'kjv_strongs',
      language: 'en',
      direction: 'ltr',
      reference: 'Genesis 1:1',
      text: 'In the beginning God created the heaven and the earth.',
    });
    expect(answer.verses[0]?.tagged).toBe(
      'In the beginning{H7225} God{H430} created{H1254} the heaven{H8064} and the earth{H776}.',
    );
  });

  test.each([
    // From printed Bibles: Malachi has three chapters in Hebrew, Joel four, and the title of Psalm 51 is two verses.
    ['malachi/4/1/wlc', 'Malachi 4:1 · Hebrew 3:19', [39_003_019]],
    ['joel/2/28/wlc', 'Joel 2:28 · Hebrew 3:1', [29_003_001]],
    ['psalm/51/0/wlc', 'Psalm 51 title · Hebrew 51:1–2', [19_051_001, 19_051_002]],
    ['malachi/4/1/kjv_strongs', 'Malachi 4:1 · Hebrew 3:19', [39_004_001]],
    ['malachi/3/19/kjv_strongs?of=wlc', 'Malachi 4:1 · Hebrew 3:19', [39_004_001]],
    ['psalm/51/2/kjv_strongs?of=wlc', 'Psalm 51 title · Hebrew 51:2', [19_051_000]],
    ['malachi/3/19/wlc?of=wlc', 'Malachi 4:1 · Hebrew 3:19', [39_003_019]],
    ['genesis/1/1/wlc', 'Genesis 1:1', [1_001_001]],
  ])('%s is %s', async (path, reference, ids) => {
    const answer = verseAnswer.parse(await get(`/api/bible/verse/${path}`));
    expect(answer.reference).toBe(reference);
    expect(answer.verses.map(({ id }) => id)).toEqual(ids);
  });

  test('answers in Hebrew state their language and direction', async () => {
    const answer = verseAnswer.parse(await get('/api/bible/verse/1/1/1/wlc'));
    expect(answer).toMatchObject({ language: 'hbo', direction: 'rtl', label: 'Westminster Leningrad Codex' });
  });

  test('Restored Names is derived from the tagged version and labeled as such', async () => {
    const answer = verseAnswer.parse(await get('/api/bible/verse/1/1/1/restored'));
    expect(answer).toMatchObject({ version: 'restored', label: 'Restored Names (from the KJV)' });
    expect(answer.text).toContain('Elohim');
    expect(answer.verses[0]?.tagged).toContain('Elohim{H430}');
  });

  test.each(['kjv_strongs', 'wlc'])('accepts Malachi 3:19, which only the Hebrew Bible has, in %s', async (version) => {
    const answer = await get(`/api/bible/verse/Mal./3/19/${version}`);
    expect(answer).toEqual(await get(`/api/bible/verse/malachi/4/1/${version}`));
    expect(answer).toMatchObject({ reference: 'Malachi 4:1 · Hebrew 3:19' });
  });

  test.each([
    ['genesis/51/1/kjv_strongs', 'Genesis has 50 chapters.'],
    ['genesis/0/1/kjv_strongs', 'Genesis has 50 chapters.'],
    ['genesis/1/32/kjv_strongs?of=kjv', 'Genesis 1 has 3 verses.'],
    ['genesis/1/0/kjv_strongs', 'Genesis 1 has 3 verses.'],
    ['genesis/1/9999/kjv_strongs', 'Genesis 1 has 3 verses.'],
    ['genesis/9999/1/kjv_strongs', 'Genesis has 50 chapters.'],
    ['jude/2/1/kjv_strongs', 'Jude has 1 chapter.'],
    ['psalms/151/1/kjv_strongs', 'Psalms has 150 chapters.'],
    ['psalm/119/0/kjv_strongs', 'Psalm 119 has no title.'],
    ['malachi/4/1/wlc?of=wlc', 'Malachi has 3 chapters.'],
    ['genesis/2/1/wlc?of=wlc', 'Genesis has 1 chapter.'],
    ['matthew/29/1/wlc?of=wlc', 'Matthew has 28 chapters.'],
    ['genesis/1/2/wlc', 'Verse not available in this translation'],
    ['psalm/51/0/kjv', 'Verse not available in this translation'],
    ['1 john/4/8/wlc', 'Verse not available in this translation'],
    ['genesis/1/1/nkjv', 'The version "nkjv" is not loaded on this site.'],
    ['genesis/1/1/wlc?of=net', 'The version "net" is not loaded on this site.'],
  ])('%s answers 404: %s', async (path, message) => {
    expect(await messageOf(`/api/bible/verse/${path}`, 404)).toBe(message);
  });

  test.each([
    ['genesis/x/1/kjv', 'chapter'],
    ['genesis/1/one/kjv', 'verse'],
    ['genesis/1/-1/kjv', 'verse'],
    ['genesis/1/1.5/kjv', 'verse'],
    ['genesis/12345/1/kjv', 'chapter'],
    ['67/1/1/kjv', 'book'],
    ['0/1/1/kjv', 'book'],
    ['nobook/1/1/kjv', 'book'],
    ['%3Cscript%3E/1/1/kjv', 'book'],
    ['%E0%A4%A/1/1/kjv', 'book'],
    ['genesis/1/1/kjv?of=KJV;', 'of'],
  ])('%s answers 400 and names the field', async (path, field) => {
    expect(await get(`/api/bible/verse/${path}`, 400)).toMatchObject({ code: 'invalid', issues: [{ field }] });
  });

  test('can be cached and revalidated by its ETag', async () => {
    const first = await requestApp('/api/bible/verse/1/1/1/kjv');
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toContain('public');
    expect((await requestApp('/api/bible/verse/1/1/1/kjv', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });
});

describe('lists of verses', () => {
  test('each requested id gets its verses, in the requested order, or none', async () => {
    const answer = versesAnswer.parse(await get('/api/bible/verses?ids=39004001,1001001,1001002,19051000&version=wlc'));
    expect(answer.places.map(({ id, verses }) => [id, verses.map((verse) => verse.id)])).toEqual([
      [39_004_001, [39_003_019]],
      [1_001_001, [1_001_001]],
      [1_001_002, []],
      [19_051_000, [19_051_001, 19_051_002]],
    ]);
  });

  test('ids can use the versification of another version', async () => {
    const answer = versesAnswer.parse(await get('/api/bible/verses?ids=39003019&of=wlc&version=restored'));
    expect(answer.label).toBe('Restored Names (from the KJV)');
    expect(answer.places[0]?.verses[0]).toMatchObject({ id: 39_004_001, reference: 'Malachi 4:1 · Hebrew 3:19' });
  });

  test('one hundred ids can be read at once', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => 19_119_001 + index);
    const answer = versesAnswer.parse(await get(`/api/bible/verses?ids=${ids.join(',')}&version=kjv_strongs`));
    expect(answer.places.filter(({ verses }) => verses.length === 1)).toHaveLength(60);
  });

  test.each([
    ['', 'ids'],
    ['?ids=&version=kjv', 'ids'],
    ['?ids=1001001', 'version'],
    ['?ids=1,2&version=kjv', 'ids'],
    ['?ids=1001001;DROP&version=kjv', 'ids'],
    [`?ids=${Array(101).fill('1001001').join(',')}&version=kjv`, 'ids'],
    ['?ids=1001001&version=K', 'version'],
  ])('%s answers 400', async (query, field) => {
    expect(await get(`/api/bible/verses${query}`, 400)).toMatchObject({
      issues: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test('an unknown version answers 404, and ids that no version has return no verses', async () => {
    expect(await messageOf('/api/bible/verses?ids=1001001&version=net', 404)).toBe(
      'The version "net" is not loaded on this site.',
    );
    expect(versesAnswer.parse(await get('/api/bible/verses?ids=99999999&version=kjv')).places).toEqual([
      { id: 99_999_999, verses: [] },
    ]);
  });
});

describe('cross-references', () => {
  test('are in their own order, with their text and the shared words', async () => {
    const answer = crossReferencesAnswer.parse(await get('/api/bible/cross-references/genesis/1/1'));
    expect(answer.reference).toBe('Genesis 1:1');
    expect(answer.references.map(({ id }) => id)).toEqual([62_004_008, 1_001_003]);
    expect(answer.references[0]).toMatchObject({
      reference: '1 John 4:8',
      href: '/bible/kjv_strongs/1-john/4#v8',
      text: 'He that loveth not knoweth not God; for God is love.',
      shared: [
        { number: 'H430', lemma: 'אֱלֹהִים', gloss: 'God' },
        { number: 'H1', lemma: 'אָב', gloss: 'father' },
      ],
    });
  });

  test('are first those of the Treasury, consecutive verses as one, then quotations and parallels', async () => {
    const answer = crossReferencesAnswer.parse(await get('/api/bible/cross-references/genesis/1/1'));
    expect(answer.treasury).toEqual([
      { id: 19_033_006, reference: 'Psalm 33:6', href: '/bible/kjv_strongs/psalms/33#v6' },
      { id: 43_001_001, reference: 'John 1:1–3', href: '/bible/kjv_strongs/john/1#v1' },
    ]);
    expect(answer.passages).toEqual([
      {
        relation: 'quoted',
        agreesWithSeptuagint: true,
        at: 'Genesis 1:1',
        passages: [{ id: 58_011_003, reference: 'Hebrews 11:3', href: '/bible/kjv_strongs/hebrews/11#v3' }],
      },
      {
        relation: 'parallel',
        agreesWithSeptuagint: false,
        at: 'Genesis 1:1–2',
        passages: [{ id: 19_104_005, reference: 'Psalm 104:5–6', href: '/bible/kjv_strongs/psalms/104#v5' }],
      },
    ]);
    expect(crossReferencesAnswer.parse(await get('/api/bible/cross-references/genesis/1/2')).passages).toHaveLength(1);
  });

  test('a verse can have no cross-references', async () => {
    expect(await get('/api/bible/cross-references/1/1/3')).toEqual({
      reference: 'Genesis 1:3',
      treasury: [],
      passages: [],
      references: [],
    });
  });

  test.each([
    ['genesis/51/1', 404],
    ['genesis/1/77', 404],
    ['x/1/1', 400],
  ])('%s answers %i', async (path, status) => {
    await get(`/api/bible/cross-references/${path}`, status);
  });
});
