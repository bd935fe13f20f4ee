import type { SearchAnswer, SearchError } from '#data/search/contract/search.ts';
import { formatSearchUrl, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import { interlinearPassagePath } from '#data/interlinear/interlinear-paths.ts';
import { chapterPath, parallelPath } from '#data/reading/reading-paths.ts';
import { listedCode, nameOf, searchHref, type SearchSite } from './search-page.ts';
import { interlinearLabel } from '../interlinear/messages.ts';
import { compareLabel } from '../reading/messages.ts';
import {
  didYouMean,
  errorTitle,
  foundElsewhere,
  noResultsMessage,
  openChapterMessage,
  resultsFailed,
  returnHome,
  searchVersionMessage,
  taggedInsteadMessage,
  tryAgain,
  tryThisSearch,
} from './messages.ts';
import { formatCountOf } from '#data/site/count-text.ts';

export interface NoResultsProps {
  address: SearchUrlParams;
  /** A sentence if the reason is known, otherwise empty. */
  reason: string;
  /** The source of the results. */
  source?: React.ReactNode;
}

/** Says that nothing matches. Results with Strong's numbers also link to the home page. */
export function NoResults({ address: { path, q }, reason, source }: NoResultsProps) {
  return (
    <div className="note" role="status">
      <p>{noResultsMessage(q, reason)}</p>
      {path === '/strongs-results' && (
        <p>
          <a className="button" href="/">
            {returnHome}
          </a>
        </p>
      )}
      {source}
    </div>
  );
}

/**
 * A query that cannot be parsed: the reason, the query with the position underlined, and the closest query that works.
 */
export function RefusedMessage({
  address,
  error,
}: {
  address: SearchUrlParams;
  error: Partial<SearchError> & { message: string };
}) {
  const { message, offset, length = 0, suggestion } = error;
  return (
    <div className="alert" role="alert">
      <p>{message}</p>
      {offset !== undefined && <InvalidQuery q={address.q} offset={offset} length={length} />}
      {suggestion && (
        <p>
          {tryThisSearch}{' '}
          <a href={searchHref(address, { q: suggestion })}>
            <bdi>{suggestion}</bdi>
          </a>
        </p>
      )}
    </div>
  );
}

function InvalidQuery({ q, offset, length }: { q: string; offset: number; length: number }) {
  const end = Math.max(offset + length, offset + 1);
  return (
    <p>
      <bdi className="fault">
        {q.slice(0, offset)}
        <u>{q.slice(offset, end) || ' '}</u>
        {q.slice(end)}
      </bdi>
    </p>
  );
}

interface TaggedInsteadProps {
  site: SearchSite;
  address: SearchUrlParams;
  /** Code of the version that was searched. */
  version: string | undefined;
}

/** Says which version is shown and why, if results with numbers are requested in a version without numbers. */
export function TaggedInstead({ site, address, version }: TaggedInsteadProps) {
  const [requested = ''] = address.version.split(',');
  if (address.path === '/results' || requested === '' || !version) return null;
  if (listedCode(site, requested) === listedCode(site, version)) return null;
  return (
    <div className="note" role="status">
      <p>
        {taggedInsteadMessage(nameOf(site, version))}
        <a href={searchHref(address, { path: '/results' })}>{searchVersionMessage(nameOf(site, requested))}</a>
      </p>
    </div>
  );
}

/** Says that the search failed, worded differently for each page. */
export function Failed({ address, message }: { address: SearchUrlParams; message: string }) {
  return (
    <div className="alert" role="alert">
      {address.path === '/strongs-results' ? (
        <>
          <strong>{errorTitle}</strong>
          <p>{resultsFailed}</p>
        </>
      ) : (
        <p>{message}</p>
      )}
      <a className="button" href={formatSearchUrl(address)}>
        {tryAgain}
      </a>
    </div>
  );
}

function anchorOf({ verse }: Pick<SearchAnswer['chapters'][number], 'verse'>): string {
  return verse === null ? '' : `#v${verse}`;
}

/** Links to the chapters of a reference, as the first chip. */
export function WholeChapters({ chapters }: Pick<SearchAnswer, 'chapters'>) {
  return (
    <>
      {chapters.map(({ label, version, book, chapter, verse }) => (
        <li key={label}>
          <a className="chip open" href={chapterPath(version, book, chapter) + anchorOf({ verse })}>
            {openChapterMessage(label)} <span aria-hidden="true">→</span>
          </a>
        </li>
      ))}
      {chapters[0] && (
        <li>
          <a className="chip open" href={parallelPath(chapters[0].passage, [chapters[0].version])}>
            {compareLabel} <span aria-hidden="true">→</span>
          </a>
        </li>
      )}
      {chapters[0] && (
        <li>
          <a className="chip open" href={interlinearPassagePath(chapters[0].passage)}>
            {interlinearLabel} <span aria-hidden="true">→</span>
          </a>
        </li>
      )}
    </>
  );
}

/** Similar queries that have results, each with a label. */
export function DidYouMean({ address, suggestions }: { address: SearchUrlParams } & Pick<SearchAnswer, 'suggestions'>) {
  if (suggestions.length === 0) return null;
  return (
    <section className="try">
      <h2>{didYouMean}</h2>
      <ul>
        {suggestions.map(({ query, label }) => (
          <li key={query}>
            <a href={searchHref(address, { q: query })}>
              <bdi>{label}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other versions that have results for the same query. */
export function FoundElsewhere({
  address,
  versions,
}: {
  address: SearchUrlParams;
  versions: SearchAnswer['elsewhere'];
}) {
  if (versions.length === 0) return null;
  return (
    <section className="try">
      <h2>{foundElsewhere}</h2>
      <ul>
        {versions.map(({ version, name, totalResults }) => (
          <li key={version}>
            <a href={searchHref(address, { path: '/results', version })}>{name}</a>{' '}
            <small>{formatCountOf(totalResults, 'verse')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
