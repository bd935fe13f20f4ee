import type { StaticKind } from '#data/site/static-title.ts';

/** What shares a fragment: the sections of one page. */
export interface StaticPage {
  url: string;
  kind: StaticKind;
  /** HTML, each with a heading of its own. */
  sections: string[];
}
