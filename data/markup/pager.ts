import { pagerItems } from '../model/pager.ts';
import { escapeHtml } from './escape.ts';

export interface PagerProps {
  page: number;
  pages: number;
  /** Address of a page; works without JavaScript. */
  href: (page: number) => string;
  /** Names the landmark: "Pages of examples". */
  label: string;
  /** Five numbers at most. */
  compact?: boolean;
}

/** A pager of plain links; nothing when there is a single page. */
export function pager({ page, pages, href, label, compact = false }: PagerProps): string {
  if (pages <= 1) return '';
  const numbers = pagerItems(page, pages, compact).map((item) =>
    item === 'gap' ? '<li><span class="gap">…</span></li>' : `<li>${link(String(item), item, item === page)}</li>`,
  );
  return `<nav class="pager" aria-label="${escapeHtml(label)}"><ul><li>${step('Previous', page - 1)}</li>${numbers.join('')}<li>${step('Next', page + 1)}</li></ul></nav>`;

  function link(text: string, target: number, current: boolean): string {
    return `<a href="${escapeHtml(href(target))}" data-page="${target}"${current ? ' aria-current="page"' : ''}>${text}</a>`;
  }

  function step(text: string, target: number): string {
    return target < 1 || target > pages ? `<span aria-disabled="true">${text}</span>` : link(text, target, false);
  }
}
