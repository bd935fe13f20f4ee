import { expect, test } from '@playwright/test';
import { queries } from '../../scripts/bench/search-queries.ts';
import { compareWeights } from '../../scripts/checks/compare-weights.ts';
import { pageKinds } from '../../scripts/checks/page-kinds.ts';
import { blockingScripts } from '../../scripts/checks/page-scripts.ts';
import { brotliBytes, resultsWeights } from '../../scripts/checks/page-weights.ts';
import { scriptsUntil } from '../../scripts/checks/scripts-until.ts';
import { readBaseline, weighKind } from '../../scripts/checks/weights.ts';
import { panel } from './my-study-panel.ts';
import { becomeAdmin } from './people.ts';

/**
 * Maximum bytes of all scripts that a page loads without interaction, compressed with brotli at the platform's level.
 * Pages to read load no React before the first interaction; pages with moving parts load it. The design's budgets are
 * 12 and 115 kB for a page's own scripts. These limits also include about 7 kB for registering the service worker and
 * prefetching, and the entry points to downloads and My study. Recovering from errors and translated pages takes 1.2 kB.
 * Study Mode has 125.4 kB: what is due on which day, and why an answer is right or wrong, took 4 kB in November 2026, and
 * examples of collected words and lost cards 1 kB. Only it and the results have more than 116 kB. Words of verses that
 * can be pressed took 1 kB of the results, notes of each verse 3 kB, and the selection of their words 0.6 kB.
 */
const maxScriptBytes = { read: 20_000, moving: 131_000 };
/** Only these limits would detect a module group in astro.config.mjs (`together`) that no longer matches anything. */
const maxScriptFiles = { read: 14, moving: 30 };

const kinds: [path: string, kind: keyof typeof maxScriptBytes][] = [
  ['/', 'read'],
  ['/lexicon', 'moving'],
  ['/lexicon/H430', 'read'],
  ['/results?q=gold', 'moving'],
  ['/strongs/verse/genesis/1/1', 'read'],
  ['/about/texts', 'read'],
  ['/offline', 'moving'],
  ['/parallel-bible?passage=Psalm+51', 'moving'],
  ['/hebrew-learning', 'read'],
  ['/hebrew-learning/study', 'moving'],
  ['/bible/kjv_strongs/john/3', 'read'],
];

for (const [path, kind] of kinds) {
  test(`${path} stays within its script budget`, async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = await Promise.all(bodies);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length, 'files').toBeLessThanOrEqual(maxScriptFiles[kind]);
    const bytes = scripts.map(brotliBytes).reduce((sum, each) => sum + each, 0);
    process.stdout.write(`${path}: ${bytes} bytes in ${scripts.length} scripts\n`);
    expect(bytes).toBeLessThanOrEqual(maxScriptBytes[kind]);
  });
}

test('a chapter loads no React to show marks and notes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('myStudy', '1'));
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto('/bible/kjv_strongs/john/3', { waitUntil: 'networkidle' });
  const scripts = await Promise.all(bodies);
  expect(scripts.length).toBeGreaterThan(maxScriptFiles.read);
  // Every build of React contains the name of this symbol.
  expect(scripts.filter((script) => script.includes('react.fragment'))).toEqual([]);
});

/**
 * Bytes of brotli, without the file that contains React. The design's budget is 25 kB for the first use. The panel has
 * more: notes link their references with the reader that fields use (2 kB), a sync continues past a row that is too
 * large, and a deletion can be undone (1 kB). The page has all of My study.
 */
const maxMyStudyBytes = { panel: 28_700, page: 70_000 };

