import { backToLearning, contentLabel, needsScripts, readVerseLink, repetitionHint, studyTitle } from './messages.ts';

export interface StudyPageProps {
  /** Pages with the same content that work without scripts. */
  tables: readonly { path: string; name: string }[];
  /** A result or an error, as a sentence. */
  notice?: string | undefined;
  /** Links to the page that chooses a verse. */
  hasVerseLink: boolean;
  /** The current screen. */
  children: React.ReactNode;
}

/** The page around every screen of Study Mode. */
export function StudyPage({ tables, notice, hasVerseLink, children }: StudyPageProps) {
  return (
    <div className="study">
      <nav className="back" aria-label={contentLabel}>
        <a href="/hebrew-learning">{backToLearning}</a>
      </nav>
      <h1>{studyTitle}</h1>
      <div className="without-js note">
        <p>{needsScripts}</p>
        <ul className="plain">
          {tables.map(({ path, name }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
      <p className="note js" role="status" hidden={!notice}>
        {notice}
      </p>
      {children}
      {hasVerseLink && (
        <p className="js onward">
          <a className="button" href="/hebrew-learning/verse">
            {readVerseLink}
          </a>
        </p>
      )}
      <p className="small js">
        {repetitionHint}{' '}
        <span className="keys-help">
          Keys: Enter checks your answer, then gives the highlighted grade. 1 to 4 give a grade, U undoes the last
          grade, Escape leaves. Ctrl&nbsp;? lists all keys, and there you can turn off single-character keys.
        </span>
      </p>
    </div>
  );
}
