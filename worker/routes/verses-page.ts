import { Hono } from 'hono';
import { examplesQuery } from '#data/contract/examples.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { markedWords } from '#data/markup/marked-words.ts';
import { pager } from '#data/markup/pager.ts';
import { verseLink } from '#data/markup/reading-address.ts';
import { verseRow } from '#data/markup/verse-row.ts';
import { tryParseEntryNumber } from '#data/model/entry-number.ts';
import { productSlug } from '#data/model/product.ts';
import { verseIdOfKey } from '#data/model/verse-id.ts';
import { asProblem } from '../answers/api-answer.ts';
import { formatOccurrences } from '../answers/count-text.ts';
import { entryNotFoundPage } from '../answers/entry-not-found.ts';
import { exampleVerse } from '../answers/example-verse.ts';
import { fillShell, setAttribute, type ShellFilling } from '../answers/shell.ts';
import type { AppEnv } from '../env.ts';
import { readExamples } from '../queries/examples.ts';

const shell = '/shells/verses';
const pageSize = 50;

/** Every verse with a number, or with one rendering of it, or of another version. */
export const versesPage = new Hono<AppEnv>().get('/:number/verses', async (c) => {
  const asked = c.req.param('number');
  const number = tryParseEntryNumber(asked);
  if (!number) return entryNotFoundPage(c, asked);
  const path = `/${productSlug}/${number}/verses`;
  const url = new URL(c.req.url);
  if (url.pathname !== path) return c.redirect(`${path}${url.search}`, 301);

  const parsed = examplesQuery.safeParse(c.req.query());
  const rendering = parsed.data?.rendering;
  const place: ShellFilling = {
    shell,
    title: rendering ? `${number} as “${rendering}”` : number,
    slots: {
      title: rendering ? `Verses with ${number} as “${escapeHtml(rendering)}”` : `Verses with ${number}`,
      count: '',
      verses: '',
      pager: '',
    },
    elements: { '[data-slot="entry-link"]': (element) => setAttribute(element, 'href', `/${productSlug}/${number}`) },
  };
  const message = (status: 400 | 404 | 503, text: string) =>
    fillShell(c, { ...place, status, slots: { 'entry-link': number, ...place.slots, message: escapeHtml(text) } });
  if (!parsed.success) return message(400, parsed.error.issues.map((issue) => issue.message).join('; '));

  try {
    const { page: askedPage, version: askedVersion } = parsed.data;
    const { entry, version, total, rows } = await readExamples(c.var.library, { number, page: askedPage, pageSize, rendering, version: askedVersion });
    if (!entry) return await entryNotFoundPage(c, asked);
    if (askedVersion && !version) return await message(404, `The version “${askedVersion}” is not loaded on this site.`);
    if (rendering && !total) return await message(404, `${number} is nowhere put into the words “${rendering}”.`);
    const pages = Math.max(1, Math.ceil((total?.verseTotal ?? 0) / pageSize));
    const page = Math.min(askedPage, pages);
    const script = version && { language: version.language, direction: version.direction };
    const hrefOf = (target: number) => `${path}${parametersOf({ rendering, version: askedVersion }, target)}`;
    return await fillShell(c, {
      ...place,
      canonical: hrefOf(page),
      slots: {
        ...place.slots,
        'entry-link': markedWords(`${number} ${entry.lemma}`),
        count: total && version ? `${formatOccurrences(total.total, total.verseTotal)} of the ${escapeHtml(version.name)}` : '',
        verses: rows.map((row) => verseRow({ ...exampleVerse(row, number), ...script, ...(version && { href: verseLink(version.code, verseIdOfKey(row.key)) }) })).join(''),
        pager: pager({ page, pages, label: 'Pages of verses', href: hrefOf }),
        message: total ? '' : `No verse of ${askedVersion && version ? `the ${version.name}` : 'this site'} is tagged with ${number}.`,
      },
    });
  } catch (error) {
    if (!(error instanceof Error) || asProblem(error)?.status !== 503) throw error;
    return message(503, 'The verses could not be loaded. Please try again later.');
  }
});

function parametersOf({ rendering, version }: { rendering: string | undefined; version: string | undefined }, page: number): string {
  const parameters = new URLSearchParams({ ...(rendering && { rendering }), ...(version && { version }), ...(page > 1 && { page: String(page) }) });
  return parameters.size > 0 ? `?${parameters}` : '';
}
