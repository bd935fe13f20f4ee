import { expect, test, type Page } from '@playwright/test';
import { password, uniqueName } from './people.ts';
import { translate } from './translate-page.ts';

/** Errors that an island logged when it gave up, or that a script threw. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (/\[island-|\[hydration\]|\[part-failed\]/.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

const alive = (page: Page, island: string): Promise<void> =>
  page.locator(`[data-island=${island}][data-alive]`).waitFor({ state: 'attached' });

const errands: [name: string, run: (page: Page) => Promise<void>][] = [
  [
    'the first press on Strong’s Enhanced shows the numbers',
    async (page) => {
      await page.goto('/results?q=gold');
      await expect(page.locator('.hits sup')).toHaveCount(0);
      await page.locator('[name=strongs]').click();
      await expect(page.locator('.hits sup').first()).toBeVisible();
      await page.locator('[name=strongs]').click();
      await expect(page.locator('.hits sup')).toHaveCount(0);
    },
  ],
  [
    'results that follow others say their own count',
    async (page) => {
      await page.goto('/results?q=gold');
      await alive(page, 'results');
      await page.locator('[name=q]').first().fill('silver');
      await page.keyboard.press('Enter');
      await expect(page.locator('.hits > li').first()).toContainText(/silver/i);
      await expect(page.locator('main')).not.toContainText('“gold”');
    },
  ],
  [
    'parallel results come and go',
    async (page) => {
      await page.goto('/results?q=light');
      await alive(page, 'results');
      await page.locator('[name=parallel]').click();
      await expect(page).toHaveURL(/parallel=true/);
      await expect(page.locator('main .hits, main .sides').first()).toBeVisible();
      await page.goBack();
      await expect(page.locator('.hits > li').first()).toBeVisible();
    },
  ],
  [
    'another passage is compared',
    async (page) => {
      await page.goto('/parallel-bible?passage=Psalm+23');
      await alive(page, 'parallel');
      await page.getByRole('navigation', { name: 'Passages' }).getByRole('link').last().click();
      await expect(page.locator('section h2').first()).toHaveText('Psalm 24');
    },
  ],
  [
    'a number in a chapter opens its entry',
    async (page) => {
      await page.goto('/bible/kjv_strongs/john/3');
      await page.locator('.chapter .text a, .chapter .text [data-n]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  ],
  [
    'a dialog of two versions opens and closes',
    async (page) => {
      await page.goto('/results?q=gold');
      await alive(page, 'results');
      await page.getByRole('button', { name: 'PARALLEL Genesis 2:12' }).click();
      await expect(page.getByRole('dialog')).toContainText(/bdellium/);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  ],
  [
    'a list of words is filtered and whole again',
    async (page) => {
      await page.goto('/hebrew-learning/words');
      const rows = page.locator('[data-island=lesson] tbody tr:visible');
      const count = await rows.count();
      const field = page.locator('[data-island=lesson] input[type=search], [data-island=lesson] input[name=q]').first();
      await field.fill('water');
      await expect.poll(() => rows.count()).toBeLessThan(20);
      await expect(rows.filter({ hasText: 'water' }).first()).toBeVisible();
      await field.fill('');
      await expect.poll(() => rows.count()).toBe(count);
    },
  ],
  [
    'a card is asked and answered',
    async (page) => {
      await page.goto('/hebrew-learning/study?deck=words');
      await page.locator('[data-island=study] form button:enabled', { hasText: 'Begin' }).click();
      await page.keyboard.press('Enter');
      await page.keyboard.press('3');
      await page.keyboard.press('Enter');
      await expect(page.locator('.study')).toBeVisible();
    },
  ],
  [
    'the dictionary is searched',
    async (page) => {
      await page.goto('/lexicon/search?query=love');
      await alive(page, 'browse');
      await page.locator('main input[name=query]').fill('peace');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/peace/);
      await expect(page.locator('main')).toContainText('H7965');
    },
  ],
  [
    'another number of entries per page is chosen',
    async (page) => {
      await page.goto('/lexicon/search?query=love');
      await alive(page, 'browse');
      await page.locator('main select[name=limit]').selectOption({ index: 0 });
      await expect(page).toHaveURL(/limit=10(&|$)/);
      await expect(page.locator('main')).not.toContainText('NaN');
    },
  ],
  [
    'suggestions come while a reader types, and change',
    async (page) => {
      await page.goto('/');
      const box = page.locator('main [name=q]').first();
      await box.pressSequentially('gold');
      await expect(page.locator('[role=option]').first()).toBeVisible();
      await box.fill('');
      await box.pressSequentially('H430');
      await expect(page.locator('[role=option]').first()).toContainText(/H430/);
    },
  ],
  [
    'the page of downloads says what can be done',
    async (page) => {
      await page.goto('/offline');
      await alive(page, 'offline');
      await expect(page.getByText('Checking…')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Download: Hebrew entries' })).toBeVisible();
    },
  ],
  [
    'an entry turns its examples, and the browser goes back',
    async (page) => {
      await page.goto('/lexicon/H430');
      await page.locator('#examples .pager a').last().click();
      await expect(page).toHaveURL(/examples=/);
      await expect(page.locator('#examples li').first()).toBeVisible();
      await page.goto('/lexicon/H1');
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('אֱלֹהִים');
    },
  ],
  [
    'a reader registers and sees the account',
    async (page) => {
      const name = uniqueName('reader');
      await page.goto('/auth?tab=register');
      await alive(page, 'auth');
      await page.locator('form [name=username]').fill(name);
      await page.locator('form [name=password]').fill(password);
      await page.locator('form [name=password]').press('Enter');
      await expect(page).toHaveURL('/');
      await page.goto('/account');
      await alive(page, 'account');
      await expect(page.locator('main')).toContainText(name);
    },
  ],
];

for (const kind of ['wrapped', 'replaced'] as const)
  for (const [name, run] of errands)
    test(`a translated page with its text ${kind}: ${name}`, async ({ page }) => {
      const errors = errorsOf(page);
      await translate(page, kind);
      await run(page);
      expect(errors).toEqual([]);
    });

/** Presses the element once, as soon as React listens, which is before it has rendered. */
async function pressBeforeRendering(page: Page, selector: string): Promise<void> {
  await page.addInitScript((pressed) => {
    // No script but React listens for this event.
    const firstListener = 'drop';
    const { addEventListener } = EventTarget.prototype;
    // A press can open another page, which also runs this script.
    let isDone = sessionStorage.getItem('pressed') !== null;
    EventTarget.prototype.addEventListener = function addWithPress(
      this: EventTarget,
      ...args: Parameters<typeof addEventListener>
    ): void {
      addEventListener.apply(this, args);
      if (isDone || args[0] !== firstListener || !(this instanceof HTMLElement) || this.tagName !== 'MAIN') return;
      isDone = true;
      queueMicrotask(() => {
        const element = document.querySelector<HTMLElement>(pressed);
        sessionStorage.setItem('pressed', String(element !== null));
        element?.click();
      });
    };
  }, selector);
}

