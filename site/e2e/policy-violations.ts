import type { Page } from '@playwright/test';

/**
 * Collects violations of the page's content security policy. Call it before the page is opened. The list stays empty if
 * the site requests nothing that its policy blocks.
 */
export async function collectPolicyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  // The browser's own messages also cover frames without scripts.
  page.on('console', (message) => {
    if (/\[policy\]|Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      // oxlint-disable-next-line no-console -- to the listener above
      console.error(`[policy] ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return violations;
}
