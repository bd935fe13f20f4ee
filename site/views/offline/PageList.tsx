import type { FocusTargets } from '../ui/focus-targets.ts';
import { removePage } from './messages.ts';

/** A page stored on the device. */
export interface ListedPage {
  path: string;
  title: string;
  /** A few words next to the title. */
  about?: string;
}

export interface PageListProps {
  id: string;
  title: string;
  pages: readonly ListedPage[];
  /** Shown if the list is empty. */
  none: string;
  onRemove: ((path: string) => void) | undefined;
  focus?: FocusTargets | undefined;
}

/** Pages that the device stores until the reader removes them. */
export function PageList({ id, title, pages, none, onRemove, focus }: PageListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={focus?.heading} tabIndex={-1}>
        {title}
      </h2>
      {pages.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="saved-list" {...focus?.within}>
          {pages.map((page, at) => (
            <li key={page.path}>
              <a href={page.path}>{page.title}</a>
              <button
                ref={at === 0 ? focus?.next : undefined}
                className="button"
                type="button"
                aria-label={`${removePage}: ${page.title}`}
                onClick={() => onRemove?.(page.path)}
              >
                {removePage}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
