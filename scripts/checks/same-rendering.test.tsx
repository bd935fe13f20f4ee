import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptySearchUrlParams, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import { slimAnswer } from '#data/search/contract/slim-answer.ts';
import { decodeTextPack } from '#data/search/engine/decode-text-pack.ts';
import { makeIndex, type MemoryIndex } from '#data/search/engine/memory-index.ts';
import { packVersion, readLibraryCounts, type RunQuery } from '#data/search/engine/pack-library.ts';
import { randomQuery, seededBelow } from '#data/search/engine/random-queries.ts';
import { searchMemory } from '#data/search/engine/search-memory.ts';
import { parseSearch } from '#data/search/language/parse.ts';
import { buildSearchAnswer } from '#data/search/results/search-answer.ts';
import { versionChoices, type ChoosableVersion } from '#data/versions/version-choices.ts';
import type { ResultsPageProps } from '#views/search/ResultsPage.tsx';
import type * as RightSides from '#views/search/right-sides.ts';
import type { SearchOutcome, SearchSite } from '#views/search/search-page.ts';
import { root } from '../sources/source-paths.ts';

const library = process.env['LEXICON_LIBRARY'] ?? 'data/library.sqlite';
const queries = 200;
const tagged = 'kjv_strongs';

type Render = (props: ResultsPageProps) => React.ReactNode;
let chooseRightSide: typeof RightSides.chooseRightSide;
let refusedRightSide: typeof RightSides.refusedRightSide;
let ResultsPage: Render;
let Results: Render;
let index: MemoryIndex;
let site: SearchSite;
let material: Parameters<typeof randomQuery>[1];

const siteModule = (path: string) => import(pathToFileURL(join(root, 'site', path)).href);

beforeAll(async () => {
  ({ ResultsPage } = await siteModule('views/search/ResultsPage.tsx'));
  ({ chooseRightSide, refusedRightSide } = await siteModule('views/search/right-sides.ts'));
  ({ Results } = await siteModule('islands/search/Results.tsx'));
  const file = new Database(library, { readonly: true, fileMustExist: true });
  const queryLibrary: RunQuery = <Row,>(sql: string, ...params: (string | number)[]) =>
    file.prepare(sql).all(...params) as Row[];
  const packed = packVersion(queryLibrary, tagged, readLibraryCounts(queryLibrary));
  if (!packed) throw new Error(`The library has no ${tagged}: build it with "npm run library"`);
  index = makeIndex(decodeTextPack(packed));
  const versions = queryLibrary<ChoosableVersion>(
    'SELECT code, name, language, direction, tagged_words AS taggedWords FROM versions ORDER BY id',
  );
  site = { choices: versionChoices(versions), canRestore: true };
  const texts = queryLibrary<{ text: string }>(
    'SELECT text FROM verses WHERE length(text) > 40 ORDER BY key LIMIT 4000 OFFSET 20000',
  );
  material = {
    texts: texts.map(({ text }) => text),
    numbers: ['H430', 'H3068', 'G26', 'G2316'],
    codes: ['Vqp3ms', 'R'],
  };
  file.close();
});

/** What the worker renders, and what the island renders first when it hydrates. */
function renderBoth(props: ResultsPageProps): { edge: string; device: string } {
  // As transferred in the page: only what JSON can represent.
  const sent = JSON.parse(JSON.stringify(props)) as ResultsPageProps;
  const device = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Results {...sent} />
    </QueryClientProvider>,
  );
  return { edge: renderToString(<ResultsPage {...props} />), device };
}

function searchOutcome(q: string, address: SearchUrlParams): SearchOutcome {
  const parsed = parseSearch(q);
  if (parsed.kind === 'empty') return { kind: 'none' };
  if (parsed.kind === 'error') return { kind: 'refused', error: { ...parsed.error, code: 'invalid' } };
  const { page, order } = address;
  const found = searchMemory({ query: parsed.query, indexes: [index], page, perPage: 30, order });
  const answer = slimAnswer(buildSearchAnswer(parsed.query, [index.pack.head.version], found));
  const cells = Object.fromEntries(
    answer.results.map(({ id, text }) => [id, { verses: [{ text, marks: {} }], instead: '' }]),
  );
  if (!address.parallel) return { kind: 'answer', answer };
  const right = chooseRightSide(site, address, answer.versions);
  const rightSide = right ? ({ state: 'ready', code: right.code, cells } as const) : refusedRightSide(address);
  return { kind: 'answer', answer, rightSide };
}

describe('a page of results', () => {
  it(`is drawn the same at the edge and on the device, for ${queries} searches, with and without numbers, parallel or not`, () => {
    const random = seededBelow(7);
    let results = 0;
    for (let at = 0; at < queries; at += 1) {
      const q = randomQuery(random, material);
      const path = random(4) === 0 ? '/strongs-results' : '/results';
      const address: SearchUrlParams = {
        ...emptySearchUrlParams,
        path,
        q,
        strongs: random(2) === 0,
        parallel: random(3) === 0,
        // The site's default, others, the searched version, and one that does not exist.
        rightSide: ['', 'web', 'wlc', 'kjv', 'klingon'][random(5)] ?? '',
      };
      const outcome = searchOutcome(q, address);
      if (outcome.kind === 'answer') results += outcome.answer.results.length;
      const { edge, device } = renderBoth({ site, address, outcome });
      expect(device, q).toBe(edge);
    }
    // The searches do have results.
    expect(results).toBeGreaterThan(1000);
  });

  it.each<[name: string, outcome: SearchOutcome]>([
    ['that could not be searched', { kind: 'failed', message: 'Failed to fetch search results' }],
    [
      'of a query that cannot be read',
      { kind: 'refused', error: { message: 'A quote is open', offset: 0, length: 1 } },
    ],
  ])('renders the same %s', (_name, outcome) => {
    const { edge, device } = renderBoth({ site, address: { ...emptySearchUrlParams, q: '"gold' }, outcome });
    expect(device).toBe(edge);
  });
});
