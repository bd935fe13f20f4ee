import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { SearchAnswer } from '#data/search/contract/search.ts';
import { seededBelow } from '#data/search/engine/random-queries.ts';
import { queries as measured } from '../../scripts/bench/search-queries.ts';
import { openVerse, panel, writeNote } from './my-study-panel.ts';
import { isPageStored, waitForScripts, waitUntilPageSaved, withoutNotices } from './offline-pages.ts';

test.use({ serviceWorkers: 'allow' });

const packs = ['hebrew-entries', 'greek-entries', 'kjv_strongs', 'wlc', 'hebrew-learning'];
const version = 'kjv_strongs';
const perPage = 30;
const seed = Number(process.env['LEXICON_SEED'] ?? Date.now() % 1_000_000);

test('the first note makes My study work offline, also before the first visit', async ({ page, context }) => {
  await page.goto('/bible/kjv_strongs/john/3');
  await waitUntilPageSaved(page);
  await openVerse(page, 16);
  expect(await isPageStored(page, '/my')).toBe(false);
  await writeNote(page, 'written before My study was opened');
  await expect.poll(() => isPageStored(page, '/my')).toBe(true);
  await waitForScripts(page, '/my');
  await context.setOffline(true);
  await panel(page).getByRole('link', { name: 'Open My study' }).click();
  await expect(page.getByRole('heading', { name: 'My study', level: 1 })).toBeVisible();
  await expect(page.getByText('written before My study was opened')).toBeVisible();
});

/** https://github.com/SchweGELBin/OpenBible2/issues/138: downloaded translations did not open without the network. */
test('after one download fifty entries, a chapter, a study card and forty searches need no network', async ({
  page,
  context,
  request,
}) => {
  expect(measured).toHaveLength(40);
  const queries = measured.map(([text]) => text);
  const entries = await randomEntries(request, 50);
  const chapters = ['/bible/kjv_strongs/psalms/119', '/bible/wlc/malachi/3'];
  const answers = new Map<string, SearchAnswer>();
  for (const q of queries)
    answers.set(
      q,
      await (await request.get('/api/search', { params: { q, db: version, perPage: String(perPage) } })).json(),
    );
  const served = new Map<string, string>();
  for (const path of [...entries, ...chapters])
    served.set(path, withoutNotices(await (await request.get(path)).text()));

  await test.step('one visit, one download', async () => {
    await page.goto('/offline');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    for (const name of packs) await page.locator(`#pack-${name}`).getByRole('button', { name: 'Download' }).click();
    for (const name of packs) await expect(page.locator(`#pack-${name}`)).toContainText('Downloaded');
    for (const path of ['/', '/my']) {
      await expect.poll(() => isPageStored(page, path)).toBe(true);
      await waitForScripts(page, path);
    }
  });

  await context.setOffline(true);
  const requests: string[] = [];
  page.on('requestfinished', (each) => {
    // The browser's own HTTP cache answers the site settings.
    if (new URL(each.url()).pathname === '/api/site') return;
    void each.response().then((response) => response && !response.fromServiceWorker() && requests.push(each.url()));
  });

  await test.step(`fifty entries (seed ${seed}) and the chapters, each at its own URL`, async () => {
    for (const [path, html] of served) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(withoutNotices((await response?.text()) ?? ''), `${path}, seed ${seed}`).toBe(html);
      expect(await page.locator('h1').textContent(), path).toBeTruthy();
    }
  });

  await test.step('the home page and My study, which this visitor has never opened', async () => {
    await page.goto('/');
    await expect(page.locator('main input[name=q]')).toBeVisible();
    await page.goto('/my');
    await expect(page.getByRole('heading', { name: 'My study', level: 1 })).toBeVisible();
  });

  await test.step('a study card', async () => {
    await page.goto('/hebrew-learning/study?deck=letters&shown=false');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByLabel('Name of the letter').fill('alef');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Answer' })).toContainText('Right.');
  });

  await test.step('forty searches', async () => {
    await page.goto(`/results?${new URLSearchParams({ q: queries[0] ?? '', db: version, strongs: 'false' })}`);
    await page.locator('main[data-alive]').waitFor();
    for (const [q, answer] of answers) {
      await page.locator('main input[name=q]').fill(q);
      await page.locator('main input[name=q]').press('Enter');
      await expectAnswer(page, q, answer);
    }
  });

  await test.step('from a result to its chapter', async () => {
    await page.goto(`/results?${new URLSearchParams({ q: 'loved', db: version })}`);
    await page.getByRole('link', { name: '1 Samuel 18:1', exact: true }).scrollIntoViewIfNeeded();
    const scrollTop = await page.evaluate(() => scrollY);
    expect(scrollTop).toBeGreaterThan(500);
    await page.getByRole('link', { name: '1 Samuel 18:1', exact: true }).click();
    await expect(page).toHaveURL('/bible/kjv_strongs/1-samuel/18#v1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 Samuel 18');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollTop);
  });
  expect(requests).toEqual([]);
});

/** Random entry URLs, half of them Hebrew. Some Greek numbers have no entry. */
async function randomEntries(request: APIRequestContext, count: number): Promise<string[]> {
  const random = seededBelow(seed);
  const entryPaths = new Set<string>();
  while (entryPaths.size < count) {
    const path = entryPaths.size % 2 === 0 ? `/lexicon/H${1 + random(8674)}` : `/lexicon/G${1 + random(5624)}`;
    if ((await request.get(path)).ok()) entryPaths.add(path);
  }
  return [...entryPaths];
}

/**
 * Expects the same verses in the same order, totals and books as from the API. A page opened offline is not always
 * notified by the browser, so the status line may show either source.
 */
async function expectAnswer(
  page: Page,
  q: string,
  { results, pagination, totalOccurrences, byBook }: SearchAnswer,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(q);
  await expect(page.locator('.results :is(.count, .note) small:not(.unseen)')).toHaveText(/results from this device$/i);
  const { totalResults: total, totalPages: pages } = pagination;
  const figures = (count: number): string => count.toLocaleString('en');
  const verses = `${figures(total)} ${total === 1 ? 'verse' : 'verses'}`;
  const head =
    totalOccurrences !== null && totalOccurrences !== total
      ? `${figures(totalOccurrences)} times in ${verses}`
      : verses;
  if (total > 0) {
    await expect(page.locator('.count strong')).toHaveText(head);
    await expect(page.locator('.count')).toContainText(`Browsing page 1 of ${figures(pages)}`);
  } else await expect(page.getByText('No results found for')).toBeVisible();
  const shownVerses = await page.locator('.hits > li').evaluateAll((items) =>
    items.map((item) => ({
      reference: item.querySelector('b')?.textContent,
      text: item.querySelector('p')?.textContent,
      marked: Array.from(item.querySelectorAll('mark'), ({ textContent }) => textContent).join(''),
    })),
  );
  const expectedVerses = results.map(({ reference, text, found }) => ({
    reference,
    text,
    marked: found.map(([start, end]) => text.slice(start, end)).join(''),
  }));
  expect(shownVerses, q).toEqual(expectedVerses);
  const bars = byBook.map(({ verses: each, occurrences }) => occurrences ?? each).toSorted((one, two) => two - one);
  const books = await page
    .locator('.bars small')
    .evaluateAll((all) => all.map(({ textContent }) => Number(textContent?.replaceAll(',', ''))));
  expect(
    books.toSorted((one, two) => two - one),
    q,
  ).toEqual(total > 0 ? bars : []);
}
