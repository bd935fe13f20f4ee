import { pagePath } from '../page-path.ts';
import type { PageLink, Placement } from './placements.ts';

/** Placements and footer links of pages. */
export interface Notices {
  placements: Placement[];
  /** Custom pages that every footer links to. */
  pages: PageLink[];
}

/** An active advertisement or content box, as stored in the database. Times are ISO 8601, UTC. */
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

/** A published custom page that is shown in the footer. */
export interface StoredPage {
  slug: string;
  title: string;
  publishAt: string | null;
}

/** Maximum number of footer links. */
const maxPages = 20;

/** Returns what is visible at a time, for rendered and for built pages. */
export function noticesAt(now: string, placements: readonly StoredPlacement[], pages: readonly StoredPage[]): Notices {
  return {
    placements: placements
      .filter(({ startsAt, endsAt }) => (!startsAt || startsAt <= now) && (!endsAt || now < endsAt))
      .map(describePlacement),
    pages: pages
      .filter(({ publishAt }) => !publishAt || publishAt <= now)
      .slice(0, maxPages)
      .map(({ slug, title }) => ({ title, path: pagePath(slug) })),
  };
}

export function describePlacement({ id, kind, title, contentHtml, position, linkUrl }: StoredPlacement): Placement {
  // Only values that its schema accepted are stored.
  return { id, kind, title, html: contentHtml, position: position as Placement['position'], href: linkUrl };
}
