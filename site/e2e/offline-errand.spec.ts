import { expect as expectSoon, test, type APIRequestContext, type Page } from '@playwright/test';
import type { SearchAnswer } from '#data/contract/search.ts';
import { searchCount } from '#data/markup/search-count.ts';
import { seededRandom } from '#data/model/search/memory/random-queries.ts';
import { queries as measured } from '../../scripts/bench/search-queries.ts';

const expect = expectSoon.configure({ timeout: 20_000 });

test.use({ serviceWorkers: 'allow' });

const packs = ['hebrew-entries', 'greek-entries', 'kjv_strongs', 'wlc', 'hebrew-learning'];
const version = 'kjv_strongs';
const perPage = 30;
const seed = Number(process.env['LEXICON_SEED'] ?? Date.now() % 1_000_000);

test('after one download fifty entries, a chapter, a study card and forty searches need no network', async ({ page, context, request }) => {
  test.setTimeout(180_000);
  expect(measured).toHaveLength(40);
  const queries = measured.map(([text]) => text);
  const entries = await randomEntries(request, 50);
  const chapters = ['/bible/kjv_strongs/psalms/119', '/bible/wlc/malachi/3'];
  const answers = new Map<string, SearchAnswer>();
  for (const q of queries) answers.set(q, await (await request.get('/api/search', { params: { q, db: version, perPage: String(perPage) } })).json());
  const served = new Map<string, string>();
  for (const path of [...entries, ...chapters]) served.set(path, await (await request.get(path)).text());

  await test.step('one visit, one download', async () => {
    await page.goto('/offline');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    for (const name of packs) await page.locator(`#pack-${name}`).getByRole('button', { name: 'Download' }).click();
    for (const name of packs) await expect(page.locator(`#pack-${name} [data-part=state]`)).toHaveClass(/is-kept/, { timeout: 60_000 });
  });

  await context.setOffline(true);
  const asked: string[] = [];
  page.on('requestfinished', (each) => void each.response().then((response) => response && !response.fromServiceWorker() && asked.push(each.url())));

  await test.step(`fifty entries (seed ${seed}) and the chapters, each at its own address`, async () => {
    for (const [path, html] of served) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await response?.text(), `${path}, seed ${seed}`).toBe(html);
      expect(await page.locator('h1').textContent(), path).toBeTruthy();
    }
  });

  await test.step('a study card', async () => {
    await page.goto('/hebrew-learning/study?deck=letters');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByLabel('In English').fill('alef');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Answer' })).toContainText('Right.');
  });

  await test.step('forty searches', async () => {
    await page.goto(`/results?${new URLSearchParams({ q: queries[0] ?? '', db: version })}`);
    for (const [q, answer] of answers) {
      await page.locator('main input[name=q]').fill(q);
      await page.locator('main input[name=q]').press('Enter');
      await expectAnswer(page, q, answer);
    }
  });

  await test.step('from a result to its chapter', async () => {
    await page.goto(`/results?${new URLSearchParams({ q: 'loved', db: version })}`);
    await page.getByRole('link', { name: '1 Samuel 18:1', exact: true }).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await page.getByRole('link', { name: '1 Samuel 18:1', exact: true }).click();
    await expect(page).toHaveURL('/bible/kjv_strongs/1-samuel/18#v1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 Samuel 18');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
  expect(asked).toEqual([]);
});

/** Addresses, half of them Hebrew. Some numbers of the Greek dictionary stand for nothing. */
async function randomEntries(request: APIRequestContext, count: number): Promise<string[]> {
  const random = seededRandom(seed);
  const found = new Set<string>();
  while (found.size < count) {
    const path = found.size % 2 === 0 ? `/lexicon/H${1 + random(8674)}` : `/lexicon/G${1 + random(5624)}`;
    if ((await request.get(path)).ok()) found.add(path);
  }
  return [...found];
}

/**
 * The page shows what the API answered: the same verses in the same order, the same totals and books. Not every page that
 * is opened after the network was switched off is told so by the browser, so the line may be either.
 */
async function expectAnswer(page: Page, q: string, { results, pagination, totalOccurrences, byBook }: SearchAnswer): Promise<void> {
  await expect(page.locator('[data-slot=query]')).toHaveText(q);
  await expect(page.locator('[data-slot=count] small')).toHaveText(/answered on this device$/i);
  await expect(page.locator('[data-slot=count] small')).toBeVisible();
  const { totalResults: total, totalPages: pages, currentPage } = pagination;
  const count = searchCount({ path: '/results', q, order: 'canonical', page: currentPage, pages, total, shown: results.length, size: perPage, occurrences: totalOccurrences });
  const bars = byBook.map(({ verses, occurrences }) => occurrences ?? verses).toSorted((a, b) => b - a);
  const shown = await page.evaluate((html) => {
    const place = document.querySelector('[data-slot=count]')?.cloneNode(true) as HTMLElement;
    place.querySelector('small')?.remove();
    // Quotation marks and the like are written as a browser writes them.
    const asWritten = (text: string): string => Object.assign(document.createElement('p'), { innerHTML: text }).innerHTML;
    return {
      ids: Array.from(document.querySelectorAll<HTMLElement>('[data-slot=results] > li'), (item) => item.dataset.id),
      texts: Array.from(document.querySelectorAll('[data-slot=results] > li p'), (text) => text.innerHTML),
      count: place.innerHTML,
      books: Array.from(document.querySelectorAll('[data-slot=by-book] small'), (small) => Number(small.textContent?.replaceAll(',', ''))),
      wanted: { texts: html.texts.map(asWritten), count: asWritten(html.count) },
    };
  }, { texts: results.map(({ html }) => html), count });
  expect(shown.ids, q).toEqual(results.map(({ id }) => id));
  expect(shown.texts, q).toEqual(shown.wanted.texts);
  expect(shown.count, q).toBe(shown.wanted.count);
  expect(shown.books.toSorted((a, b) => b - a), q).toEqual(total > 0 ? bars : []);
}
