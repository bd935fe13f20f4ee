import { Suspense, useEffect, useRef, useState } from 'react';
import { formatSearchUrl, tryParseSearchUrl, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import { joinVersions } from '#data/search/language/parse-version-codes.ts';
import { ComparisonActions } from '../../views/comparison/comparison-actions.ts';
import { VerseStudy } from '../../views/my-study/verse-study.ts';
import { SearchActions } from '../../views/search/search-actions.ts';
import { chooseRightSide, refusedRightSide } from '../../views/search/right-sides.ts';
import type { RightSideOutcome, SearchOutcome } from '../../views/search/search-page.ts';
import { ResultsPage, type ResultsPageProps } from '../../views/search/ResultsPage.tsx';
import { CopyFormatMenu } from '../copy/CopyFormatMenu.tsx';
import { comparisonActions } from '../copy/copy-comparison.ts';
import { openEntryOver } from '../dialogs/open-entry.ts';
import { isPlainClick } from '../../client/plain-click.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { showToast } from '../../client/toasts.ts';
import { useVerseStudy } from '../my-study/use-verse-study.ts';
import { prepareDevice } from './device.ts';
import { rememberInHistory } from '../../client/study-history.ts';
import { rememberPosition, restorePosition } from './scroll-position.ts';
import { LateStaticResults, LateSuggestionList } from './late-parts.ts';
import { readSearchText } from './read-search-text.ts';
import { rememberSearch } from './recent-searches.ts';
import { searchActions } from './provide-search-actions.ts';
import { SearchBox } from './SearchBox.tsx';
import { SearchFailedError, NotOnDeviceError, SearchRefusedError } from './search-source.ts';
import { NotOnDeviceMessage, SourceLine } from './SourceLine.tsx';
import { useComparison } from '../comparison/use-comparison.ts';
import { resultsTitleMessage, searchErrorTitle, searchNotPerformed } from './messages.ts';
import { useSearch } from './use-search.ts';
import { useSearchUrl } from './use-search-url.ts';
import { useSparkle } from './use-sparkle.ts';

/** Milliseconds until the data that may be needed later is loaded. */
const idle = 2000;

/** The results page: other searches, pages and views without a page load. */
export function Results({ site, address: initialAddress, outcome: initialOutcome, pages }: ResultsPageProps) {
  const [initial] = useState({ address: initialAddress, outcome: initialOutcome });
  const [address, setAddress] = useSearchUrl(initial.address);
  const { outcome, source, lack, error, isLikelyOnDevice, askAgain } = useSearch(address, initial);
  const [q, setQ] = useState(address.q);
  const [isSparkling, sparkle] = useSparkle();
  const root = useRef<HTMLDivElement>(null);
  const answer = outcome.kind === 'answer' ? outcome.answer : undefined;
  const isOffline = source?.without !== undefined;
  const rendered = initial.outcome.kind === 'answer' && answer === initial.outcome.answer && initial.outcome.rightSide;
  const right = answer && chooseRightSide(site, address, answer.versions);
  const comparison = useComparison({
    answer: address.parallel && !isOffline && answer && answer.results.length > 0 ? answer : undefined,
    version: right?.code,
    rendered: (rendered && rendered.code === right?.code && rendered) || undefined,
  });

  const study = useVerseStudy(answer?.results.map(({ kjv }) => kjv) ?? []);

  useEffect(() => {
    if (address.q === '' && address.path === '/strongs-results') location.replace('/');
    rememberPosition();
    const timer = setTimeout(() => {
      void prepareDevice().catch((cause: unknown) => logClientError('prepare-device', cause));
    }, idle);
    return () => clearTimeout(timer);
    // Only once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const lastQ = useRef(address.q);
  useEffect(() => {
    // Text typed before hydration stays in the box until another search starts.
    if (lastQ.current !== address.q) setQ(address.q);
    lastQ.current = address.q;
    if (address.q) document.title = resultsTitleMessage(address.q);
  }, [address.q]);
  const visited = address.q && formatSearchUrl({ ...address, page: 1 });
  useEffect(() => {
    if (visited) rememberInHistory({ path: visited, name: address.q });
    // The query is part of the path.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [visited]);
  const hasAnswer = answer !== undefined;
  // The browser can restore the scroll position by itself unless the page came without its answer.
  const hasToReturn = useRef(!hasAnswer);
  useEffect(() => {
    if (!hasAnswer || !hasToReturn.current) return;
    hasToReturn.current = false;
    restorePosition();
  }, [hasAnswer]);
  useEffect(() => {
    if (error && !(error instanceof SearchRefusedError || error instanceof NotOnDeviceError))
      sayFailure(address, error);
    // Once per failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error]);

  const go = (to: SearchUrlParams): void => {
    // Another page starts at the top.
    hasToReturn.current = false;
    if (outcome.kind === 'failed' && formatSearchUrl(to) === formatSearchUrl(address)) askAgain();
    else setAddress(to);
  };
  const change = (to: Partial<SearchUrlParams>): void => {
    const isView = 'strongs' in to || 'parallel' in to || 'rightSide' in to;
    const version = to.version === undefined ? address.version : joinVersions([to.version]);
    // Another query, version or order starts at page 1. Switching a view keeps the page.
    const path = version !== address.version && version !== '' ? '/results' : address.path;
    go({ ...address, ...to, version, path, page: to.page ?? (isView ? address.page : 1) });
    if (to.parallel !== undefined) sparkle();
  };
  /** The server finds matching custom pages. If there are any, a new query is searched there. */
  const needsServer = (to: SearchUrlParams): boolean =>
    pages?.isAny === true && navigator.onLine && to.q !== initial.address.q;
  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = readSearchText(event.currentTarget);
    if (text === '') return;
    rememberSearch(text);
    const to = { ...address, q: text, page: 1 };
    if (needsServer(to)) location.assign(formatSearchUrl(to));
    else change({ q: to.q });
  };
  /** Handles links to other searches in place. A Strong's number in a verse opens its entry. */
  const follow = (event: React.MouseEvent): void => {
    openEntryOver(event.nativeEvent, '.hit sup a');
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const to = link && link.origin === location.origin ? tryParseSearchUrl(link, address.parallelByDefault) : undefined;
    if (!link || !to?.q || !isPlainClick(event.nativeEvent) || needsServer(to)) return;
    event.preventDefault();
    const isPager = link.closest('.pager') !== null;
    go(to);
    root.current?.querySelector('h1')?.focus({ preventScroll: true });
    if (isPager) scrollTo({ top: 0 });
  };

  const rightSideShown: RightSideOutcome | undefined = !address.parallel
    ? undefined
    : !right
      ? refusedRightSide(address)
      : isOffline
        ? { state: 'offline', code: right.code, cells: {} }
        : comparison;
  const shown: SearchOutcome = lack
    ? { kind: 'explained' }
    : outcome.kind === 'answer'
      ? { ...outcome, rightSide: rightSideShown }
      : outcome;
  const line = (
    <SourceLine
      source={source}
      isLikelyOnDevice={isLikelyOnDevice}
      isWaiting={outcome.kind === 'loading'}
      site={site}
    />
  );
  return (
    <SearchActions value={searchActions(site)}>
      <VerseStudy value={study}>
        <ComparisonActions value={comparisonActions}>
          <ResultsPage
            root={root}
            onClick={follow}
            site={site}
            address={address}
            outcome={shown}
            pages={address.q === initial.address.q ? pages : undefined}
            box={<SearchBox value={q} onValue={setQ} list={LateSuggestionList} />}
            source={line}
            isSparkling={isSparkling}
            moreSwitches={<CopyFormatMenu />}
            instead={
              lack ? (
                <NotOnDeviceMessage error={lack} site={site} address={address} />
              ) : (
                (outcome.kind === 'loading' || isUnreachable(error)) && (
                  <Suspense>
                    <LateStaticResults
                      q={address.q}
                      isWaiting={outcome.kind === 'loading'}
                      hasFailed={isUnreachable(error)}
                    />
                  </Suspense>
                )
              )
            }
            onChange={change}
            onSubmit={submit}
          />
        </ComparisonActions>
      </VerseStudy>
    </SearchActions>
  );
}

function isUnreachable(error: Error | null): boolean {
  return error instanceof SearchFailedError && error.isUnreachable;
}

function sayFailure(address: SearchUrlParams, error: Error): void {
  logClientError('search', error);
  if (address.path !== '/results') return;
  const description = error instanceof SearchFailedError ? error.message : searchNotPerformed;
  showToast({ title: searchErrorTitle, description, destructive: true });
}
