import { useEffect, useRef, useState } from 'react';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import { ExamplesList } from '../../views/dictionary/ExamplesList.tsx';
import pagerStyle from '../../views/ui/Pager.css?inline';
import { retryExamples, useExamples, type Examples } from '../dictionary/use-examples.ts';
import { LazyStyle } from '../../client/LateStyle.tsx';
import { isPlainClick } from '../../client/plain-click.ts';
import { examplesCountMessage, examplesPageMessage, examplesTitle } from './messages.ts';
import { howWeCount } from '../../views/ui/messages.ts';
import { examplesFailed, examplesLoading, noExamplesMessage } from '../dictionary/messages.ts';
import { samplesShown } from '../../views/dictionary/messages.ts';

/** The verses of a number below its entry, page by page. */
export function EntryExamples({ number }: { number: EntryNumber }) {
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const examples = useExamples(number, page);
  const { shown, isLoading, failure } = examples;
  // The pressed pager is replaced. Move the focus to the heading once another page is shown.
  const shownPage = shown?.page ?? 1;
  const lastPage = useRef(shownPage);
  useEffect(() => {
    if (lastPage.current !== shownPage) heading.current?.focus();
    lastPage.current = shownPage;
  }, [shownPage]);
  return (
    <section>
      <LazyStyle css={pagerStyle} />
      <h3 tabIndex={-1} ref={heading}>
        {examplesTitle}
      </h3>
      <p role="status" className={failure ? 'fail' : 'small'}>
        {statusOf(number, examples)}
        {shown && !isLoading && !failure && shown.total > 0 && (
          <>
            {' · '}
            <a href={`/${productSlug}/${number}/verses`}>{howWeCount}</a>
          </>
        )}
      </p>
      {shown && shown.total > 0 && (
        <ExamplesList
          {...shown}
          number={number}
          busy={isLoading}
          compact
          onPage={(to, event) => {
            if (!isPlainClick(event.nativeEvent)) return;
            event.preventDefault();
            setPage(to);
            retryExamples(number, to);
          }}
        />
      )}
    </section>
  );
}

function statusOf(number: EntryNumber, { shown, isLoading, failure }: Examples): string {
  if (isLoading) return examplesLoading;
  if (failure) {
    const samples = failure === 'samples' ? ` ${samplesShown}` : '';
    return `${examplesFailed}${samples}`;
  }
  if (!shown) return '';
  if (shown.total === 0) return noExamplesMessage(number);
  const counted = examplesCountMessage(shown.times, shown.total);
  return shown.pages > 1 ? examplesPageMessage(counted, shown.page, shown.pages) : counted;
}
