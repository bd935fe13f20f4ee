import { backToDecks, doneHeading, moreCards, nextStepMessage, readVerse, undo } from './messages.ts';
import { useFocus } from './use-focus.ts';

export interface StudyDoneProps {
  /** Sentences about the run and what comes next. */
  summary: string;
  hasMore: boolean;
  /** What is left of today, if anything. */
  next?: { name: string; onStart: () => void } | undefined;
  /** There are words to read a verse with. */
  hasVerse?: boolean;
  /** Undoes the last grade; absent if there is none. */
  onUndo?: (() => void) | undefined;
  onMore: () => void;
  onLeave: () => void;
}

/** The end of a run. */
export function StudyDone({ summary, hasMore, next, hasVerse = false, onUndo, onMore, onLeave }: StudyDoneProps) {
  const heading = useFocus<HTMLHeadingElement>(true);
  return (
    <section className="js" aria-labelledby="done-heading">
      <h2 id="done-heading" tabIndex={-1} ref={heading}>
        {doneHeading}
      </h2>
      <p>{summary}</p>
      <div className="row">
        {next && (
          <button type="button" className="button primary" onClick={next.onStart}>
            {nextStepMessage(next.name)}
          </button>
        )}
        {!next && hasVerse && (
          <a className="button primary" href="/hebrew-learning/verse">
            {readVerse}
          </a>
        )}
        {hasMore && (
          <button type="button" className={next || hasVerse ? 'button' : 'button primary'} onClick={onMore}>
            {moreCards}
          </button>
        )}
        <button type="button" className="button" onClick={onLeave}>
          {backToDecks}
        </button>
        {onUndo && (
          <button type="button" className="button" onClick={onUndo}>
            {undo}
          </button>
        )}
      </div>
    </section>
  );
}
