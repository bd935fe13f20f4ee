import { Fragment } from 'react';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { Lemma } from '../ui/EntryCard.tsx';
import { Pager } from '../ui/Pager.tsx';
import { VerseRow, type VerseRowProps } from '../ui/VerseRow.tsx';
import { pagesOfVerses, versesTitleMessage } from './messages.ts';
import { exportLabel, howWeCount } from '../ui/messages.ts';

export interface VersesPageProps {
  number: EntryNumber;
  /** Limits the list to verses that translate the number with these words. */
  rendering?: string | undefined;
  /** Limits the list to the book of this name. */
  book?: string | undefined;
  /** Absent if the library could not be queried. */
  entry?: React.ComponentProps<typeof Lemma>['entry'] | undefined;
  /** For example "2,605 times in 2,249 verses of the King James Version". */
  count?: string | undefined;
  /** What was counted, in which text and by which rule, with a link to the full explanation. */
  rule?: { text: string; href: string } | undefined;
  /** Link to the unfiltered list: for one book, the list of every book. */
  whole?: { href: string; name: string } | undefined;
  /** For verses of one rendering: a search for those with another. */
  otherwise?: { href: string; name: string } | undefined;
  /** Message shown instead of verses. */
  message?: string | undefined;
  list?: VersesList | undefined;
}

export interface VersesList {
  rows: readonly VerseRowProps[];
  page: number;
  pages: number;
  href: (page: number) => string;
}

/** All verses with a Strong's number, in pages. */
export function VersesPage(props: VersesPageProps) {
  const { number, rendering, book, entry, count, rule, whole, otherwise, message, list } = props;
  const links = [whole, otherwise].filter((link) => link !== undefined);
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
        <h1>{versesTitleMessage(number, rendering, book)}</h1>
        {count && <p>{count}</p>}
        {rule && (
          <p className="small">
            {rule.text} <a href={rule.href}>{howWeCount}</a>
            {links.map(({ href, name }) => (
              <Fragment key={href}>
                {' · '}
                <a href={href}>{name}</a>
              </Fragment>
            ))}
          </p>
        )}
        {message && <p className="note">{message}</p>}
        {list && list.rows.length > 0 && (
          <>
            <p className="js">
              <button type="button" className="button export">
                {exportLabel}
              </button>
            </p>
            <ol className="verses">
              {list.rows.map((row, index) => (
                <VerseRow key={index} {...row} />
              ))}
            </ol>
            <Pager page={list.page} pages={list.pages} href={list.href} label={pagesOfVerses} />
          </>
        )}
      </article>
    </>
  );
}
