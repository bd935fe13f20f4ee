import type { StaticKind } from '#data/site/static-title.ts';

/** Content that shares a fragment: the sections of one page. */
export interface StaticPage {
  url: string;
  kind: StaticKind;
  /** HTML, each section with its own heading. */
  sections: string[];
}
