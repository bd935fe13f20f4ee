import type { Book } from '#data/bible/books.ts';
import { chapterName } from '#data/reading/chapter-name.ts';
import type { Chapter } from '#data/reading/chapter.ts';
import { namedVersions } from '#data/versions/named-versions.ts';
import { chapterPath } from '#data/reading/reading-paths.ts';
import {
  allBooks,
  allVersions,
  bookLackingMessage,
  bookLackingTitleMessage,
  booksOfVersion,
  inOtherVersions,
  lastChapterTitleMessage,
  noBookTitle,
  noChapterMessage,
  noVersionTitle,
  textFailed,
  unavailableTitle,
} from './messages.ts';

interface Version {
  code: string;
  name: string;
}

type Others = Chapter['others'];

/** Why a page under `/bible` is not available. */
export type MissingChapterReason =
  /** The book has fewer chapters than the requested one. */
  | { kind: 'beyond'; version: Version; book: Book; lastChapter: number }
  /** The version does not have the book. */
  | { kind: 'book-lacking'; version: Version; book: Book; others: Others }
  | { kind: 'no-book'; version: Version; asked: string }
  | { kind: 'no-version'; asked: string; others: Others }
  | { kind: 'unavailable' };

/** Shown instead of a chapter, with links to other pages. */
export function ChapterMissing({ lack }: { lack: MissingChapterReason }) {
  return <article className="bible">{renderReason(lack)}</article>;
}

function renderReason(reason: MissingChapterReason) {
  switch (reason.kind) {
    case 'beyond': {
      const { version, book, lastChapter } = reason;
      return (
        <>
          <h1>{lastChapterTitleMessage(book.name, lastChapter)}</h1>
          <p>{noChapterMessage(version.name)}</p>
          <p>
            <a className="button" href={chapterPath(version.code, book.number, lastChapter)}>
              {chapterName(book.number, lastChapter)}
            </a>{' '}
            <a className="button" href={`/bible/${version.code}#${book.slug}`}>
              {allBooks}
            </a>
          </p>
        </>
      );
    }
    case 'book-lacking': {
      const { version, book, others } = reason;
      return (
        <>
          <h1>{bookLackingTitleMessage(book.name)}</h1>
          <p>{bookLackingMessage(book.name, version.name)}</p>
          <p>
            <a className="button" href={`/bible/${version.code}`}>
              {booksOfVersion}
            </a>
          </p>
          <Elsewhere others={others} />
        </>
      );
    }
    case 'no-book':
      return (
        <>
          <h1>{noBookTitle}</h1>
          <p>
            There is no book <RequestedText text={reason.asked} /> in the Bible.
          </p>
          <p>
            <a className="button" href={`/bible/${reason.version.code}`}>
              {allBooks}
            </a>
          </p>
        </>
      );
    case 'no-version': {
      const name = namedVersions[reason.asked.toLowerCase()]?.name;
      return (
        <>
          <h1>{noVersionTitle}</h1>
          <p>
            The version <RequestedText text={reason.asked} />
            {name && ` (${name})`} is not loaded on this site.
          </p>
          {reason.others.length > 0 ? (
            <Elsewhere others={reason.others} />
          ) : (
            <p>
              <a className="button" href="/bible">
                {allVersions}
              </a>
            </p>
          )}
        </>
      );
    }
    case 'unavailable':
      return (
        <>
          <h1>{unavailableTitle}</h1>
          <p>{textFailed}</p>
        </>
      );
  }
}

/** Max characters shown of the requested text, enough to recognize it. */
const maxLength = 40;

function RequestedText({ text }: { text: string }) {
  return (
    <>
      “<bdi>{[...text].slice(0, maxLength).join('')}</bdi>”
    </>
  );
}

function Elsewhere({ others }: { others: Others }) {
  if (others.length === 0) return null;
  return (
    <>
      <h2>{inOtherVersions}</h2>
      <ul>
        {others.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
