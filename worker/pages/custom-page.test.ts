import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { askWith } from '../test/ask.ts';
import { absentDatabase } from '../test/failing-database.ts';

test('a page of an administrator says so while the database cannot be asked', async () => {
  const response = await askWith({ APP: absentDatabase(env.APP) }, '/pages/about-us');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('The page could not be loaded. Please try again later.');
});
