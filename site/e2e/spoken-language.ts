import type { Page } from '@playwright/test';

/**
 * Hebrew and Greek without a `lang` attribute, which a screen reader would spell with an English voice, and Hebrew
 * without a direction, which could reverse the English around it.
 */
export async function findUnmarkedLanguage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems = new Set<string>();
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
        problems.add(`${language}: ${text.slice(0, 40)}`);
      else if (hebrew && !owner.closest('bdi, [dir=rtl]')) problems.add(`not isolated: ${text.slice(0, 40)}`);
    }
    return [...problems];
  });
}
