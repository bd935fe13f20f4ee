import { Hono } from 'hono';
import { entryListQuery, pageSizes } from '#data/contract/entry-list.ts';
import { entryCard } from '#data/markup/entry-card.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { pager } from '#data/markup/pager.ts';
import { productName, productSlug } from '#data/model/product.ts';
import { formatCount } from '../answers/count-text.ts';
import { fillShell, setAttribute, type ShellFilling } from '../answers/shell.ts';
import { asProblem } from '../answers/api-answer.ts';
import type { AppEnv } from '../env.ts';
import { findEntries } from '../queries/entry-list.ts';

const shell = `/${productSlug}`;

/** The browse page with a search, a language, a page or a page size: the built page, filled anew. */
export const browsePage = new Hono<AppEnv>().get('/search', async (c) => {
  const parsed = entryListQuery.safeParse(c.req.query());
  if (!parsed.success) {
    const message = escapeHtml(parsed.error.issues.map((issue) => issue.message).join('; '));
    return fillShell(c, { shell, status: 400, slots: { count: '', entries: '', pager: '', message } });
  }
  const asked = parsed.data;
  const elements = formElements(asked.query, asked.language, asked.limit);
  try {
    const { rows, page, pages, total } = await findEntries(c.var.library, asked);
    const slots = {
      count: `Showing ${formatCount(rows.length)} of ${formatCount(total)} entries`,
      entries: rows.map(entryCard).join(''),
      pager: pager({ page, pages, label: 'Pages of entries', href: (target) => browseHref({ ...asked, page: target }) }),
      message: rows.length > 0 ? '' : 'No entries found. Try a different search term.',
    };
    const title = asked.query ? `“${asked.query}”` : '';
    return await fillShell(c, { shell, slots, elements, title, noindex: asked.query !== '' });
  } catch (error) {
    if (!(error instanceof Error) || asProblem(error)?.status !== 503) throw error;
    const message = `We couldn't load the ${escapeHtml(productName)} entries. Please try again later.`;
    return fillShell(c, { shell, status: 503, slots: { count: '', entries: '', pager: '', message }, elements });
  }
});

interface BrowseState {
  query: string;
  language: string;
  page: number;
  limit: number;
}

function browseHref({ query, language, page, limit }: BrowseState): string {
  const parameters = new URLSearchParams({ ...(query && { query }), language, limit: String(limit), page: String(page) });
  return `/${productSlug}/search?${parameters}`;
}

/** Shows in the form and the tabs what the address says. */
function formElements(query: string, language: string, limit: number): NonNullable<ShellFilling['elements']> {
  return {
    'input[name="query"]': (element) => setAttribute(element, 'value', query),
    'select[name="limit"]': (element) => {
      const options = pageSizes.map((size) => `<option${size === limit ? ' selected' : ''}>${size}</option>`);
      element.setInnerContent(options.join(''), { html: true });
    },
    'input[name="language"]': (element) => setAttribute(element, 'value', language),
    'a[data-language]': (element) => {
      const tab = element.getAttribute('data-language') ?? 'all';
      setAttribute(element, 'href', browseHref({ query, language: tab, page: 1, limit }));
      if (tab === language) element.setAttribute('aria-current', 'page');
      else element.removeAttribute('aria-current');
    },
  };
}
