import { Hono, type Context } from 'hono';
import { resultsPageSize, resultsQuery } from '#data/contract/results.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { pager } from '#data/markup/pager.ts';
import { verseRow } from '#data/markup/verse-row.ts';
import { verseText } from '#data/markup/verse-text.ts';
import { tryParseEntryNumber } from '#data/model/entry-number.ts';
import { productSlug } from '#data/model/product.ts';
import { formatVerse, verseIdOfKey } from '#data/model/verse-id.ts';
import { asProblem } from '../answers/api-answer.ts';
import { formatCount } from '../answers/count-text.ts';
import { fillShell, setAttribute, type ShellFilling } from '../answers/shell.ts';
import type { AppEnv } from '../env.ts';
import { searchVerses } from '../queries/verse-search.ts';
import { matchAllTerms, parseVerseTerms, termSpans, type VerseTerm } from '../search/verse-terms.ts';

const shell = '/shells/results';
/** More words than any verse is remembered by; each costs the database an index look-up. */
const mostTerms = 24;

export const resultsPage = new Hono<AppEnv>().on('GET', ['/results', '/strongs-results'], answerResults);

/** A search as a plain page: verses that hold every word, in the order of the Bible. */
async function answerResults(c: Context<AppEnv>): Promise<Response> {
  const parsed = resultsQuery.safeParse(c.req.query());
  if (!parsed.success) return fillShell(c, said('', 400, parsed.error.issues.map(({ message }) => message).join('; ')));
  const { q, page, version } = parsed.data;
  if (!q) return c.redirect('/', 303);
  const number = tryParseEntryNumber(q);
  if (number) return c.redirect(`/${productSlug}/${number}`, 302);
  const terms = parseVerseTerms(q);
  if (terms.length === 0) return fillShell(c, said(q, 200, `No results found for "${q}".`));
  if (terms.flat().length > mostTerms) return fillShell(c, said(q, 400, `The search has too many words: ${mostTerms} at most.`));
  try {
    const found = await searchVerses(c.var.library, { match: matchAllTerms(terms), version, page, pageSize: resultsPageSize });
    if (!found.version) return await fillShell(c, said(q, 404, `The version "${version}" is not loaded on this site.`));
    if (found.total === 0) return await fillShell(c, said(q, 200, `No results found for "${q}".`));
    return await fillShell(c, resultsFilling(q, terms, found, addressOf(c.req.path, q, version)));
  } catch (error) {
    if (!(error instanceof Error) || asProblem(error)?.status !== 503) throw error;
    return fillShell(c, said(q, 503, 'There was an error fetching search results. Please try again.'));
  }
}

/** The page without results, with a sentence why. */
function said(q: string, status: 200 | 400 | 404 | 503, message: string): ShellFilling {
  const slots = { query: escapeHtml(q), count: '', results: '', pager: '', message: escapeHtml(message) };
  return { shell, status, slots, elements: searchForm(q, undefined), title: q, noindex: true };
}

type Found = Awaited<ReturnType<typeof searchVerses>>;

function resultsFilling(q: string, terms: VerseTerm[], found: Found, href: (page: number) => string): ShellFilling {
  const { version, total, pages, page, rows } = found;
  const first = (page - 1) * resultsPageSize + 1;
  const results = rows.map(({ key, text, marks }) =>
    verseRow({
      reference: formatVerse(verseIdOfKey(key), marks.kjv),
      html: verseText(text, marks, termSpans(text, terms)),
      ...(version && { language: version.language, direction: version.direction }),
    }),
  );
  const range = `${formatCount(first)}-${formatCount(first + rows.length - 1)}`;
  return {
    shell,
    slots: {
      query: escapeHtml(q),
      count: `Showing ${range} of ${formatCount(total)} ${total === 1 ? 'result' : 'results'} for "${escapeHtml(q)}"`,
      results: results.join(''),
      pager: pager({ page, pages, label: 'Pages of results', href }),
      message: '',
    },
    elements: searchForm(q, version?.code),
    title: q,
    noindex: true,
  };
}

/** The search form as it was sent; without a version it keeps the one that it comes with. */
function searchForm(q: string, version: string | undefined): NonNullable<ShellFilling['elements']> {
  return {
    'input[name="q"]': (element) => setAttribute(element, 'value', q),
    'select[name="version"] option': (element) => {
      if (!version) return;
      if (element.getAttribute('value') === version) element.setAttribute('selected', '');
      else element.removeAttribute('selected');
    },
  };
}

function addressOf(path: string, q: string, version: string | undefined): (page: number) => string {
  return (page) => `${path}?${new URLSearchParams({ q, ...(version && { db: version }), page: String(page) })}`;
}