test('My study stays within its budget in a chapter and on its own page', async ({ page }) => {
  const arrived: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') arrived.push(response.body());
  });
  const weighOwn = async (name: keyof typeof maxMyStudyBytes, first = 0): Promise<void> => {
    const scripts = await Promise.all(arrived.slice(first));
    const own = scripts.filter((script) => !script.includes('react.fragment'));
    const bytes = own.map(brotliBytes).reduce((sum, each) => sum + each, 0);
    process.stdout.write(`My study, ${name}: ${bytes} bytes in ${own.length} scripts\n`);
    expect(own.length).toBeLessThan(scripts.length);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(maxMyStudyBytes[name]);
  };
  await page.goto('/bible/kjv_strongs/john/3', { waitUntil: 'networkidle' });
  const before = arrived.length;
  // The menu of a verse would load the dialogs too.
  await page
    .locator('#v16 + *, #v16')
    .last()
    .evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.getByRole('button', { name: 'Note or highlight' }).click();
  await expect(panel(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await weighOwn('panel', before);

  arrived.length = 0;
  await page
    .context()
    .newCDPSession(page)
    .then((session) => session.send('Network.setCacheDisabled', { cacheDisabled: true }));
  await page.goto('/my', { waitUntil: 'networkidle' });
  await weighOwn('page');
});

/** Bytes of brotli that a page has more because of My study, on average. */
const maxEntryPointBytes = 150;
/** Links to `/my`, buttons, and the rule for the height of its page. */
const entryPoints = [
  /<li><a href="\/my">My study<\/a><\/li>/g,
  /<a href="\/my">My study<\/a>/g,
  /<button class="button">Note<\/button>/g,
  /<button\b[^>]*>NOTE<\/button>/g,
  /<button\b[^>]*>Save to list<\/button>/g,
  /\[data-island=my-study\]\{[^}]*\}/g,
];

/** Without a change of the page, the bytes of one page of results vary by 60: compression depends on what is before. */
const withEntryPoints: [name: string, paths: string[], count: number][] = [
  ['a chapter', ['/bible/kjv_strongs/john/3'], 3],
  ['an entry', ['/lexicon/H430'], 4],
  ['results', queries.map(([text]) => `/results?q=${encodeURIComponent(text)}`), 4],
];
for (const [name, paths, count] of withEntryPoints)
  test(`the entry points to My study in ${name} stay within their budget`, async ({ request }) => {
    const sizes: number[] = [];
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      const found = entryPoints.map((each) => html.match(each)?.length ?? 0);
      expect(found.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(count);
      const without = entryPoints.reduce((rest, each) => rest.replace(each, ''), html);
      // None is missing in the list.
      expect(without).not.toMatch(/my-study|["/]my"|My study|>Note<|NOTE<|Save to list/);
      sizes.push(brotliBytes(html) - brotliBytes(without));
    }
    const bytes = sizes.reduce((sum, each) => sum + each, 0) / sizes.length;
    process.stdout.write(`My study, entry points in ${name}: ${Math.round(bytes)} bytes\n`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxEntryPointBytes);
  });

test('results arrive in one round trip for any query', async ({ baseURL }) => {
  const weights = await resultsWeights(
    String(baseURL),
    queries.map(([text]) => text),
  );
  process.stdout.write(`${compareWeights('results', weights, readBaseline()['results']).join('\n')}\n`);
  const { html, whole } = weighKind(weights);
  const limits = pageKinds.find(({ name }) => name === 'results')?.limits ?? [];
  expect(limits.length).toBeGreaterThan(0);
  for (const { of, at, atMost } of limits) expect({ html, whole }[of][at], `${of}, ${at}`).toBeLessThanOrEqual(atMost);
});

test('results can be read before any script has loaded', async ({ request }) => {
  const html = await (await request.get('/results?q=gold')).text();
  expect(html).toContain('<li');
  expect(blockingScripts(html)).toEqual([]);
});

/** Bytes of brotli until the first tab is usable. The design's budget is 170 kB. */
const maxDashboard = { scripts: 28, bytes: 135_000 };

test('the dashboard loads no more script than its budget until its first tab is usable', async ({ page, context }) => {
  await becomeAdmin(page);
  const needed = await scriptsUntil(page, '/admin', '[role=tabpanel] :is(button, input)');
  const scripts = await Promise.all(needed.map(async (each) => (await context.request.get(each)).body()));
  const bytes = scripts.map(brotliBytes).reduce((sum, each) => sum + each, 0);
  process.stdout.write(`The dashboard, first tab: ${bytes} bytes in ${scripts.length} scripts\n`);
  // React is more than half of it.
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThanOrEqual(maxDashboard.bytes);
  expect(scripts.length).toBeLessThanOrEqual(maxDashboard.scripts);
});
