import type { FocusTargets } from '../ui/focus-targets.ts';
import { checking, noVisitedPages, removeAll, visitedPagesMessage, visitedTitle } from './messages.ts';

export interface VisitedPagesProps {
  /** Number of pages; absent until it is known. */
  count: number | undefined;
  onEmpty: (() => void) | undefined;
  focus?: FocusTargets | undefined;
}

/** Pages that the device saved because the reader visited them. */
export function VisitedPages({ count, onEmpty, focus }: VisitedPagesProps) {
  return (
    <section aria-labelledby="visited">
      <h2 id="visited" ref={focus?.heading} tabIndex={-1}>
        {visitedTitle}
      </h2>
      <div className="visited" {...focus?.within}>
        <p>{visitedWords(count)}</p>
        <button className="button" type="button" disabled={!count} onClick={onEmpty}>
          {removeAll}
        </button>
      </div>
    </section>
  );
}

function visitedWords(count: number | undefined): string {
  if (count === undefined) return checking;
  if (count === 0) return noVisitedPages;
  return visitedPagesMessage(count);
}
