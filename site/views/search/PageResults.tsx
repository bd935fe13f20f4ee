import type { PageLink } from '#data/site/contract/placements.ts';

/** Pages that administrators wrote, above the verses that a search finds. Comes with the page and never after it. */
export function FoundPages({ pages }: { pages: readonly PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Pages of this site">
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
