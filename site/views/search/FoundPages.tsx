import type { PageLink } from '#data/site/contract/placements.ts';
import { customPages } from './messages.ts';

/** Custom pages that match the query, above the verses. They are part of the initial response and never load later. */
export function FoundPages({ pages }: { pages: readonly PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={customPages}>
      <ul className="found-pages">
        {pages.map(({ title, path }) => (
          <li key={path}>
            <a href={path} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
