import { Hono, type Context } from 'hono';
import { searchPageSize, type SearchAnswer } from '#data/contract/search.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { formatSearchAddress, type SearchAddress } from '#data/markup/search-address.ts';
import { searchFault } from '#data/markup/search-parts.ts';
import { versionNotLoaded } from '#data/markup/search-words.ts';
import { asProblem } from '../answers/api-answer.ts';
import { emptySlots, resultsSlots, searchForm } from '../answers/results-slots.ts';
import { fillShell, type ShellFilling } from '../answers/shell.ts';
import type { AppEnv } from '../env.ts';
import { readCatalogue } from '../queries/catalogue.ts';
import { answerSearch } from '../search/answer-search.ts';
import { besideSlots } from '../reading/beside-results.ts';
import { chooseVersions, readSearch } from '../search/read-search.ts';
import { taggedOf } from '../search/search-words.ts';

const shell = '/shells/results';

/** A search as a page that needs no scripts. */
export const resultsPage = new Hono<AppEnv>()
  .get('/results', (c) => resultsAnswer(c, '/results'))
  .get('/strongs-results', (c) => resultsAnswer(c, '/strongs-results'));

async function resultsAnswer(c: Context<AppEnv>, path: SearchAddress['path']): Promise<Response> {
  const read = readSearch(c.req.query(), c.req.queries('also'));
  const q = c.req.query('q')?.trim() ?? '';
  if (read.kind === 'empty') {
    return path === '/strongs-results' ? c.redirect('/', 303) : fillShell(c, { shell, slots: emptySlots(''), noindex: true });
  }
  const params = read.kind === 'search' ? read.params : undefined;
  const address: SearchAddress = {
    path,
    q,
    version: params?.versions.join(',') ?? '',
    page: params?.page ?? 1,
    order: params?.order ?? 'canonical',
    strongs: params?.strongs ?? false,
    parallel: params?.parallel ?? false,
  };
  const said = (status: 400 | 503, message: string): Promise<Response> => fillShell(c, { ...filling(address, undefined), status, slots: { ...emptySlots(q), message } });

  if (read.kind === 'fault') return said(400, searchFault(q, read.fault, (query) => formatSearchAddress({ ...address, q: query })));
  if (read.kind === 'invalid') return said(400, escapeHtml(read.message));
  try {
    const catalogue = await readCatalogue(c.env.LIBRARY);
    const { versions, missing } = chooseVersions(catalogue, path === '/strongs-results' ? taggedOf(catalogue) : read.params.versions);
    if (missing !== undefined) return await said(400, escapeHtml(versionNotLoaded(missing)));
    const asked = { ...read, params: { ...read.params, perPage: searchPageSize }, catalogue, versions };
    const answer: SearchAnswer = JSON.parse(await answerSearch(c, asked));
    const slots = resultsSlots(address, answer, versions);
    const beside = address.parallel && answer.results.length > 0 && { results: '', ...(await besideSlots(c.env.LIBRARY, catalogue, answer)) };
    return await fillShell(c, { ...filling(address, answer.versions[0]), slots: { ...slots, ...beside } });
  } catch (error) {
    if (!(error instanceof Error) || asProblem(error)?.status !== 503) throw error;
    return said(503, 'There was an error fetching search results. Please try again.');
  }
}

function filling(address: SearchAddress, version: string | undefined): Pick<ShellFilling, 'shell' | 'elements' | 'title' | 'noindex'> {
  return { shell, elements: searchForm(address, version), title: address.q.slice(0, 100), noindex: true };
}
