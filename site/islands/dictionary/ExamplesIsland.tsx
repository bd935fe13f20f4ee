import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { createRoot, type Root } from '../../client/react-root.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { ExamplesList } from '../../views/dictionary/ExamplesList.tsx';
import { queryClient } from '../../client/query-client.ts';
import { askAgain, useExamples, type Examples } from './use-examples.ts';

let root: Root | undefined;

/**
 * Other pages of examples in the place of the first. The 20 verses that the page came with are not hydrated, since
 * they would have to travel twice; they stand until another page is there. `isAsked`: the reader turned the page, and is
 * led to its head. The pager's links are followed by the section around it.
 */
export function openExamples(section: HTMLElement, number: EntryNumber, page: number, isAsked: boolean): void {
  const heading = section.querySelector('h2');
  const drawn = section.querySelectorAll(':scope > :is(ol, nav)');
  askAgain(number, page);
  root ??= createRoot(placeBefore(drawn[0]));
  root.render(
    <QueryClientProvider client={queryClient}>
      <ExamplesIsland
        number={number}
        page={page}
        onShown={() => {
          for (const element of drawn) element.remove();
          if (isAsked) heading?.focus();
        }}
      />
    </QueryClientProvider>,
  );
}

function placeBefore(element: Element | undefined): HTMLElement {
  const place = document.createElement('div');
  element?.before(place);
  return place;
}

interface ExamplesIslandProps {
  number: EntryNumber;
  page: number;
  /** Another page is shown. */
  onShown: () => void;
}

function ExamplesIsland({ number, page, onShown }: ExamplesIslandProps) {
  const examples = useExamples(number, page);
  const { shown, isLoading, failure } = examples;
  const rows = shown?.rows;
  useLayoutEffect(() => {
    if (rows) onShown();
    // With each page, not with each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows]);
  const isError = failure !== undefined || shown?.total === 0;
  return (
    <>
      {/* Progress is only spoken, an error is seen as well. */}
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
  if (isLoading) return 'Loading verses…';
  if (failure === 'failed') return 'Error loading verse examples. Please try again later.';
  if (failure === 'samples') {
    return 'Error loading verse examples. Please try again later. These are built-in samples.';
  }
  if (!shown) return '';
  if (shown.total === 0) {
    return `No verse examples found for Strong's ${number} in the current database. This may be due to indexing.`;
  }
  return `Page ${shown.page} of ${shown.pages}, ${shown.total} verses`;
}
