import { Fragment } from 'react';
import { bookByNumber } from '#data/bible/books.ts';
import type { ChapterVersion } from '#data/reading/chapter.ts';
import { chapterPath } from '#data/reading/reading-paths.ts';
import { allVersions, chaptersOfMessage, newTestament, oldTestament } from './messages.ts';

export interface BibleIndexProps {
  version: Pick<ChapterVersion, 'code' | 'name'>;
  /** Books that the version has, in order, each with its last chapter. */
  books: readonly { book: number; lastChapter: number }[];
}

const testaments = [
  ['old', oldTestament],
  ['new', newTestament],
] as const;

/** The books of a version. Each opens to show its chapters, without scripts. */
export function BibleIndex({ version, books }: BibleIndexProps) {
  return (
    <article className="bible">
      <p className="small">
        <a href="/bible">{allVersions}</a>
      </p>
      <h1>{version.name}</h1>
      {testaments.map(([testament, title]) => {
        const ofTestament = books.filter(({ book }) => bookByNumber(book).testament === testament);
        return (
          ofTestament.length > 0 && (
            <Fragment key={testament}>
              <h2>{title}</h2>
              <div className="books">
                {ofTestament.map((row) => (
                  <BookChapters key={row.book} version={version.code} {...row} />
                ))}
              </div>
            </Fragment>
          )
        );
      })}
    </article>
  );
}

function BookChapters({ version, book, lastChapter }: { version: string; book: number; lastChapter: number }) {
  const { name, slug } = bookByNumber(book);
  return (
    <details id={slug} name="book">
      <summary>{name}</summary>
      <nav aria-label={chaptersOfMessage(name)}>
        {Array.from({ length: lastChapter }, (_, index) => index + 1).map((chapter) => (
          <a key={chapter} href={chapterPath(version, book, chapter)}>
            {chapter}
          </a>
        ))}
      </nav>
    </details>
  );
}
