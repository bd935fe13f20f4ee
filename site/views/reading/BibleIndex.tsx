import { Fragment } from 'react';
import { bookByNumber } from '#data/bible/books.ts';
import { bookNameIn, nameLanguage } from '#data/bible/spanish-book-names.ts';
import type { ChapterVersion } from '#data/reading/chapter.ts';
import { chapterPath } from '#data/reading/reading-paths.ts';
import { allVersions, chaptersOfMessage, newTestament, oldTestament } from './messages.ts';

export interface BibleIndexProps {
  version: Pick<ChapterVersion, 'code' | 'name' | 'language'>;
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
                  <BookChapters key={row.book} version={version} {...row} />
                ))}
              </div>
            </Fragment>
          )
        );
      })}
    </article>
  );
}

interface BookChaptersProps {
  version: BibleIndexProps['version'];
  book: number;
  lastChapter: number;
}

function BookChapters({ version, book, lastChapter }: BookChaptersProps) {
  const { slug } = bookByNumber(book);
  const name = bookNameIn(version.language, book);
  return (
    <details id={slug} name="book">
      <summary lang={nameLanguage(version.language)}>{name}</summary>
      <nav aria-label={chaptersOfMessage(name)}>
        {Array.from({ length: lastChapter }, (_, index) => index + 1).map((chapter) => (
          <a key={chapter} href={chapterPath(version.code, book, chapter)}>
            {chapter}
          </a>
        ))}
      </nav>
    </details>
  );
}
