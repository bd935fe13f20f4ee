import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import { Pager } from '../ui/Pager.tsx';
import { VerseRow, type VerseRowProps } from '../ui/VerseRow.tsx';
import { pagesOfExamples } from './entry/messages.ts';

export interface ExamplesListProps {
  number: EntryNumber;
  rows: readonly VerseRowProps[];
  page: number;
  pages: number;
  /** Another page is loading. */
  busy?: boolean;
  /** The pager shows five page numbers at most. */
  compact?: boolean;
  /** Handles a plain click on the pager instead of following its link. */
  onPage?: (page: number, event: React.MouseEvent) => void;
}

/** A page of verses with a Strong's number. Its pager links to the page of all verses. */
export function ExamplesList({ number, rows, page, pages, busy = false, compact, onPage }: ExamplesListProps) {
  return (
    <>
      <ol className="verses" aria-busy={busy || undefined}>
        {rows.map((row, index) => (
          <VerseRow key={index} {...row} />
        ))}
      </ol>
      <Pager
        page={page}
        pages={pages}
        href={(each) => `/${productSlug}/${number}/verses?page=${each}`}
        label={pagesOfExamples}
        compact={compact ?? false}
        onPage={onPage}
      />
    </>
  );
}
