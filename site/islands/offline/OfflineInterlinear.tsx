import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tryFindTypedBook } from '#data/bible/find-book.ts';
import { interlinearPassagePath } from '#data/interlinear/interlinear-paths.ts';
import { productTitle } from '#data/site/product.ts';
import type { InterlinearAnswer } from '#data/interlinear/interlinear-answer.ts';
import { parseLines } from '#data/interlinear/interlinear-lines.ts';
import type { InterlinearMenus } from '#data/interlinear/interlinear-menus.ts';
import { parseColor } from '#data/interlinear/word-colors.ts';
import { ApiError } from '../../client/call-api.ts';
import { InterlinearPage } from '../../views/interlinear/InterlinearPage.tsx';
import type { InterlinearPageProps } from '../../views/interlinear/interlinear-page.ts';
import { interlinearLabel, interlinearUnavailable } from '../../views/interlinear/messages.ts';
import { savedOnThisDevice } from '../../views/offline/messages.ts';
import { enhanceInterlinear } from '../interlinear/enhance-interlinear.ts';
import { noReadableText, readingDownloads } from './messages.ts';
import { readOnDevice } from './read-offline.ts';
import { OfflineNote } from './WithoutNetwork.tsx';

/** An interlinear page from the downloaded texts, when the site is unreachable. */
export function OfflineInterlinear() {
  const { data, error } = useQuery({
    queryKey: ['interlinear-here', location.pathname, location.search],
    queryFn: readPage,
    staleTime: 0,
  });
  const props = data ?? (error ? missing(error) : undefined);
  useEffect(() => {
    if (!props) return;
    const name = props.outcome.kind === 'passage' ? props.outcome.reference : interlinearUnavailable;
    document.title = `${name} — ${interlinearLabel} — ${productTitle}`;
    enhanceInterlinear();
  }, [props]);
  if (!props) return <p className="note">{readingDownloads}</p>;
  return (
    <>
      <InterlinearPage {...props} />
      <OfflineNote isDrawn={props.outcome.kind === 'passage'} />
    </>
  );
}

async function readPage(): Promise<InterlinearPageProps> {
  const [, , text = '', bookText = '', chapterText = ''] = partsOfPath();
  const query = new URLSearchParams(location.search);
  const asked = (query.get('with') ?? '').toLowerCase();
  const book = tryFindTypedBook(bookText);
  const chapter =
    book && /^\d{1,3}$/.test(chapterText) ? { book: book.number, chapter: Number(chapterText) } : undefined;
  const passage = chapter ? '' : (query.get('passage') ?? `${bookText} ${chapterText}`.trim());
  const found = await readOnDevice<InterlinearMenus & { answer: InterlinearAnswer }>({
    what: 'interlinear',
    text,
    ...(chapter && { chapter }),
    passage,
    partner: asked,
  });
  if (!found) throw new Error(noReadableText);
  const { answer, ...menus } = found;
  const { lines, unknown } = parseLines(query.getAll('lines'));
  const { color, unknown: unknownColor } = parseColor(query.get('color') ?? '');
  return {
    outcome: answer,
    lines,
    color,
    asked,
    unknownLines: unknown,
    unknownColor,
    path: location.pathname,
    passage,
    isOnDevice: true,
    ...menus,
  };
}

function missing(error: Error): InterlinearPageProps {
  const { message } = error;
  const { suggestion } = ((error instanceof ApiError && error.answer) || {}) as { suggestion?: string };
  const [, , text] = partsOfPath();
  const ways = [
    ...(suggestion ? [{ href: interlinearPassagePath(suggestion, text), name: suggestion }] : []),
    { href: '/offline', name: savedOnThisDevice },
  ];
  return {
    outcome: { kind: 'none', title: interlinearUnavailable, message, ways },
    asked: '',
    unknownLines: [],
    path: location.pathname,
    passage: '',
    texts: [],
    partners: [],
  };
}

/** A part that is not encoded correctly stays as it is, like on the site. */
function partsOfPath(): string[] {
  return location.pathname.split('/').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}
