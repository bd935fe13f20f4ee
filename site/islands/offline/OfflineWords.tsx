import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tryFindBook } from '#data/bible/find-book.ts';
import { productTitle } from '#data/site/product.ts';
import type { Neighbors, VersePage } from '#data/reading/verse-page.ts';
import type { VerseMap } from '#data/bible/versification.ts';
import { savedOnThisDevice } from '../../views/offline/messages.ts';
import { ReadingActions } from '../../views/reading/reading-actions.ts';
import { verseWordRows } from '../../views/reading/verse-word-rows.ts';
import { WordsPage, type NoVerseWords, type VerseWords } from '../../views/reading/WordsPage.tsx';
import { enhanceVerseWords } from '../reading/enhance-verse-words.ts';
import { useVerseNoteActions } from '../reading/use-verse-note-actions.ts';
import { noReadableText, readingDownloads, unknownVerseBookMessage, verseUnavailableTitle } from './messages.ts';
import { readOnDevice } from './read-offline.ts';
import { OfflineNote } from './WithoutNetwork.tsx';

/** The page of a verse from the downloaded texts, when the site is unreachable. */
export function OfflineWords() {
  const { data, error } = useQuery({ queryKey: ['words-here', location.pathname], queryFn: readPage, staleTime: 0 });
  const outcome = data ?? (error ? missing(error.message) : undefined);
  useEffect(() => {
    const name = outcome?.kind === 'verse' ? outcome.reference : verseUnavailableTitle;
    if (!outcome) return;
    document.title = `${name} — Word by word — ${productTitle}`;
    enhanceVerseWords();
  }, [outcome]);
  const actions = useVerseNoteActions(outcome?.kind === 'verse');
  if (!outcome) return <p className="note">{readingDownloads}</p>;
  return (
    <ReadingActions value={actions}>
      <WordsPage outcome={outcome} />
      <OfflineNote isDrawn={outcome.kind === 'verse'} />
    </ReadingActions>
  );
}

async function readPage(): Promise<VerseWords> {
  const [, , , bookText = '', chapter, verse] = location.pathname.split('/');
  const book = tryFindBook(decodeURIComponent(bookText));
  if (!book) throw new Error(unknownVerseBookMessage(bookText));
  const coordinates = { book: book.number, chapter: Number(chapter), verse: Number(verse) };
  const result = await readOnDevice<{ page: VersePage & { neighbors: Neighbors }; map: VerseMap }>({
    what: 'verse-page',
    coordinates,
  });
  if (!result) throw new Error(noReadableText);
  return verseWordRows(result.page, result.map);
}

function missing(message: string): NoVerseWords {
  return {
    kind: 'none',
    title: verseUnavailableTitle,
    message,
    ways: [{ href: '/offline', name: savedOnThisDevice }],
  };
}
