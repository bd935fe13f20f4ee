import { expect, test } from 'vitest';
import { requestApp } from '../testing/request-app.ts';

test.each([
  ['/G26', '/lexicon/G26'],
  ['/g26', '/lexicon/G26'],
  ['/H0430', '/lexicon/H430'],
  ['/strongs/G26', '/lexicon/G26'],
  ['/strong/h430', '/lexicon/H430'],
  ['/Lexicon/h430', '/lexicon/H430'],
  ['/greek/26', '/lexicon/G26'],
  ['/hebrew/430.htm', '/lexicon/H430'],
  ['/lexicon/agape', '/lexicon/G26'],
  ['/john/3/16', '/bible/kjv_strongs/john/3#v16'],
  ['/john/3:16', '/bible/kjv_strongs/john/3#v16'],
  ['/John/3', '/bible/kjv_strongs/john/3'],
  ['/kjv/john/3', '/bible/kjv/john/3'],
  ['/kjv/1-john/4/8', '/bible/kjv/1-john/4#v8'],
  ['/Bible/kjv/john/3', '/bible/kjv/john/3'],
  // Sixty characters, the longest address that is guessed.
  [`/john/3${'/'.repeat(51)}16`, '/bible/kjv_strongs/john/3#v16'],
])('redirects %s to %s', async (path, to) => {
  const response = await requestApp(path, { redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([301, to]);
});

test.each([
  '/nothing',
  '/G99999',
  '/3/16',
  '/kjv',
  '/greek/9999',
  '/is/3',
  '/lexicon/xyzzyx',
  '/%E0%A4%A',
  '/john/3/16/1/2/3',
  `/john/3${'/'.repeat(52)}16`,
])('finds no page for %s', async (path) => {
  expect((await requestApp(path, { redirect: 'manual' })).status).toBe(404);
});
