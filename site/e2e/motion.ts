import { expect, type Page } from '@playwright/test';

/** In seconds. Nobody sees a motion that is shorter than a hundredth of a second. */
const longest = 0.01;

/** Expects that no animation, transition or smooth scroll on the page lasts long enough to be seen. */
export async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate((max) => {
    const seconds = (times: string): number =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time) / (time.trim().endsWith('ms') ? 1000 : 1)));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].flatMap((part) => {
        const style = getComputedStyle(element, part || null);
        const moves =
          seconds(style.transitionDuration) > max ||
          (style.animationName !== 'none' && seconds(style.animationDuration) > max) ||
          style.scrollBehavior !== 'auto';
        return moves ? [`${element.tagName.toLowerCase()}.${element.className}${part}`] : [];
      }),
    );
  }, longest);
  expect(moving).toEqual([]);
}
