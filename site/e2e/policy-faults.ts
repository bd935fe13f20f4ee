import type { Page } from '@playwright/test';

/**
 * What the page's policy has kept from running or being used since: empty as long as the site asks for nothing that it
 * does not let in. To be called before the page is opened.
 */
export async function policyFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  // The browser's own words tell of frames in which no script runs too.
  page.on('console', (message) => {
    if (/\[policy\]|Content.Security.Policy/i.test(message.text())) faults.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      // oxlint-disable-next-line no-console -- to the listener above
      console.error(`[policy] ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return faults;
}
