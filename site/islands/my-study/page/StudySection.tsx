import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
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

/** A long list, a page at a time on the screen, and complete on paper. */
export function PagedItems<Item>({ items, render }: { items: readonly Item[]; render: (item: Item) => ReactNode }) {
  const [count, setCount] = useState(pageSize);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is when the event ends.
    const before = (): void => flushSync(() => setPrinting(true));
    const after = (): void => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  const shown = isPrinting ? items.length : count;
  return (
    <>
      <ul className="study-items">{items.slice(0, shown).map(render)}</ul>
      {items.length > shown && (
        <button type="button" className="button" onClick={() => setCount(count + pageSize)}>
          {showMore}
        </button>
      )}
    </>
  );
}
