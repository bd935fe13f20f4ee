import { expect, test, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessibility.ts';
import { resultsWithNumbers, plain, sheet, goldNumberLink, side } from './dialogs.ts';

type Show = (page: Page) => Promise<unknown>;
const screens: [name: string, show: Show][] = [
  [
    'the lexicon dialog',
    async (page) => {
      await page.goto(resultsWithNumbers);
      await goldNumberLink(page).click();
      await expect(sheet(page).locator('.verses li')).toHaveCount(20);
    },
  ],
  [
    'the word dialog',
    async (page) => {
      await page.goto(plain);
      await page.getByRole('button', { name: 'STRONGS Genesis 2:12' }).click();
      await sheet(page).getByRole('button', { name: 'H2091' }).click();
      await expect(sheet(page).locator('.definition')).toContainText('zaw-hawb');
    },
  ],
  [
    'the parallel dialog',
    async (page) => {
      await page.goto(plain);
      await page.getByRole('button', { name: 'PARALLEL Genesis 2:12' }).click();
      await expect(sheet(page).getByRole('button', { name: 'Copy' })).toBeEnabled();
    },
  ],
  [
    'the three-column dialog',
    async (page) => {
      await page.goto('/strongs-test');
      await page.getByRole('tab', { name: 'Three-Column Dialog' }).click();
      await page.getByRole('button', { name: /Open the dialog/ }).click();
      await expect(side(sheet(page), 'right').locator('p')).toContainText('the heaven');
    },
  ],
  ['/sample', (page) => page.goto('/sample')],
  [
    '/strongs-test',
    async (page) => {
      await page.goto('/strongs-test');
      await expect(page.locator('.words-of-verse')).toContainText('In the beginning');
    },
  ],
];

for (const [name, show] of screens) {
  test(`${name} fits 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page);
    await expectNoSidewaysScroll(page);
    if ((await sheet(page).count()) === 0) return;
    const box = await sheet(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 360 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
    const inside = await sheet(page).evaluate((element) =>
      [...element.querySelectorAll('*')].some(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 &&
          getComputedStyle(each).overflowX !== 'visible' &&
          each.clientWidth > 1,
      ),
    );
    expect(inside).toBe(false);
  });
}
