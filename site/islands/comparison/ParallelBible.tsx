import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { productTitle } from '#data/site/product.ts';
import { ComparisonActions } from '../../views/comparison/comparison-actions.ts';
import { ParallelPage, type ParallelOutcome, type ParallelPageProps } from '../../views/comparison/ParallelPage.tsx';
import { comparisonActions } from '../copy/comparison-actions.ts';
import { api } from '../../client/api.ts';
import { ApiError } from '../../client/call.ts';
import { isPlainClick } from '../../client/plain-click.ts';
import { formatParallelAddress, tryParseParallelAddress, useParallelAddress } from './use-parallel-url.ts';

/** The parallel view: its menus apply at once, and other passages come without leaving the page. */
export function ParallelBible(props: ParallelPageProps) {
  const [cameWith] = useState(props);
  const [address, setAddress] = useParallelAddress(cameWith.address);
  const isFirst = formatParallelAddress(address) === formatParallelAddress(cameWith.address);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const drawn = isFirst && !isAskedAgain && cameWith.outcome.kind !== 'loading';
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['parallel', address.passage, address.versions.join()],
    queryFn: ({ signal }) => api.parallel(address.passage, address.versions, signal),
    enabled: !drawn && address.passage !== '',
    placeholderData: keepPreviousData,
  });
  const outcome: ParallelOutcome = drawn
    ? cameWith.outcome
    : address.passage === ''
      ? { kind: 'none' }
      : data
        ? { kind: 'passage', ...data }
        : error
          ? failureOf(error)
          : { kind: 'loading' };

  // A passage that was asked for is read from its head; a menu keeps the focus.
  const head = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const reference = outcome.kind === 'passage' && !isPlaceholderData ? outcome.reference : undefined;
  useEffect(() => {
    if (!reference) return;
    document.title = `${reference} — Parallel Bible View — ${productTitle}`;
    if (hasMoved.current) head.current?.focus();
    hasMoved.current = false;
  }, [reference]);

  const go = (passage: string): void => {
    hasMoved.current = true;
    if (outcome.kind === 'told' && passage === address.passage) {
      // The same address alone asks for nothing, neither of what was drawn nor of a query that failed.
      if (drawn) setAskedAgain(true);
      void refetch();
    } else setAddress({ ...address, passage });
  };
  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const passage = String(new FormData(event.currentTarget).get('passage') ?? '').trim();
    if (passage !== '') go(passage);
  };
  /** Links to other passages are followed here. */
  const follow = (event: React.MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const to = link && link.origin === location.origin ? tryParseParallelAddress(link) : undefined;
    if (!to?.passage || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    go(to.passage);
  };
  // Where fewer versions are named than can be compared, the site chooses, and the menus show what.
  const asked = address.versions.length > 0 ? address.versions : cameWith.columns;
  const columns =
    outcome.kind === 'passage' && !isPlaceholderData ? outcome.versions.map(({ version }) => version) : asked;
  return (
    <ComparisonActions value={comparisonActions}>
      <ParallelPage
        choices={cameWith.choices}
        address={address}
        columns={columns}
        outcome={outcome}
        isBusy={isPlaceholderData}
        head={head}
        onVersions={(versions) => setAddress({ ...address, versions })}
        onSubmit={submit}
        onClick={follow}
      />
    </ComparisonActions>
  );
}

function failureOf(error: Error): ParallelOutcome {
  const unread = 'The passage could not be loaded. Please try again later.';
  if (!(error instanceof ApiError)) return { kind: 'told', message: unread };
  const { suggestion, isHere } = (error.answer ?? {}) as { suggestion?: string; isHere?: boolean };
  // A text that this device does not keep is named.
  if (error.isUnreachable && !isHere) return { kind: 'told', message: unread };
  return { kind: 'told', message: error.message, suggestion };
}
