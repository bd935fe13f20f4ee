import { useState, type ReactNode } from 'react';
import { formatCount } from '#data/site/count-text.ts';
import { showMore } from './messages.ts';

/** A section of the page that opens and closes, with its count. */
export function StudySection({
  title,
  count,
  isOpen = false,
  children,
}: {
  title: string;
  count?: number;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="study-section" open={isOpen}>
      <summary>
        <h2>
          {title}
          {count !== undefined && count > 0 && ` (${formatCount(count)})`}
        </h2>
      </summary>
      {children}
    </details>
  );
}

const pageSize = 50;

/** A long list, a page at a time. */
export function PagedItems<Item>({ items, render }: { items: readonly Item[]; render: (item: Item) => ReactNode }) {
  const [count, setCount] = useState(pageSize);
  return (
    <>
      <ul className="study-items">{items.slice(0, count).map(render)}</ul>
      {items.length > count && (
        <button type="button" className="button" onClick={() => setCount(count + pageSize)}>
          {showMore}
        </button>
      )}
    </>
  );
}
