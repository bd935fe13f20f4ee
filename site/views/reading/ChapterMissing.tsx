import type { Book } from '#data/bible/books.ts';
import { chapterName } from '#data/reading/chapter-name.ts';
import type { Chapter } from '#data/reading/chapter.ts';
import { namedVersions } from '#data/versions/named-versions.ts';
import { chapterPath } from '#data/reading/reading-paths.ts';

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
          <h1>{chaptersOf(book, lastChapter)}</h1>
          <p>{`The ${version.name} has no such chapter.`}</p>
          <p>
            <a className="button" href={chapterPath(version.code, book.number, lastChapter)}>
              {chapterName(book.number, lastChapter)}
            </a>{' '}
            <a className="button" href={`/bible/${version.code}#${book.slug}`}>
              All books
            </a>
          </p>
        </>
      );
    }
    case 'book-lacking': {
      const { version, book, others } = reason;
      return (
        <>
          <h1>{`${book.name} is not in this version`}</h1>
          <p>{`The ${version.name} does not have ${book.name}.`}</p>
          <p>
            <a className="button" href={`/bible/${version.code}`}>
              All books of this version
            </a>
          </p>
          <Elsewhere others={others} />
        </>
      );
    }
    case 'no-book':
      return (
        <>
          <h1>No such book</h1>
          <p>
            There is no book <RequestedText text={reason.asked} /> in the Bible.
          </p>
          <p>
            <a className="button" href={`/bible/${reason.version.code}`}>
              All books
            </a>
          </p>
        </>
      );
    case 'no-version': {
      const name = namedVersions[reason.asked.toLowerCase()]?.name;
      return (
        <>
          <h1>Version not loaded</h1>
          <p>
            The version <RequestedText text={reason.asked} />
            {name && ` (${name})`} is not loaded on this site.
          </p>
          {reason.others.length > 0 ? (
            <Elsewhere others={reason.others} />
          ) : (
            <p>
              <a className="button" href="/bible">
                All versions
              </a>
            </p>
          )}
        </>
      );
    }
    case 'unavailable':
      return (
        <>
          <h1>Not available</h1>
          <p>The text could not be loaded. Please try again later.</p>
        </>
      );
  }
}

function chaptersOf({ name }: Book, last: number): string {
  if (name === 'Psalms') return `There are ${last} psalms`;
  return `${name} has ${last} ${last === 1 ? 'chapter' : 'chapters'}`;
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
      <h2>The same chapter in other versions</h2>
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
