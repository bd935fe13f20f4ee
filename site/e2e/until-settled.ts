import type { Page } from '@playwright/test';

/** Waits until the page has loaded and painted everything that it requests without interaction. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await untilPainted(page);
}

/** Waits until fonts are loaded, finite animations have ended, and two frames are painted with the result. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
}
