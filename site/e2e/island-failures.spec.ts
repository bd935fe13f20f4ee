import { globSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { scriptsOf } from '../../scripts/checks/page-scripts.ts';
import { becomeAdmin, register } from './people.ts';

/** The islands of a few pages, each in one of them. */
const islandsOf: Readonly<Record<string, readonly string[]>> = {
  '/': ['home-search', 'home-tabs'],
  '/account': ['account'],
  '/admin': ['admin'],
  '/auth': ['auth'],
  '/lexicon': ['browse'],
  '/lexicon/H430': ['entry', 'keep-entry', 'search-form'],
  '/shells/words': ['here'],
  '/bible/kjv_strongs/john/3': ['keep-chapter', 'reading-settings'],
  '/hebrew-learning/words': ['lesson'],
  '/hebrew-alefbet': ['letters'],
  '/my': ['my-study'],
  '/shells/not-kept': ['not-kept'],
  '/offline': ['offline'],
  '/parallel-bible?passage=Psalm+23': ['parallel'],
  '/hebrew-learning/verse': ['read-verse'],
  '/results?q=gold': ['results'],
  '/strongs-test': ['strongs-test'],
  '/hebrew-learning/study': ['study'],
  '/hebrew-verbs': ['verb-info'],
  '/strongs/verse/genesis/1/1': ['verse-acts'],
};

/** Pages that are empty without their island, so they show that it failed. */
const needed = new Set([
  'account',
  'admin',
  'auth',
  'here',
  'my-study',
  'not-kept',
  'offline',
  'read-verse',
  'strongs-test',
  'study',
]);
const withEffects = new Set(['entry', 'results', 'study']);
const note = 'This page did not load completely.';

test('every island is tested', () => {
  const files = globSync('site/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/e2e/**'] });
  const names = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const named = [...source.matchAll(/\bmount(?:<\w+>)?\(\{\s*name: '([^']+)'/g)].map(([, name]) => name);
    const mountCount = source.match(/\bmount\(\{/g)?.length ?? 0;
    // One file mounts a list of names.
    const listedNames = source.includes('mount({\n    name,')
      ? [...source.matchAll(/'(keep-\w+)'/g)].map(([, name]) => name)
      : [];
    expect(named.length + (listedNames.length > 0 ? 1 : 0), file).toBe(mountCount);
    return [...named, ...listedNames];
  });
  expect(names.toSorted()).toEqual(Object.values(islandsOf).flat().toSorted());
});

type Failure = 'render' | 'effect' | 'later';

interface Fixture {
  failure: Failure;
  /** Makes the mounted components fail later. */
  failNow: (() => void)[];
}

declare global {
  interface Window {
    fixture: Fixture;
    wrapIsland: (component: unknown, react: typeof import('react')) => unknown;
  }
}

/** Playwright may drop response bodies before a busy machine reads them, so fetch them here. */
async function readText(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Makes every component fail that `mount` creates. Only there does the site call `createElement` itself. */
async function failIn(page: Page): Promise<void> {
  await page.route('**/_astro/*.js', async (route) => {
    const body = await readText(route.request().url());
    const patched = body.replace(
      /(\w+)\.createElement=(?=function)/,
      (_, react: string) =>
        `${react}.createElement=(...all)=>${react}.createIsland(window.wrapIsland(all[0],${react}),...all.slice(1)),${react}.createIsland=`,
    );
    await route.fulfill({ contentType: 'text/javascript', body: patched });
  });
}

/** Makes the components fail in this way on the next pages. */
async function chooseFailure(page: Page, failure: Failure): Promise<void> {
  await page.addInitScript((kind) => {
    window.fixture = { failure: kind, failNow: [] };
    window.wrapIsland = (component, react) => {
      if (typeof component !== 'function') return component;
      return function Failing(props: object) {
        const [mustFail, setMustFail] = react.useState(false);
        react.useEffect(() => {
          if (kind === 'effect') throw new Error('thrown by the test');
          window.fixture.failNow.push(() => setMustFail(true));
        }, []);
        if (kind === 'render' || mustFail) throw new Error('thrown by the test');
        return (component as (props: object) => unknown)(props);
      };
    };
  }, failure);
}

const rootOf = (name: string): string => `[data-island="${name}"]`;

/** `served` has the HTML of each island as the server sent it, in the order of `names`. */
async function open(
  page: Page,
  path: string,
  names: readonly string[],
): Promise<{ logged: string[]; served: string[] }> {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(path);
  for (const name of names) await page.locator(rootOf(name)).first().waitFor({ state: 'attached' });
  const html = await readText(new URL(path, page.url()).href);
  const served = await page.evaluate(
    ([source, selectors]) => {
      const sent = new DOMParser().parseFromString(source, 'text/html');
      return selectors.map((selector) => sent.querySelector(selector)?.innerHTML ?? '');
    },
    [html, names.map(rootOf)] as const,
  );
  return { logged, served };
}

/** Without a session these pages redirect to the sign-in form. */
async function signInFor(page: Page, path: string): Promise<void> {
  if (path === '/account') await register(page);
  if (path === '/admin') await becomeAdmin(page);
}

/** Starts the hydration of an island that waits for the first interaction. */
async function wake(page: Page, name: string): Promise<void> {
  await page
    .locator(rootOf(name))
    .first()
    .evaluate((root) => {
      const control = root.querySelector('form input, nav a, input, button, [role=tab]') ?? root;
      control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
}

/** Expects the server's HTML, with links and forms that work as without scripts. */
async function expectServed(page: Page, name: string, served: string): Promise<void> {
  const root = page.locator(rootOf(name)).first();
  if (needed.has(name)) {
    await expect(root.getByRole('alert').filter({ hasText: note })).toBeVisible();
    await expect(root.getByRole('link', { name: 'Reload it' })).toBeVisible();
    await expect(root.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/');
  } else {
    await expect.poll(() => root.evaluate((element) => element.innerHTML)).toBe(served);
    await expect(page.getByText(note)).toHaveCount(0);
  }
  const prevented = await root.evaluate((element) => {
    const events: string[] = [];
    const check = (event: Event): void => {
      if (event.defaultPrevented) events.push(`${event.type} of ${(event.target as Element).outerHTML.slice(0, 80)}`);
      event.preventDefault();
    };
    addEventListener('click', check);
    addEventListener('submit', check);
    for (const link of element.querySelectorAll<HTMLElement>('a[href]')) link.click();
    for (const form of element.querySelectorAll('form')) {
      const text = form.elements.namedItem('q');
      if (text instanceof HTMLInputElement) text.value = 'love';
      if (form.querySelector('[type=submit]:enabled, button:not([type]):enabled')) form.requestSubmit();
    }
    removeEventListener('click', check);
    removeEventListener('submit', check);
    return events;
  });
  // Scripts outside islands still work: a number opens its entry in a dialog.
  expect(prevented.filter((event) => !/class="button primary" href|sup|data-/.test(event))).toEqual([]);
}

for (const [path, names] of Object.entries(islandsOf)) {
  test(`${names.join(', ')}: the server's HTML remains if the island does not load`, async ({ page, baseURL }) => {
    const html = await readText(new URL(path, baseURL).href);
    const own = new Set(scriptsOf(html));
    await page.route('**/_astro/*.js', (route) =>
      own.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    const { logged, served } = await open(page, path, names);
    for (const [at, name] of names.entries()) {
      await wake(page, name);
      await expect.poll(() => logged.join('\n')).toContain(`[island-${name}]`);
      await expectServed(page, name, served[at] ?? '');
    }
  });

  // To React, an error in an effect is one of a later render, so a few islands are enough.
  const hasEffects = names.some((name) => withEffects.has(name));
  test(`${names.join(', ')}: an error at any time restores the server's HTML`, async ({ page }) => {
    await signInFor(page, path);
    await failIn(page);
    for (const failure of ['render', ...(hasEffects ? (['effect'] as const) : []), 'later'] as const)
      await test.step(`an error at ${failure}`, async () => {
        await chooseFailure(page, failure);
        const { logged, served } = await open(page, path, names);
        for (const name of names) {
          await wake(page, name);
          if (failure === 'later')
            await page
              .locator(`${rootOf(name)}[data-alive]`)
              .first()
              .waitFor({ state: 'attached' });
        }
        if (failure === 'later') await page.evaluate(() => window.fixture.failNow.forEach((fail) => fail()));
        for (const [at, name] of names.entries()) {
          await expect.poll(() => logged.join('\n')).toContain(`[island-${name}] thrown by the test`);
          await expectServed(page, name, served[at] ?? '');
          expect(logged.filter((line) => line.includes(`[island-${name}]`))).toHaveLength(1);
        }
      });
  });
}
