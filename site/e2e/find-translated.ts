import type { Page } from '@playwright/test';

/** Hebrew, Greek and links that are references, which a translation by the browser would change. */
export async function findTranslated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner?.translate || owner.closest('script, style')) continue;
      const text = (node.textContent ?? '').trim();
      const isOriginal = /[\p{Script=Hebrew}\p{Script=Greek}]/u.test(text);
      const link = owner.closest('main :is(b, h1, h2) a')?.textContent.trim() ?? '';
      const isReference = /^(?:[1-3] )?[A-Z]\p{L}+ \d+:\d+$/u.test(link);
      if (isOriginal || isReference) problems.push(owner.outerHTML.slice(0, 100));
    }
    return problems;
  });
}
