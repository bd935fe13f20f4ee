import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { Lemma } from '../ui/EntryCard.tsx';
import { Pager } from '../ui/Pager.tsx';
import { VerseRow, type VerseRowProps } from '../ui/VerseRow.tsx';

export interface VersesPageProps {
  number: EntryNumber;
  /** Only where the number is put into these words. */
  rendering?: string | undefined;
  /** Only in the book of this name. */
  book?: string | undefined;
  /** Absent where the library could not be asked. */
  entry?: React.ComponentProps<typeof Lemma>['entry'] | undefined;
  /** "2,605 times in 2,249 verses of the King James Version". */
  count?: string | undefined;
  /** What was counted, in which text and by which rule, and where that is told in full. */
  rule?: { text: string; href: string } | undefined;
  /** All that `list` is a part of: of one book, every book. */
  whole?: { href: string; name: string } | undefined;
  /** What is to say in place of verses. */
  message?: string | undefined;
  list?: VersesList | undefined;
}

export interface VersesList {
  rows: readonly VerseRowProps[];
  page: number;
  pages: number;
  href: (page: number) => string;
}

/** Every verse with a number, a page at a time. */
export function VersesPage({ number, rendering, book, entry, count, rule, whole, message, list }: VersesPageProps) {
  return (
    <>
      <div data-island="search-form">
        <SearchForm />
      </div>
      <article className="listing">
        <p>
          <a href={`/${productSlug}/${number}`}>
            {number}
            {entry && (
              <>
                {' '}
                <Lemma entry={entry} />
              </>
            )}
          </a>
        </p>
        <h1>{versesTitle(number, rendering, book)}</h1>
        {count && <p>{count}</p>}
        {rule && (
          <p className="small">
            {rule.text} <a href={rule.href}>How this site counts</a>
            {whole && (
              <>
                {' · '}
                <a href={whole.href}>{whole.name}</a>
              </>
            )}
          </p>
        )}
        {message && <p className="note">{message}</p>}
        {list && list.rows.length > 0 && (
          <>
            <ol className="verses">
              {list.rows.map((row, index) => (
                <VerseRow key={index} {...row} />
              ))}
            </ol>
            <Pager page={list.page} pages={list.pages} href={list.href} label="Pages of verses" />
          </>
        )}
      </article>
    </>
  );
}

function versesTitle(number: EntryNumber, rendering: string | undefined, book: string | undefined): string {
  const as = rendering === undefined ? '' : rendering ? ` as “${rendering}”` : ' not translated';
  return `Verses with ${number}${as}${book ? ` in ${book}` : ''}`;
}
