import type { FocusTargets } from '../ui/focus-targets.ts';

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
        Pages you visited
      </h2>
      <div className="visited" {...focus?.within}>
        <p>{visitedWords(count)}</p>
        <button className="button" type="button" disabled={!count} onClick={onEmpty}>
          Empty
        </button>
      </div>
    </section>
  );
}

function visitedWords(count: number | undefined): string {
  if (count === undefined) return 'Looking…';
  if (count === 0) return 'None yet. A page is kept when you visit it.';
  return `${count.toLocaleString('en')} ${count === 1 ? 'page opens' : 'pages open'} again without a network, until room is short.`;
}
