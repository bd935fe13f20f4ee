import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import { parseSearch } from '#data/search/language/parse.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { queryFor, search } from './run-search.ts';

function query(text: string): SearchQuery {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`${text} is no query`);
  return parsed.query;
}

test('converts references to the versification of the version and leaves other queries unchanged', async () => {
  const [reference, words] = [query('Malachi 4:1'), query('beginning')];
  expect(await queryFor(env.LIBRARY, reference, smallVersions.kjv)).toBe(reference);
  expect(await queryFor(env.LIBRARY, words, smallVersions.wlc)).toBe(words);
  // Malachi 4:1 is 3:19 in Hebrew Bibles.
  const { node } = await queryFor(env.LIBRARY, reference, smallVersions.wlc);
  expect(node.kind === 'reference' && node.ranges).toContainEqual([39_003_019, 39_003_019]);
});

/** The library, and how many batches were sent to it. Each batch is a round trip. */
function countBatches(): { database: D1Database; sent: () => number } {
  let count = 0;
  const bound = <Target extends object>(target: Target, name: string | symbol): unknown => {
    const value: unknown = Reflect.get(target, name);
    return typeof value === 'function' ? value.bind(target) : value;
  };
  const database = new Proxy(env.LIBRARY, {
    get: (target, name) =>
      name === 'withSession'
        ? (constraint: string) =>
            new Proxy(target.withSession(constraint), {
              get(session, method) {
                if (method === 'batch') count += 1;
                return bound(session, method);
              },
            })
        : bound(target, name),
  });
  return { database, sent: () => count };
}

const tagged = { ...smallVersions.kjv, id: 3 };
const hebrew = { ...smallVersions.wlc, id: 2 };

test.each([
  { text: 'beginning', version: tagged },
  { text: 'god love', version: tagged },
  { text: 'lov* OR "the earth"', version: tagged },
  { text: 'H1254 [Vqp3ms]', version: hebrew },
  { text: '[qal perfect 3ms]', version: hebrew },
])('reads a page of $text with its totals and entries in one round trip', async ({ text, version }) => {
  const { database, sent } = countBatches();
  const found = await search(database, {
    query: query(text),
    versions: [version],
    page: 1,
    perPage: 30,
    order: 'canonical',
  });
  expect(found.totals.verses).toBeGreaterThan(0);
  expect(found.verses).toHaveLength(Math.min(found.totals.verses, 30));
  expect(sent()).toBe(1);
});
