import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { kjvIdOfPath } from '#data/reading/reading-paths.ts';
import { ComparisonActions } from '../../views/comparison/comparison-actions.ts';
import { VerseStudy } from '../../views/my-study/verse-study.ts';
import { ParallelPage, type ParallelOutcome, type ParallelPageProps } from '../../views/comparison/ParallelPage.tsx';
import { comparisonActions } from '../copy/copy-comparison.ts';
import { openExportDialog } from '../export/open-export.ts';
import { api } from '../../client/api.ts';
import { ApiError } from '../../client/call-api.ts';
import { isPlainClick } from '../../client/plain-click.ts';
import { useVerseStudy } from '../my-study/use-verse-study.ts';
import { joinLines } from '../interlinear/walk-words.ts';
import { watchComparedWords, type ComparedTexts } from './watch-compared-words.ts';
import { formatParallelUrl, tryParseParallelUrl, useParallelUrl } from './use-parallel-url.ts';
import { parallelTitleMessage, passageFailed } from './messages.ts';

/** The parallel view. Its menus apply at once, and other passages load without a page load. */
export function ParallelBible(props: ParallelPageProps) {
  const [initial] = useState(props);
  const [address, setAddress] = useParallelUrl(initial.address);
  const isFirst = formatParallelUrl(address) === formatParallelUrl(initial.address);
  const [isRefetched, setRefetched] = useState(false);
  const isRendered = isFirst && !isRefetched && initial.outcome.kind !== 'loading';
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['parallel', address.passage, address.versions.join()],
    queryFn: ({ signal }) => api.parallel(address.passage, address.versions, signal),
    enabled: !isRendered && address.passage !== '',
    placeholderData: keepPreviousData,
  });
  const outcome: ParallelOutcome = isRendered
    ? initial.outcome
    : address.passage === ''
      ? { kind: 'none' }
      : data
        ? { kind: 'passage', ...data }
        : error
          ? failureOf(error)
          : { kind: 'loading' };

  const study = useVerseStudy(
    outcome.kind === 'passage' ? outcome.rows.flatMap(({ href }) => kjvIdOfPath(href) ?? []) : [],
  );

  // A requested passage moves the focus to its heading. A menu keeps the focus.
  const head = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const reference = outcome.kind === 'passage' && !isPlaceholderData ? outcome.reference : undefined;
  useEffect(() => {
    if (!reference) return;
    document.title = parallelTitleMessage(reference);
    if (hasMoved.current) head.current?.focus();
    hasMoved.current = false;
  }, [reference]);

  const article = useRef<HTMLElement>(null);
  const texts = useRef<ComparedTexts>({ rows: [], columns: [] });
  useEffect(() => {
    // Each word of an interlinear column is one button.
    if (article.current) joinLines(article.current);
    if (outcome.kind === 'passage') texts.current = { rows: outcome.rows, columns: outcome.versions };
  });
  useEffect(() => (article.current ? watchComparedWords(article.current, () => texts.current) : undefined), []);

  const go = (passage: string): void => {
    hasMoved.current = true;
    if (outcome.kind === 'problem' && passage === address.passage) {
      // The URL does not change, and the same URL starts no request after a rendered outcome or a failed query.
      if (isRendered) setRefetched(true);
      void refetch();
    } else setAddress({ ...address, passage });
  };
  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const passage = String(new FormData(event.currentTarget).get('passage') ?? '').trim();
    if (passage !== '') go(passage);
  };
  /** Handles links to other passages in place. */
  const follow = (event: React.MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const to = link && link.origin === location.origin ? tryParseParallelUrl(link) : undefined;
    if (!to?.passage || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    go(to.passage);
  };
  // If the URL names too few versions, the server chooses them, and the menus show its choice.
  const requested = address.versions.length > 0 ? address.versions : initial.columns;
  const columns =
    outcome.kind === 'passage' && !outcome.notDownloaded && !isPlaceholderData
      ? outcome.versions.map(({ version }) => version)
      : requested;
  return (
    <ComparisonActions value={comparisonActions}>
      <VerseStudy value={study}>
        <ParallelPage
          choices={initial.choices}
          address={address}
          columns={columns}
          outcome={outcome}
          isBusy={isPlaceholderData}
          head={head}
          article={article}
          onVersions={(versions) => setAddress({ ...address, versions })}
          onSubmit={submit}
          onExport={(answer, opener) => openExportDialog({ what: 'comparison', answer }, opener)}
          onClick={follow}
        />
      </VerseStudy>
    </ComparisonActions>
  );
}

function failureOf(error: Error): ParallelOutcome {
  const unread = passageFailed;
  if (!(error instanceof ApiError)) return { kind: 'problem', message: unread };
  const { suggestion, isHere } = (error.answer ?? {}) as { suggestion?: string; isHere?: boolean };
  // The device's answer says which text is missing. Otherwise the message is generic.
  if (error.isUnreachable && !isHere) return { kind: 'problem', message: unread };
  return { kind: 'problem', message: error.message, suggestion };
}
