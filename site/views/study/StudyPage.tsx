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
      <nav className="back" aria-label="Content">
        <a href="/hebrew-learning">← Hebrew Learning Center</a>
      </nav>
      <h1>Study Mode</h1>
      <div className="without-js note">
        <p>
          Study Mode asks you cards and plans when each comes back, which needs JavaScript. Everything that it asks can
          be read without:
        </p>
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
          Read a verse made of the words you know →
        </a>
      </p>
      <p className="small js">
        Cards come back when they are about to be forgotten, by FSRS with its published weights. Keys: Enter checks or
        shows and takes the marked grade, 1 to 4 grade, U takes the last grade back, Escape leaves; Ctrl&nbsp;? lists
        the keys, and switches those of one character off.
      </p>
    </div>
  );
}
