import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { licensesAnswer } from '#data/versions/contract/version.ts';
import { requestApp } from '../testing/request-app.ts';

test('a version whose source states no free license may not be copied as a whole', async () => {
  const add = env.LIBRARY.prepare(
    "INSERT OR REPLACE INTO sources (code, name, kind, licence, attribution, homepage, origin, checksum, status, advice) VALUES (?, '', 'bible', ?, '', '', '', '', 'loaded', '')",
  );
  await env.LIBRARY.batch([
    add.bind('import-tr', 'License not stated'),
    add.bind('kjv_strongs', 'Public domain (Crown letters patent in the United Kingdom)'),
  ]);
  const licenses = licensesAnswer.parse(await (await requestApp('/api/bible/licenses')).json());
  expect(licenses.find(({ code }) => code === 'tr')).toMatchObject({ license: 'License not stated', isFree: false });
  expect(licenses.find(({ code }) => code === 'kjv_strongs')).toMatchObject({ isFree: true });
});
