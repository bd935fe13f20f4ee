import { backToDecks, doneHeading, moreCards } from './messages.ts';
import { useFocus } from './use-focus.ts';

export interface StudyDoneProps {
  /** Sentences about the run and what comes next. */
  summary: string;
  hasMore: boolean;
  onMore: () => void;
  onLeave: () => void;
}

/** The end of a run. */
export function StudyDone({ summary, hasMore, onMore, onLeave }: StudyDoneProps) {
  const heading = useFocus<HTMLHeadingElement>(true);
  return (
    <section className="js" aria-labelledby="done-heading">
      <h2 id="done-heading" tabIndex={-1} ref={heading}>
        {doneHeading}
      </h2>
      <p>{summary}</p>
      <div className="row">
        {hasMore && (
          <button type="button" className="button primary" onClick={onMore}>
            {moreCards}
          </button>
        )}
        <button type="button" className="button" onClick={onLeave}>
          {backToDecks}
        </button>
      </div>
    </section>
  );
}
