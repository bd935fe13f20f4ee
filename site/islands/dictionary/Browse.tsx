import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { browseAddress, type BrowseParams } from '#data/dictionary/contract/browse-address.ts';
import {
  BrowsePage,
  type BrowseOutcome,
  type BrowsePageProps,
  type EntryListing,
} from '../../views/dictionary/BrowsePage.tsx';
import { logFault } from '../../client/log-fault.ts';
import { isPlainClick } from '../../client/plain-click.ts';
import { loadEntries, RefusedRequest } from './entry-source.ts';
import { useBrowseAddress } from './use-browse-url.ts';

/** Time without a keystroke after which a search starts, in ms. */
const typingPause = 250;

/** The browse page: live search, tabs, sizes and pages without leaving it. */
export function Browse({ params: cameWithParams, outcome: cameWithOutcome, counts }: BrowsePageProps) {
  const [cameWith] = useState({ address: browseAddress(cameWithParams), outcome: cameWithOutcome });
  const [params, go] = useBrowseAddress(cameWithParams);
  const address = browseAddress(params);
  const isFirst = address === cameWith.address;
  const [isAskedAgain, setAskedAgain] = useState(false);
  // What the page was drawn with is the first answer, a failure too.
  const isDrawn = isFirst && !isAskedAgain;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<EntryListing>({
    queryKey: ['entries', address],
    queryFn: ({ signal }) => loadEntries(params, signal),
    placeholderData: keepPreviousData,
    enabled: !isDrawn,
    ...(isFirst && cameWith.outcome.kind === 'list' && { initialData: cameWith.outcome.list }),
  });
  const hasAnswer = data !== undefined && !isPlaceholderData;
  const outcome = isDrawn && !hasAnswer ? cameWith.outcome : outcomeOf(data, error, isFetching);
  const field = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const timer = useRef(0);
  const typed = (): string => field.current?.value.trim() ?? params.query;

  const change = (to: Partial<BrowseParams>, options?: { isTyping: boolean }): void => {
    clearTimeout(timer.current);
    timer.current = 0;
    const asked = { ...params, query: typed(), page: 1, ...to };
    const isMissing = outcome.kind === 'failed' || (outcome.kind === 'list' && outcome.list.isSample === true);
    if (isMissing && !options?.isTyping && browseAddress(asked) === address) {
      // The same address alone asks for nothing, neither of what was drawn nor of a query that failed.
      if (isDrawn) setAskedAgain(true);
      void refetch();
    } else go(asked, options);
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
    // What was typed before this came.
    if (typed() !== params.query) type();
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    // A way back leads to other words; what is being typed is left alone.
    if (field.current && timer.current === 0) field.current.value = params.query;
  }, [params.query]);
  useEffect(() => {
    if (error && !(error instanceof RefusedRequest)) logFault('entries', error);
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
  if (error instanceof RefusedRequest && error.message) return { kind: 'refused', message: error.message };
  return data && !error ? { kind: 'list', list: data } : { kind: 'failed' };
}
