import { describe, expect, test } from 'vitest';
import { strongsVerseAnswer } from '#data/reading/contract/reading.ts';
import { requestApp } from '../testing/request-app.ts';

async function words(path: string) {
  const response = await requestApp(`/api/strongs/verse/${path}`);
  expect(response.status).toBe(200);
  return strongsVerseAnswer.parse(await response.json());
}

describe('the words of a verse', () => {
  test('lists every tagged word in order, with the data of its entry', async () => {
    const answer = await words('1/1/1');
    expect(answer).toMatchObject({
      version: 'kjv_strongs',
      reference: 'Genesis 1:1',
      text: 'In the beginning God created the heaven and the earth.',
    });
    expect(answer.strongsWords.map(({ word, strongsNumber }) => [word, strongsNumber])).toEqual([
      ['In the beginning', 'H7225'],
      ['God', 'H430'],
      ['created', 'H1254'],
      ['the heaven', 'H8064'],
      ['the earth', 'H776'],
    ]);
    expect(answer.strongsWords[1]).toEqual({
      word: 'God',
      strongsNumber: 'H430',
      lemma: 'אֱלֹהִים',
      transliteration: 'ʼĕlôhîym',
      gloss: 'God',
      parsing: '',
      code: '',
    });
  });

  test('a word that the version does not translate is empty', async () => {
    expect((await words('malachi/4/1')).strongsWords).toMatchObject([
      { word: 'day' },
      { word: '', strongsNumber: 'H853' },
      { word: 'cometh' },
    ]);
  });

  test('accepts a verse number that only the Hebrew Bible has', async () => {
    expect(await words('malachi/3/19')).toEqual(await words('malachi/4/1'));
    expect((await words('malachi/3/19')).reference).toBe('Malachi 4:1 · Hebrew 3:19');
  });

  test('Genesis 1:1 has seven Hebrew words with their parsing in plain words', async () => {
    const { strongsWords } = await words('genesis/1/1?version=wlc');
    expect(strongsWords.map(({ strongsNumber }) => strongsNumber)).toEqual([
      'H7225',
      'H1254',
      'H430',
      'H853',
      'H8064',
      'H853',
      'H776',
    ]);
    expect(strongsWords[1]).toMatchObject({
      word: 'בָּרָא',
      parsing: 'verb, Qal, perfect, third person masculine singular',
    });
    expect(strongsWords[6]?.word).toBe('הָאָרֶץ');
  });

  test('the Hebrew text includes words without a number, and both verses of a psalm title', async () => {
    const malachi = await words('malachi/4/1?version=wlc');
    expect(malachi.reference).toBe('Malachi 4:1 · Hebrew 3:19');
    expect(malachi.strongsWords.map(({ word }) => word)).toEqual(['כִּי', 'הִנֵּה', 'הַיּוֹם', 'לָהֶם', 'בָּא']);
    expect(malachi.strongsWords[3]).toMatchObject({ strongsNumber: '', lemma: '', parsing: '' });
    expect((await words('psalms/51/0?version=wlc')).strongsWords).toHaveLength(7);
  });

  test('a version without tags returns its text and no words', async () => {
    expect(await words('1/1/1?version=kjv')).toMatchObject({ strongsWords: [], version: 'kjv' });
  });

  test('a morphology code is only in its own field', async () => {
    for (const path of ['1/1/1?version=wlc', '19/51/0?version=wlc', '39/4/1?version=wlc']) {
      const { strongsWords } = await words(path);
      expect(strongsWords.some(({ code }) => /^H[A-Z]/.test(code))).toBe(true);
      expect(JSON.stringify(strongsWords.map(({ code: _code, ...word }) => word))).not.toMatch(
        /"H[A-Z]\w*(\/\w+)*"|\bHV\w+/,
      );
    }
  });

  test.each([
    ['genesis/1/x', 400],
    ['genesis/1/1?version=%27', 400],
    ['genesis/1/99', 404],
    ['genesis/1/1?version=nkjv', 404],
    ['1-john/4/8?version=wlc', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await requestApp(`/api/strongs/verse/${path}`)).status).toBe(status);
  });
});
