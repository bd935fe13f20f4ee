import type { Page } from '@playwright/test';

/** How a browser's translation changes the text nodes. */
export type Translation =
  /** The text is within two `<font>` elements. */
  | 'wrapped'
  /** The text node is removed and replaced by a `<font>` with another text, as in Chrome. */
  | 'replaced'
  /** The text node stays and gets another text, as in Firefox and Safari. */
  | 'edited';

/**
 * Translates the page from its first text on, as a browser does: all text outside `translate="no"`, including text
 * added later. The translation of a word is the word in brackets.
 */
export async function translate(page: Page, translation: Translation): Promise<void> {
  await page.addInitScript((kind) => {
    const make = (text?: string): { outer: HTMLElement; inner: HTMLElement } => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.setAttribute('style', 'vertical-align: inherit;');
      outer.append(inner);
      if (text !== undefined) inner.append(text);
      return { outer, inner };
    };
    const isText = (node: Node): node is Text =>
      node instanceof Text &&
      !(kind === 'edited' && node.data.startsWith('[')) &&
      node.data.trim() !== '' &&
      node.parentElement?.closest('font, script, style, noscript, textarea, title, [translate=no]') === null;
    const translateIn = (root: Node): void => {
      const texts: Text[] = [];
      if (isText(root)) texts.push(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isText(node)) texts.push(node);
      for (const text of texts) {
        if (kind === 'edited') {
          text.data = `[${text.data.trim()}]`;
        } else if (kind === 'replaced') {
          text.replaceWith(make(`[${text.data.trim()}]`).outer);
        } else {
          const { outer, inner } = make();
          text.before(outer);
          inner.append(text);
        }
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.classList.add('translated-ltr');
      translateIn(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes, target, type } of records) {
          if (type === 'characterData') translateIn(target);
          for (const node of addedNodes) if (node.isConnected) translateIn(node);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, translation);
}
