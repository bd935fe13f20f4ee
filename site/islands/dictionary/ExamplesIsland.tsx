import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { createRoot, type Root } from '../../client/react-root.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { ExamplesList } from '../../views/dictionary/ExamplesList.tsx';
import { queryClient } from '../../client/query-client.ts';
import { retryExamples, useExamples, type Examples } from './use-examples.ts';
import { examplesFailed, examplesShownMessage, noExamplesMessage, versesLoading } from './messages.ts';
import { samplesShown } from '../../views/dictionary/messages.ts';

let root: Root | undefined;

/**
 * Shows another page of examples instead of the first. The 20 rendered verses are not hydrated, because their data
 * would be sent twice. They stay until another page has loaded. `isRequested`: the reader turned the page, so the focus
 * moves to the heading. The section around it handles clicks on the pager's links.
 */
export function renderExamplesPage(
  section: HTMLElement,
  number: EntryNumber,
  page: number,
  isRequested: boolean,
): void {
  const heading = section.querySelector('h2');
  const builtElements = section.querySelectorAll(':scope > :is(ol, nav)');
  retryExamples(number, page);
  root ??= createRoot(containerBefore(builtElements[0]));
  root.render(
    <QueryClientProvider client={queryClient}>
      <ExamplesIsland
        number={number}
        page={page}
        onShown={() => {
          for (const element of builtElements) element.remove();
          if (isRequested) heading?.focus();
        }}
      />
    </QueryClientProvider>,
  );
}

function containerBefore(element: Element | undefined): HTMLElement {
  const container = document.createElement('div');
  element?.before(container);
  return container;
}

interface ExamplesIslandProps {
  number: EntryNumber;
  page: number;
  /** Called when another page is shown. */
  onShown: () => void;
}

function ExamplesIsland({ number, page, onShown }: ExamplesIslandProps) {
  const examples = useExamples(number, page);
  const { shown, isLoading, failure } = examples;
  const rows = shown?.rows;
  useLayoutEffect(() => {
    if (rows) onShown();
    // Once per page, not once per render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows]);
  const isError = failure !== undefined || shown?.total === 0;
  return (
    <>
      {/* Progress is only announced. An error is also visible. */}
      <p role={isError ? 'alert' : 'status'} className={isError ? undefined : 'sr'}>
        {statusText(number, examples)}
      </p>
      {shown && (
        <ExamplesList number={number} rows={shown.rows} page={shown.page} pages={shown.pages} busy={isLoading} />
      )}
    </>
  );
}

function statusText(number: EntryNumber, { shown, isLoading, failure }: Examples): string {
  if (isLoading) return versesLoading;
  if (failure === 'failed') return examplesFailed;
  if (failure === 'samples') return `${examplesFailed} ${samplesShown}`;
  if (!shown) return '';
  if (shown.total === 0) {
    return noExamplesMessage(number);
  }
  return examplesShownMessage(shown.page, shown.pages, shown.total);
}
