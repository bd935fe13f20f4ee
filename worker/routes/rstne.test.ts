import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { rstnePassageAnswer, rstneVerseAnswer } from '#data/reading/contract/reading.ts';
import { requestApp, requestAppWith } from '../testing/request-app.ts';
import { seedOtherLibrary } from '../testing/other-library.ts';

describe('a site without the RSTNE', () => {
  test.each(['/api/rstne/verse/Beresheeth-Genesis/1/1', '/api/rstne/passage/1/1/1/30'])(
    '%s answers 404',
    async (path) => {
      const response = await requestApp(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        message: 'The Restoration Scriptures (RSTNE) are not loaded on this site.',
      });
    },
  );

  test.each(['Beresheeth-Genesis', '1', 'genesis', 'Gen'])(
    'Restored Names replaces the RSTNE, under its own label, for the book %s',
    async (book) => {
      const response = await requestApp(`/api/rstne-restored/verse/${book}/1/1`);
      const answer = rstneVerseAnswer.parse(await response.json());
      expect(answer).toMatchObject({
        version: 'restored',
        label: 'Restored Names (from the KJV)',
        reference: 'Genesis 1:1',
      });
      expect(answer.text).toContain('Elohim');
      expect(JSON.stringify(answer)).not.toMatch(/rstne/i);
    },
  );

  test.each(['1/30', '5/2', '0/0'])(
    'a passage contains the whole chapter when the path ends with /%s',
    async (numbers) => {
      const answer = rstnePassageAnswer.parse(
        await (await requestApp(`/api/rstne-restored/passage/19/119/${numbers}`)).json(),
      );
      expect(answer.reference).toBe('Psalm 119');
      expect(answer.verses).toHaveLength(60);
      expect(answer.text.split('\n')).toHaveLength(60);
      expect(answer.text).toMatch(/^Psalm 119:1\tIn the beginning/);
    },
  );

  test.each([
    ['verse/1/51/1', 404],
    ['verse/1/1/99', 404],
    ['verse/1/x/1', 400],
    ['verse/Nobook/1/1', 400],
    ['passage/1/51/1/30', 404],
    ['passage/1/1/a/30', 400],
    ['passage/1/1/1/b', 400],
  ])('%s answers %i', async (path, status) => {
    expect((await requestApp(`/api/rstne-restored/${path}`)).status).toBe(status);
  });
});

describe('a site with the RSTNE', () => {
  beforeAll(seedOtherLibrary);
  const askOther = async (path: string) => requestAppWith({ LIBRARY: env.OTHER }, path);

  test.each(['rstne', 'rstne-restored'])('/api/%s answers with the RSTNE', async (call) => {
    const answer = rstneVerseAnswer.parse(await (await askOther(`/api/${call}/verse/1/1/1`)).json());
    expect(answer).toMatchObject({
      version: 'rstne',
      label: 'Restoration Scriptures True Name Edition',
      text: 'The first verse.',
    });
    const passage = rstnePassageAnswer.parse(await (await askOther(`/api/${call}/passage/1/1/1/30`)).json());
    expect(passage.verses).toHaveLength(31);
  });

  test('a verse that the RSTNE lacks answers 404 with that reason', async () => {
    const response = await askOther('/api/rstne/verse/3 John/1/15');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: 'Verse not available in RSTNE' });
  });

  test('Restored Names is not available without the tagged version', async () => {
    expect((await askOther('/api/bible/verse/1/1/1/restored')).status).toBe(404);
  });
});
