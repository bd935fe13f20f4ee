import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { greekVerseMap } from '#data/bible/greek-verse-map.ts';
import { parallelAnswer } from '#data/reading/contract/reading.ts';
import { requestApp } from '../testing/request-app.ts';
import { createTestUser } from '../testing/test-users.ts';
import { startTestImport, upload, waitForImportState } from '../testing/imports.ts';
import { forgetCatalog } from '../versions/catalog.ts';

/** Verses that only the Textus Receptus has, and those that all have. */
const omitted =
  'Matthew 17:21, Matthew 18:11, Mark 7:16, Mark 9:44, Mark 9:46, Mark 11:26, Mark 15:28, Luke 23:17, John 5:4';
const common = 'Acts 19:39, Acts 19:40, 2 Corinthians 13:12, 2 Corinthians 13:13, Galatians 2:19, Galatians 2:20';
const rest = 'Philippians 1:16, Philippians 1:17, 3 John 1:14, Revelation 12:17, Revelation 13:1';
const greekEnds = '3 John 1:15, Revelation 12:18';
const texts = {
  // Named after what it is like.
  like_kjv: [omitted, common, 'Acts 19:41, 2 Corinthians 13:14', rest].join(', '),
  like_tr: [omitted, common, 'Acts 19:41', rest, greekEnds].join(', '),
  like_sblgnt: [common, rest, greekEnds].join(', '),
};

beforeAll(async () => {
  for (const { wlc, kjv, wlcPart, kjvPart } of greekVerseMap)
    await env.LIBRARY.prepare('INSERT INTO verse_map (wlc, kjv, wlc_part, kjv_part) VALUES (?, ?, ?, ?)')
      .bind(wlc, kjv, wlcPart, kjvPart)
      .run();
  forgetCatalog(env.LIBRARY);
  const { cookie } = await createTestUser('admin');
  for (const [code, verses] of Object.entries(texts)) {
    const lines = verses.split(', ').map((reference) => `${reference} Words of ${reference.replace(':', '.')}`);
    const path = await upload(cookie, code, lines.join('\n'));
    await waitForImportState(cookie, (await startTestImport(cookie, code, path)).id, 'completed');
  }
}, 120_000);

test.each([
  ['like_kjv', 'kjv'],
  ['like_tr', 'kjv'],
  ['like_sblgnt', 'wlc'],
])('%s is imported with the numbering %s', async (code, numbering) => {
  const row = await env.LIBRARY.prepare('SELECT versification FROM versions WHERE code = ?').bind(code).first();
  expect(row).toEqual({ versification: numbering });
});

/** The file's own numbers of the verses that the comparison shows next to one of the King James Version. */
test.each<[reference: string, received: string[], critical: string[]]>([
  ['Acts 19:40', ['Acts 19.40'], ['Acts 19.40']],
  ['Acts 19:41', ['Acts 19.41'], ['Acts 19.40']],
  ['2 Corinthians 13:14', ['2 Corinthians 13.13'], ['2 Corinthians 13.13']],
  ['Galatians 2:20', ['Galatians 2.20'], ['Galatians 2.19', 'Galatians 2.20']],
  ['Philippians 1:16', ['Philippians 1.16'], ['Philippians 1.17']],
  ['Philippians 1:17', ['Philippians 1.17'], ['Philippians 1.16']],
  ['3 John 1:14', ['3 John 1.14', '3 John 1.15'], ['3 John 1.14', '3 John 1.15']],
  ['Revelation 13:1', ['Revelation 12.18', 'Revelation 13.1'], ['Revelation 12.18', 'Revelation 13.1']],
])('%s of the King James Version stands next to %j and %j', async (reference, received, critical) => {
  const passage = encodeURIComponent(reference);
  const response = await requestApp(`/api/bible/parallel?passage=${passage}&versions=like_kjv,like_tr,like_sblgnt`);
  const { rows } = parallelAnswer.parse(await response.json());
  const shown = rows[0]?.cells.map(({ verses }) =>
    verses.flatMap(({ text }) =>
      text
        .split('Words of ')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  );
  expect(shown).toEqual([[reference.replace(':', '.')], received, critical]);
});
