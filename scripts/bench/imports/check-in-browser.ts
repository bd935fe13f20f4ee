import { chromium } from 'playwright';
import { findChromium } from '../../checks/find-chromium.ts';
import { sessionCookie } from './site-copy.ts';

/** Seconds from choosing a file to its report in the upload form of the dashboard. */
export async function timeChecks(url: string, text: string, runs: number): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addCookies([{ ...sessionCookie, url, httpOnly: true, sameSite: 'Strict' }]);
    const seconds: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await context.newPage();
      await page.goto(`${url}/admin#bible-upload`);
      await page.getByLabel('Bible version').selectOption({ index: 1 });
      const file = { name: 'whole.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      const input = page.getByLabel('File');
      await input.evaluate((element) =>
        element.addEventListener('change', () => performance.mark('chosen'), { capture: true, once: true }),
      );
      const report = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new MutationObserver((_, observer) => {
              if (!document.querySelector('section.report')) return;
              observer.disconnect();
              resolve(performance.now() - (performance.getEntriesByName('chosen')[0]?.startTime ?? Number.NaN));
            }).observe(document.body, { childList: true, subtree: true });
          }),
      );
      await input.setInputFiles(file);
      seconds.push((await report) / 1000);
      await page.close();
    }
    return seconds;
  } finally {
    await browser.close();
  }
}
