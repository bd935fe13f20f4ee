import { interlinearChapterPath, interlinearPassagePath } from '#data/interlinear/interlinear-paths.ts';
import { chapterName, passageOf } from '#data/reading/chapter-name.ts';
import type { Chapter } from '#data/reading/chapter.ts';
import { bookByNumber } from '#data/bible/books.ts';
import { nameLanguage } from '#data/bible/spanish-book-names.ts';
import { isAutomaticallyTagged } from '#data/versions/automatic-version.ts';
import { chapterPath, parallelPath } from '#data/reading/reading-paths.ts';
import { splitVerseId } from '#data/bible/verse-id.ts';
import { SaveButtonRoot } from '../offline/SaveButtonRoot.tsx';
import { ChapterNotes } from './ChapterNotes.tsx';
import { ChapterReferences } from './ChapterReferences.tsx';
import { ChapterText } from './ChapterText.tsx';
import { exportLabel } from '../ui/messages.ts';
import { GoTo } from './GoTo.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { interlinearLabel } from '../interlinear/messages.ts';
import {
  allBooks,
  automaticNumbers,
  chapterInOtherVersions,
  chapterNavigation,
  chaptersLabel,
  chaptersOfMessage,
  compareLabel,
  englishNumberMessage,
  neighboringChapters,
  pressNumber,
  pressWord,
  versionsLabel,
} from './messages.ts';

/**
 * A complete chapter page. It is rendered at build time or at the edge, and no island hydrates it, because its text
 * would be sent twice. Scripts find a word by its `data-n` and a verse by the link of its number.
 */
export function ChapterPage(page: Chapter) {
  const { version, book, chapter } = page;
  const passage = passageOf(page);
  return (
    <article className="chapter">
      <div className="top-line">
        <p className="small">
          <a href={`/bible/${version.code}`}>{version.name}</a>
        </p>
        <GoTo action="/bible/go" name="to" maxLength={60}>
          <input type="hidden" name="version" value={version.code} />
        </GoTo>
        <h1 translate="no" lang={nameLanguage(version.language)}>
          {chapterName(book, chapter, version.language)}
        </h1>
        <nav className="step" aria-label={chapterNavigation}>
          <Neighbor page={page} rel="prev" isShort />
          <Neighbor page={page} rel="next" isShort />
        </nav>
        {passage !== chapterName(book, chapter) && (
          <p className="small">{englishNumberMessage(passage.replace('-', '–'))}</p>
        )}
      </div>
      <ChapterBar page={page} />
      <p className="small">
        {version.taggedWords > 0 && <span className="js">{pressWord} </span>}
        {pressNumber}
        {isAutomaticallyTagged(version) && ` ${automaticNumbers}`}
      </p>
      <ChapterText version={version} verses={page.verses} />
      <nav className="turn" aria-label={neighboringChapters}>
        <Neighbor page={page} rel="prev" />
        <Neighbor page={page} rel="next" />
      </nav>
      <p className="js">
        <SaveButtonRoot of="keep-chapter" />{' '}
        <button type="button" className="button export">
          {exportLabel}
        </button>
      </p>
      <ChapterNotes verses={page.verses} />
      <ChapterReferences references={page.references} treasury={page.treasury} passages={page.passages} />
    </article>
  );
}

/** Chapters of the book, the same chapter in other versions, and the comparison. Links only, so no script is needed. */
function ChapterBar({ page }: { page: Chapter }) {
  const { version, book, chapter, lastChapter, others, comparedWith } = page;
  return (
    <div className="pick">
      <details name="pick">
        <summary>{chaptersLabel}</summary>
        <nav aria-label={chaptersOfMessage(bookByNumber(book).name)}>
          {/* The page URL ends in the chapter number, so a number alone is a relative link to another chapter. */}
          {Array.from({ length: lastChapter }, (_, index) => index + 1).map((each) => (
            <a key={each} href={String(each)} aria-current={each === chapter ? 'page' : undefined}>
              {each}
            </a>
          ))}
          <a href={`/bible/${version.code}`}>{allBooks}</a>
        </nav>
      </details>
      {others.length > 0 && (
        <details name="pick">
          <summary>{versionsLabel}</summary>
          <nav className="long" aria-label={chapterInOtherVersions}>
            {others.map(({ name, href }) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
          </nav>
        </details>
      )}
      <a href={parallelPath(passageOf(page), comparedWith ? [version.code, comparedWith] : [version.code])}>
        {compareLabel}
      </a>
      <a href={interlinearHref(page)}>{interlinearLabel}</a>
      <span className="js" data-island="reading-settings">
        <SettingsButton isOpen={false} />
      </span>
    </div>
  );
}

/** A text without Strong's numbers has no interlinear view. The site then chooses one that has. */
function interlinearHref(page: Chapter): string {
  const { version, book, chapter } = page;
  if (version.taggedWords > 0) return interlinearChapterPath(version.code, book, chapter);
  return interlinearPassagePath(passageOf(page));
}

/** Above the text an arrow with an accessible name; below the text the name itself. */
function Neighbor({ page, rel, isShort = false }: { page: Chapter; rel: 'prev' | 'next'; isShort?: boolean }) {
  const id = rel === 'prev' ? page.previous : page.next;
  if (id === undefined) return <span />;
  const { book, chapter } = splitVerseId(id);
  const name = chapterName(book, chapter, page.version.language);
  const arrow = rel === 'prev' ? '←' : '→';
  const text = isShort ? arrow : rel === 'prev' ? `← ${name}` : `${name} →`;
  return (
    <a rel={rel} href={chapterPath(page.version.code, book, chapter)} aria-label={isShort ? name : undefined}>
      {text}
    </a>
  );
}
