import { expect, type Page } from '@playwright/test';

/** As long as what nobody sees: a hundredth of a second. */
const longest = 0.01;

/** Expects no animation, transition or gliding scroll, of anything on the page, to last long enough to be seen. */
export async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate((most) => {
    const seconds = (times: string): number =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time) / (time.trim().endsWith('ms') ? 1000 : 1)));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].flatMap((part) => {
        const style = getComputedStyle(element, part || null);
        const moves =
          seconds(style.transitionDuration) > most ||
          (style.animationName !== 'none' && seconds(style.animationDuration) > most) ||
          style.scrollBehavior !== 'auto';
        return moves ? [`${element.tagName.toLowerCase()}.${element.className}${part}`] : [];
      }),
    );
  }, longest);
  expect(moving).toEqual([]);
}
