import { pagePath } from '../page-path.ts';
import type { PageLink, Placement } from './placements.ts';

/** What stands on pages beside their text. */
export interface Notices {
  placements: Placement[];
  /** Pages that the foot of every page leads to. */
  pages: PageLink[];
}

/** An advertisement or a box that is active, as the site's state has it. Times are ISO 8601, UTC. */
export interface StoredPlacement {
  id: string;
  kind: Placement['kind'];
  title: string;
  contentHtml: string;
  position: string;
  linkUrl: string | null;
  startsAt: string | null;
  endsAt: string | null;
}

/** A page that is published and ticked for the foot of all pages. */
export interface StoredPage {
  slug: string;
  title: string;
  publishAt: string | null;
}

/** Pages that the foot leads to. */
const mostPages = 20;

/** What of it readers have at a time, for the worker's pages and for those that are built alike. */
export function noticesAt(now: string, placements: readonly StoredPlacement[], pages: readonly StoredPage[]): Notices {
  return {
    placements: placements
      .filter(({ startsAt, endsAt }) => (!startsAt || startsAt <= now) && (!endsAt || now < endsAt))
      .map(describePlacement),
    pages: pages
      .filter(({ publishAt }) => !publishAt || publishAt <= now)
      .slice(0, mostPages)
      .map(({ slug, title }) => ({ title, path: pagePath(slug) })),
  };
}

export function describePlacement({ id, kind, title, contentHtml, position, linkUrl }: StoredPlacement): Placement {
  // Only what its schema took was written.
  return { id, kind, title, html: contentHtml, position: position as Placement['position'], href: linkUrl };
}