for (const kind of ['wrapped', 'replaced', 'edited'] as const)
  for (const control of ['[name=strongs]', 'label:has([name=strongs]) span'])
    test(`a press on ${control} counts if a page with its text ${kind} is just being rendered`, async ({ page }) => {
      await translate(page, kind);
      await pressBeforeRendering(page, control);
      await page.goto('/results?q=gold');
      await expect(page.locator('.hits sup').first()).toBeVisible();
      await expect(page.locator('[name=strongs]')).toBeChecked();
      expect(await page.evaluate(() => sessionStorage.getItem('pressed'))).toBe('true');
    });

for (const kind of ['wrapped', 'replaced', 'edited'] as const)
  test(`a press on the search button counts if a page with its text ${kind} is just being rendered`, async ({
    page,
  }) => {
    await translate(page, kind);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const box = document.querySelector<HTMLInputElement>('main [name=q]');
        if (box) box.value = 'silver';
      }),
    );
    await pressBeforeRendering(page, 'main form button');
    await page.goto('/results?q=gold');
    await expect(page).toHaveURL(/q=silver/);
    await expect(page.locator('.hits > li').first()).toContainText(/silver/i);
    expect(await page.evaluate(() => sessionStorage.getItem('pressed'))).toBe('true');
  });

for (const kind of ['wrapped', 'replaced', 'edited'] as const)
  test(`a word that is typed while a page with its text ${kind} is rendered arrives whole`, async ({ page }) => {
    await translate(page, kind);
    // Types the rest of the word as soon as React has replaced the field.
    await page.addInitScript(() => {
      new MutationObserver((records, observer) => {
        const isField = (node: Node): boolean =>
          node instanceof Element && node.querySelector('[type=search]') !== null;
        if (!records.some(({ removedNodes }) => [...removedNodes].some(isField))) return;
        observer.disconnect();
        document.execCommand('insertText', false, 'ter');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/hebrew-learning/words');
    const field = page.locator('[data-island=lesson] input[type=search]').first();
    const isTyped = Promise.withResolvers<void>();
    // The island loads at the first letter.
    await page.route('**/_astro/*.js', async (route) => {
      await isTyped.promise;
      await route.continue();
    });
    await field.pressSequentially('wa');
    isTyped.resolve();
    await expect(field).toHaveValue('water');
    await alive(page, 'lesson');
    await expect(field).toHaveValue('water');
    await expect.poll(() => page.locator('[data-island=lesson] tbody tr:visible').count()).toBeLessThan(20);
  });
