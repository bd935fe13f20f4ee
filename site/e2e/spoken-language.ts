import type { Page } from '@playwright/test';

/**
 * Hebrew and Greek that a screen reader would spell with an English voice, and Hebrew that could turn the English around
 * it: words without their language, Hebrew without a direction of its own.
 */
export async function unmarkedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const owner = node.parentElement;
      const hebrew = /\p{Script=Hebrew}/u.test(text);
      if (
        !owner ||
        !(hebrew || /\p{Script=Greek}/u.test(text)) ||
        owner.closest('script, style') ||
        !owner.checkVisibility()
      )
        continue;
      const marked = owner.closest('[lang]');
      const language = marked?.getAttribute('lang') ?? '';
      if (!(hebrew ? ['hbo', 'arc', 'he'] : ['grc', 'el']).includes(language))
        faults.add(`${language}: ${text.slice(0, 40)}`);
      else if (hebrew && !owner.closest('bdi, [dir=rtl]')) faults.add(`not isolated: ${text.slice(0, 40)}`);
    }
    return [...faults];
  });
}
