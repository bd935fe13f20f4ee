import type { Page } from '@playwright/test';

/** Text that cannot be read: outside the viewport, or clipped by a box that does not scroll. */
export async function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const problems: string[] = [];
    const report = (text: string, why: string): void => void problems.push(`${why}: ${text.trim().slice(0, 60)}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const owner = node.parentElement;
      if (
        !text.trim() ||
        !owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        owner.closest('script, style, option, .skip')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const boxes: { style: CSSStyleDeclaration; rect: DOMRect; element: Element }[] = [];
      for (let element: Element | null = owner; element && element !== document.body; element = element.parentElement)
        boxes.push({ style: getComputedStyle(element), rect: element.getBoundingClientRect(), element });
      // Visually hidden on purpose, for screen readers.
      if (boxes.some(({ style }) => style.clipPath !== 'none')) continue;
      const scrolls = boxes.findIndex(({ style }) => /auto|scroll/.test(style.overflowX));
      if (scrolls < 0 && (box.right > width + 1 || box.left < -1))
        report(text, `beyond the window by ${Math.round(Math.max(box.right - width, -box.left))} px`);
      for (const { style, rect, element } of scrolls < 0 ? boxes : boxes.slice(0, scrolls)) {
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const over = Math.max(box.right - rect.right, rect.left - box.left);
        if (style.overflowX !== 'visible' && over > 1)
          report(
            text,
            `clipped by <${element.tagName.toLowerCase()} class="${element.className}"> by ${Math.round(over)} px`,
          );
        const below = Math.max(box.bottom - rect.bottom, rect.top - box.top);
        if (/hidden|clip/.test(style.overflowY) && below > box.height / 4)
          report(text, `clipped below by <${element.tagName.toLowerCase()} class="${element.className}">`);
      }
    }
    for (const field of document.querySelectorAll('button, .button, select')) {
      if (field.checkVisibility() && field.scrollWidth > field.clientWidth + 1 && !field.matches('select'))
        report(field.textContent ?? '', 'wider than its button');
    }
    return problems;
  });
}

/**
 * Controls that are too small for a finger: less than 44 px in either direction, or 24 px for links in running text.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const length = (element: Element): number => (element.textContent ?? '').replaceAll(/\s+/g, '').length;
    const inRunningText = (target: Element): boolean => {
      if (!getComputedStyle(target).display.startsWith('inline') || target.matches('button:not([role]), summary'))
        return false;
      let block = target.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      return block !== null && length(block) > length(target);
    };
    const targets = new Set<Element>();
    for (const control of document.querySelectorAll(
      'a[href], button:enabled, input:enabled, select:enabled, textarea, summary, [role=button], [role=tab], [role=option]',
    )) {
      const target = control.matches('input') ? (control.closest('label') ?? control) : control;
      if (target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert]')) targets.add(target);
    }
    const top = [...document.querySelectorAll('dialog:modal')].at(-1);
    for (const target of targets) {
      if (top && !top.contains(target)) continue;
      if (target.matches('.skip')) continue;
      const least = inRunningText(target) ? 24 : 44;
      const rects = [...target.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const first = rects.toSorted((a, b) => b.width - a.width)[0];
      if (!first) continue;
      if (first.width + 0.5 >= least && first.height + 0.5 >= least) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const rect = [...target.getClientRects()].toSorted((a, b) => b.width - a.width)[0];
      if (!rect) continue;
      const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
      // A control that an open list covers cannot be touched.
      if (!target.contains(document.elementFromPoint(x, y))) continue;
      const reach = (dx: number, dy: number): number => {
        let far = 0;
        while (far < 22 && target.contains(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far += 1;
        return far;
      };
      const [wide, high] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
      if (wide + 0.5 < least || high + 0.5 < least)
        problems.push(
          `${Math.round(wide)}×${Math.round(high)} of ${least}: <${target.tagName.toLowerCase()} class="${target.className}"> ${(target.textContent || target.getAttribute('aria-label') || '').trim().slice(0, 40)}`,
        );
    }
    return problems;
  });
}
