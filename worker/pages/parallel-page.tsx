import { Hono } from 'hono';
import { parallelQuery } from '#data/reading/contract/reading.ts';
import { applyVersionDetails } from '#data/versions/version-details.ts';
import { parallelChoices } from '#data/comparison/parallel-choices.ts';
import { parallelPath } from '#data/reading/reading-paths.ts';
import { chooseColumns } from '#data/comparison/comparison-columns.ts';
import { formatColumnCode, parseColumnCode } from '#data/comparison/column-code.ts';
import { restoredVersion } from '#data/versions/restored-version.ts';
import { canonicalCode } from '#data/versions/version-twins.ts';
import { ParallelPage, type ParallelOutcome, type ParallelPageProps } from '#views/comparison/ParallelPage.tsx';
import { toHttpError } from '../http/api-response.ts';
import { withoutSlash } from '../http/without-trailing-slash.ts';
import type { AppEnv } from '../env.ts';
import { readCatalog, type Catalog } from '../versions/catalog.ts';
import { findVersion } from '#data/reading/readable-version.ts';
import { readComparison, PassageError } from '../comparison/read-parallel.ts';
import { HttpError } from '../http/http-error.ts';
import { renderPage } from './render-page.tsx';
import { passageFailed } from './messages.ts';

const path = '/parallel-bible';

/** A comparison of two to four versions. Needs no scripts. */
export const parallelPage = new Hono<AppEnv>().get(`${path}/`, withoutSlash).get(path, async (c) => {
  const url = new URL(c.req.url);
  let props: ParallelPageProps = {
    choices: parallelChoices([], false),
    address: { passage: '', versions: [] },
    columns: [],
    outcome: { kind: 'none' },
  };
  const page = (outcome: ParallelOutcome, status: 200 | 400 | 404 | 503, canonical: string = path) => {
    props = { ...props, outcome };
    const title = outcome.kind === 'passage' ? titleOf(outcome) : undefined;
    return renderPage(c, {
      shell: '/shells/parallel',
      view: <ParallelPage {...props} />,
      island: props,
      status,
      title,
      canonical,
    });
  };
  const parsed = parallelQuery.safeParse({
    passage: c.req.query('passage'),
    versions: url.searchParams.getAll('versions').join(','),
  });
  if (!parsed.success)
    return page({ kind: 'problem', message: parsed.error.issues.map(({ message }) => message).join('; ') }, 400);
  const address = parsed.data;
  // A form sends each field as a parameter. Redirect to the canonical URL of the comparison.
  const canonical =
    address.passage === '' && address.versions.length === 0 ? path : parallelPath(address.passage, address.versions);
  if (url.search !== '' && url.search !== new URL(canonical, url).search) return c.redirect(canonical, 301);

  props = { ...props, address };
  try {
    const catalog = await readCatalog(c.env.LIBRARY);
    const columns = chooseColumns(catalog, address.versions);
    props = {
      ...props,
      choices: choicesOf(catalog),
      columns: columns.map(({ version, isInterlinear }) => formatColumnCode({ code: version, isInterlinear })),
    };
    if (address.passage === '' && columns.length > 1) return await page({ kind: 'none' }, 200);
    const { answer } = await readComparison(c.env.LIBRARY, catalog, address);
    // Two codes of one text give the same page.
    const codes = address.versions
      .map(parseColumnCode)
      .map(({ code, isInterlinear }) =>
        formatColumnCode({ code: canonicalCode(code, catalog.versions), isInterlinear }),
      );
    return await page({ kind: 'passage', ...answer }, 200, parallelPath(address.passage, codes));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof PassageError)
      return page({ kind: 'problem', message: error.message, suggestion: error.suggestion }, statusOf(error));
    if (error instanceof HttpError && error.status !== 503)
      return page({ kind: 'problem', message: error.message }, statusOf(error));
    const problem = toHttpError(error);
    if (problem?.status !== 503) throw error;
    const message = error instanceof HttpError ? error.message : passageFailed;
    return page({ kind: 'problem', message }, 503);
  }
});

function choicesOf(catalog: Catalog): ParallelPageProps['choices'] {
  const loaded = catalog.versions.toSorted((a, b) => a.id - b.id);
  const choices = parallelChoices(loaded, findVersion(catalog, restoredVersion.version) !== undefined);
  return applyVersionDetails(choices, catalog.details);
}

function titleOf({ reference, versions }: Extract<ParallelOutcome, { kind: 'passage' }>): string {
  return `${reference}: ${versions.map(({ label }) => label).join(', ')}`;
}

/** Any other error is an error of the request. */
function statusOf({ status }: HttpError): 400 | 404 | 503 {
  return status === 404 || status === 503 ? status : 400;
}
