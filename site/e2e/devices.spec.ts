import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { cutText, smallTargets } from './layout-faults.ts';
import { expectStill } from './motion.ts';
import { open, pageKinds } from './page-kinds.ts';
import { unmarkedWords } from './spoken-language.ts';

/** The distances that a reader must be able to set (WCAG 1.4.12). */
const spacedText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

for (const kind of pageKinds) {
  test(`axe finds nothing on ${kind.name}, light from the left and dark from the right`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, kind);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
    expect(await unmarkedWords(page)).toEqual([]);
    // Axe looks at what is hidden as well, for half a minute at 500 rows.
    await page.evaluate(() => document.querySelectorAll('tr[hidden]').forEach((row) => row.remove()));
    await expectAccessible(page, kind.part);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await expectAccessible(page, kind.part);
    for (const width of [1280, 2560]) {
      await page.setViewportSize({ width, height: 720 });
      await expectNoSidewaysScroll(page);
      expect(await cutText(page), `${width} px`).toEqual([]);
    }
  });
}

test.describe('zoomed, on a phone, on a wall', () => {
  // 320 px wide at four device pixels each is what a window of 1,280 px is at a zoom of 400 %.
  test.use({ viewport: { width: 320, height: 568 }, deviceScaleFactor: 4, hasTouch: true, reducedMotion: 'reduce' });

  for (const kind of pageKinds) {
    test(`${kind.name} fits every width and text size, fingers find its controls, and nothing moves`, async ({
      page,
    }) => {
      await open(page, kind);
      const fits = async (when: string): Promise<void> => {
        await expectNoSidewaysScroll(page);
        expect(await cutText(page), when).toEqual([]);
      };
      await fits('320 px');
      await expectStill(page);
      const spaced = await page.addStyleTag({ content: spacedText });
      await fits('320 px, spaced text');
      await spaced.evaluate((style) => style.parentElement?.removeChild(style));
      await page.setViewportSize({ width: 320, height: 180 });
      await fits('320 × 180 px');
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await smallTargets(page)).toEqual([]);
      await page.setViewportSize({ width: 640, height: 568 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await fits('text of 200 %');
    });
  }
});
