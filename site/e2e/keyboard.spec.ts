import { expect, test, type Locator, type Page } from '@playwright/test';
import { open, pageKinds } from './page-kinds.ts';

// With smooth scrolling the focused element would be visible only later.
test.use({ reducedMotion: 'reduce' });

/**
 * The focused element, and whether it has a visible outline: on itself, on the element that renders it, or on the box
 * around it.
 */
async function stop(page: Page): Promise<{ what: string; seen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { what: 'the page', seen: true };
    const candidates = [element, element.nextElementSibling, element.closest('label'), element.closest('.find')];
    const outlined = candidates.some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
    const box = element.getBoundingClientRect();
    const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 40);
    const path: number[] = [];
    for (let each: Element | null = element; each?.parentElement; each = each.parentElement)
      path.unshift([...each.parentElement.children].indexOf(each));
    return { what: `${element.tagName.toLowerCase()} “${name}” at ${path.join('.')}`, seen: outlined && inView };
  });
}

/** The focused element, which must be visible, immediately or after the next paint. */
async function seenStop(page: Page): Promise<string> {
  let where = '';
  await expect(async () => {
    const { what, seen } = await stop(page);
    where = what;
    expect(seen, `the focus is seen on ${what}`).toBe(true);
  }).toPass({ timeout: 60_000 });
  return where;
}

/** Presses Tab until the control has the focus. Every stop on the way must be visible. */
async function tabTo(page: Page, control: Locator, max = 40): Promise<void> {
  const passed: string[] = [];
  for (let tabs = 0; tabs < max; tabs += 1) {
    await page.keyboard.press('Tab');
    passed.push(await seenStop(page));
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${max} tabs do not reach ${String(control)}, but ${passed.join(', ')}`);
}

test('a reader searches from the home page, opens a word of a verse and its entry, and returns', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByLabel('Search the Bible'));
  await page.keyboard.type('gold');
  await tabTo(page, page.getByRole('combobox', { name: 'Version' }));
  await page.keyboard.type('KJV with');
  await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/results\?q=gold/);
  const results = page.url();
  const words = page.getByRole('button', { name: 'STRONGS Genesis 2:11' });
  await expect(words).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await tabTo(page, words);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('gold');
  await tabTo(page, dialog.getByRole('link', { name: 'Word by word' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/strongs\/verse\/genesis\/2\/11/);
  const hebrew = page.getByRole('list', { name: /Hebrew text/ }).getByRole('listitem');
  await expect(hebrew.first()).toHaveAttribute('tabindex', '0');
  await tabTo(page, hebrew.first());
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /H2091/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/strongs\/verse\/genesis\/2\/11/);
  await page.goBack();
  await expect(page).toHaveURL(results);
});

test('a reader skips to a chapter, opens a word, closes it, and changes the version', async ({ page }) => {
  await page.goto('/bible/kjv_strongs/john/3');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const versions = page.locator('summary', { hasText: 'Versions' });
  await tabTo(page, versions, 9);
  await tabTo(page, page.locator('#v1'), 6);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('role', 'button');
  const word = await page.locator(':focus').textContent();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.lemma')).toBeVisible();
  // The dialog traps the focus: the page behind it cannot be reached.
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator(':focus')).toHaveText(word ?? '');
  await versions.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'World English Bible' }).first(), 8);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bible\/web\/john\/3/);
});

test('a reader opens an entry by its number from the dictionary', async ({ page }) => {
  await page.goto('/lexicon');
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search the dictionary')).toBeFocused();
  await page.keyboard.type('H430');
  await page.keyboard.press('Enter');
  const card = page.locator('.card', { hasText: 'H430' }).first();
  await expect(card).toBeVisible();
  await expect(page.locator('.card').first()).toContainText('H430');
  await tabTo(page, card, 20);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'אֱלֹהִים' })).toBeVisible();
});

const swept = [
  'home',
  'browse',
  'entry, Hebrew',
  'results, with numbers',
  'chapter, poetry',
  'words of a verse',
  'parallel, four versions',
  'interlinear, translation',
  'verbs',
  'study, before',
  'study, the answer',
  'about the texts',
];
for (const kind of pageKinds.filter(({ name }) => swept.includes(name))) {
  test(`the Tab key moves through ${kind.name}, every stop is visible, and none traps the focus`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, kind);
    await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
    );
    const stops: string[] = [];
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press('Tab');
      const what = await seenStop(page);
      if (what === 'the page') break;
      stops.push(what);
    }
    expect(stops.length).toBeGreaterThan(5);
    expect(new Set(stops).size).toBe(stops.length);
  });
}
