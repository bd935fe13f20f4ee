import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectContrast, expectNoSidewaysScroll } from './accessibility.ts';
import { findTranslated } from './find-translated.ts';
import { findClippedText, smallTargets } from './layout-problems.ts';
import { expectStill } from './motion.ts';
import { open, pageKinds } from './page-kinds.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { findUnmarkedLanguage } from './spoken-language.ts';

/** The text spacing that a reader must be able to set (WCAG 1.4.12). */
const spacedText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

test.use({ hasTouch: true, colorScheme: 'light', reducedMotion: 'reduce' });

async function expectFits(page: Page, when: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await findClippedText(page), when).toEqual([]);
}

/** Runs `check` with a user style sheet on the page. */
async function withStyle(page: Page, content: string, check: () => Promise<void>): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, content);
  await check();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

// Each kind is loaded once and then made narrower, as a reader's zoom does it.
for (const kind of pageKinds) {
  test(`${kind.name} has no axe violations, fits every viewport, has large touch targets, does not move, and violates no policy`, async ({
    page,
  }) => {
    const violations = await collectPolicyViolations(page);
    await open(page, kind);
    expect(violations).toEqual([]);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
    expect(await findUnmarkedLanguage(page)).toEqual([]);
    expect(await findTranslated(page)).toEqual([]);
    // Axe also checks hidden rows, which takes half a minute for 500.
    await page.evaluate(() => document.querySelectorAll('tr[hidden]').forEach((row) => row.remove()));
    await expectAccessible(page, kind.part);

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectContrast(page, kind.part);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    for (const width of [1280, 2560]) {
      await page.setViewportSize({ width, height: 720 });
      await expectFits(page, `${width} px, from the right`);
    }
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));

    // A window of 1,280 px at a zoom of 400 % has this size.
    await page.setViewportSize({ width: 320, height: 568 });
    await expectFits(page, '320 px');
    await expectStill(page);
    await withStyle(page, spacedText, () => expectFits(page, '320 px, spaced text'));
    await page.setViewportSize({ width: 320, height: 180 });
    await expectFits(page, '320 × 180 px');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 640, height: 568 });
    await withStyle(page, 'html { font-size: 200% }', () => expectFits(page, 'text of 200 %'));
  });
}
