import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookByNumber, books } from '#data/bible/books.ts';
import { tryParseEntryNumber } from '#data/dictionary/entry-number.ts';
import { productTitle } from '#data/site/product.ts';
import { savedOnThisDevice } from '../../views/offline/messages.ts';
import { versesList, versesPerPage } from '../../views/dictionary/verses-list.ts';
import { VersesPage, type VersesPageProps } from '../../views/dictionary/VersesPage.tsx';
import {
  noDownloadedVerseMessage,
  noReadableText,
  noVerseList,
  readingDownloads,
  versesUnavailableTitle,
} from './messages.ts';
import { readOnDevice, type NumberOnDevice } from './read-offline.ts';
import { OfflineNote } from './WithoutNetwork.tsx';

/** All verses of a number from the downloaded texts, when the site is unreachable. */
export function OfflineVerses() {
  const { data, error } = useQuery({
    queryKey: ['verses-here', location.pathname, location.search],
    queryFn: readPage,
    staleTime: 0,
  });
  useEffect(() => {
    if (data) document.title = `${data.number} — Verses — ${productTitle}`;
  }, [data]);
  if (error) return <Unread message={error.message} />;
  if (!data) return <p className="note">{readingDownloads}</p>;
  return (
    <>
      <VersesPage {...data} />
      <OfflineNote isDrawn={data.list !== undefined} />
    </>
  );
}

function Unread({ message }: { message: string }) {
  return (
    <article className="listing">
      <h1>{versesUnavailableTitle}</h1>
      <p className="note">{message}</p>
      <p>
        <a href="/offline">{savedOnThisDevice}</a>
      </p>
      <OfflineNote isDrawn={false} />
    </article>
  );
}

async function readPage(): Promise<VersesPageProps> {
  const number = tryParseEntryNumber(location.pathname.split('/')[2] ?? '');
  const query = new URLSearchParams(location.search);
  const book = query.has('book') ? Number(query.get('book')) : undefined;
  if (!number || (book !== undefined && !books[book - 1])) throw new Error(noVerseList);
  const args = {
    number,
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    rendering: query.get('rendering')?.trim(),
    book,
    version: query.get('version') || undefined,
  };
  const result = await readOnDevice<NumberOnDevice>({ what: 'examples', ...args, pageSize: versesPerPage });
  if (!result) throw new Error(noReadableText);
  const shown = {
    number,
    rendering: args.rendering,
    book: book === undefined ? undefined : bookByNumber(book).name,
    entry: result.entry,
  };
  if (!result.version || !result.total) return { ...shown, message: noDownloadedVerseMessage(number) };
  return { ...shown, ...versesList({ asked: args, version: result.version, total: result.total, rows: result.rows }) };
}
