import { pagerItems } from '#data/site/pager.ts';
import { nextPage, previousPage } from './messages.ts';

export interface PagerProps {
  page: number;
  pages: number;
  /** URL of a page; works without JavaScript. */
  href: (page: number) => string;
  /** Label of the landmark: "Pages of examples". */
  label: string;
  /** Five page numbers at most. */
  compact?: boolean;
  /** Handles a plain click instead of the link. */
  onPage?: ((page: number, event: React.MouseEvent) => void) | undefined;
}

/** A pager of plain links, also usable with the arrow keys. Renders nothing if there is only one page. */
export function Pager({ page, pages, href, label, compact = false, onPage }: PagerProps) {
  if (pages <= 1) return null;
  const link = (text: string, target: number) => (
    <a
      href={href(target)}
      aria-current={target === page ? 'page' : undefined}
      onClick={onPage && ((event) => onPage(target, event))}
    >
      {text}
    </a>
  );
  const step = (text: string, target: number) =>
    target < 1 || target > pages ? <span aria-disabled="true">{text}</span> : link(text, target);
  return (
    <nav className="pager" aria-label={label}>
      <ul>
        <li>{step(previousPage, page - 1)}</li>
        {pagerItems(page, pages, compact).map((item, index) => (
          <li key={index}>{item === 'gap' ? <span className="gap">…</span> : link(String(item), item)}</li>
        ))}
        <li>{step(nextPage, page + 1)}</li>
      </ul>
    </nav>
  );
}
