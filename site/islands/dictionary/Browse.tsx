import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatBrowseUrl, type BrowseParams } from '#data/dictionary/contract/browse-url.ts';
import {
  BrowsePage,
  type BrowseOutcome,
  type BrowsePageProps,
  type EntryListing,
} from '../../views/dictionary/BrowsePage.tsx';
import { logClientError } from '../../client/log-client-error.ts';
import { isPlainClick } from '../../client/plain-click.ts';
import { loadEntries, RequestRefusedError } from './entry-source.ts';
import { useBrowseUrl } from './use-browse-url.ts';

/** Milliseconds without a keystroke before a search starts. */
const typingPause = 250;

/** The browse page: live search, tabs, page sizes and pages without a page load. */
export function Browse({ params: initialParams, outcome: initialOutcome, counts }: BrowsePageProps) {
  const [initial] = useState({ address: formatBrowseUrl(initialParams), outcome: initialOutcome });
  const [params, go] = useBrowseUrl(initialParams);
  const url = formatBrowseUrl(params);
  const isFirst = url === initial.address;
  const [isRefetched, setRefetched] = useState(false);
  // The rendered outcome counts as the first answer, even if it is a failure.
  const isRendered = isFirst && !isRefetched;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<EntryListing>({
    queryKey: ['entries', url],
    queryFn: ({ signal }) => loadEntries(params, signal),
    placeholderData: keepPreviousData,
    enabled: !isRendered,
    ...(isFirst && initial.outcome.kind === 'list' && { initialData: initial.outcome.list }),
  });
  const hasAnswer = data !== undefined && !isPlaceholderData;
  const outcome = isRendered && !hasAnswer ? initial.outcome : outcomeOf(data, error, isFetching);
  const field = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const timer = useRef(0);
  const typed = (): string => field.current?.value.trim() ?? params.query;

  const change = (to: Partial<BrowseParams>, options?: { isTyping: boolean }): void => {
    clearTimeout(timer.current);
    timer.current = 0;
    const request = { ...params, query: typed(), page: 1, ...to };
    const isMissing = outcome.kind === 'failed' || (outcome.kind === 'list' && outcome.list.isSample === true);
    if (isMissing && !options?.isTyping && formatBrowseUrl(request) === url) {
      // The URL does not change, and the same URL starts no request after a rendered outcome or a failed query.
      if (isRendered) setRefetched(true);
      void refetch();
    } else go(request, options);
  };
  const latestChange = useRef(change);
  latestChange.current = change;
  const type = (): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      latestChange.current({}, { isTyping: true });
    }, typingPause);
  };
  useEffect(() => {
    // Search for what was typed before hydration.
    if (typed() !== params.query) type();
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    // Back may lead to another query. Text that is being typed stays.
    if (field.current && timer.current === 0) field.current.value = params.query;
  }, [params.query]);
  useEffect(() => {
    if (error && !(error instanceof RequestRefusedError)) logClientError('entries', error);
  }, [error]);

  return (
    <BrowsePage
      params={params}
      counts={counts}
      outcome={outcome}
      field={field}
      count={count}
      onChange={change}
      onType={type}
      onFollow={(to, event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        change(to);
        if (to.page !== undefined) count.current?.focus();
      }}
    />
  );
}

function outcomeOf(data: EntryListing | undefined, error: Error | null, isFetching: boolean): BrowseOutcome {
  if (isFetching) return { kind: 'loading', list: data };
  if (error instanceof RequestRefusedError && error.message) return { kind: 'refused', message: error.message };
  return data && !error ? { kind: 'list', list: data } : { kind: 'failed' };
}
