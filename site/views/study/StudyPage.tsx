import { backToLearning, contentLabel, needsScripts, readVerseLink, studyTitle } from './messages.ts';

export interface StudyPageProps {
  /** Pages with the same content that work without scripts. */
  tables: readonly { path: string; name: string }[];
  /** A result or an error, as a sentence. */
  notice?: string | undefined;
  /** The current screen. */
  children: React.ReactNode;
}

/** The page around every screen of Study Mode. */
export function StudyPage({ tables, notice, children }: StudyPageProps) {
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
      <p className="js onward">
        <a className="button" href="/hebrew-learning/verse">
          {readVerseLink}
        </a>
      </p>
      <p className="small js">
        Each card comes back shortly before you would forget it. The FSRS algorithm with its published weights plans the
        days.{' '}
        <span className="keys-help">
          Keys: Enter checks your answer and then selects the marked grade. 1 to 4 select a grade, U undoes the last
          grade, Escape leaves. Ctrl&nbsp;? lists all keys. There you can turn off single-character keys.
        </span>
      </p>
    </div>
  );
}
