import { ownPathMark, lastTwoSegments, type PageShell } from '#data/offline/packed-page.ts';

export interface SplitPage {
  frame: PageShell;
  parts: string[];
}

/**
 * The end of a page's content, with the closing tags of the elements that contain its scripts. Script names change with
 * every change of the code, so they belong to the frame. Otherwise all pieces would have to be downloaded again
 * although no content changed.
 */
const mainEnd = /(?:<script type="module" src="[^"]*"><\/script>(?:<\/\w+>|\s)*)*<\/main>/;

/** What differs between pages, in page order: the text before it and after it. */
const differing: [before: string, after: RegExp][] = [
  ['<title>', /<\/title>/],
  ['<meta name="description" content="', /">/],
  ['<link rel="canonical" href="', /">/],
  ['<meta property="og:title" content="', /">/],
  ['<meta property="og:description" content="', /">/],
  ['<meta property="og:url" content="', /">/],
  ['<meta property="og:image" content="', /">/],
  ['<script type="application/ld+json">', /<\/script>/],
  ['<main id="main">', mainEnd],
];

/** Splits a page so that `joinPage` can restore it. Skips parts that the page lacks. */
export function splitPage(page: string): SplitPage {
  const frame: PageShell = [];
  const parts: string[] = [];
  let at = 0;
  for (const [before, after] of differing) {
    const opening = page.indexOf(before, at);
    if (opening === -1) continue;
    const start = opening + before.length;
    const length = page.slice(start).search(after);
    if (length === -1) continue;
    const end = start + length;
    frame.push(page.slice(at, start));
    parts.push(page.slice(start, end));
    at = end;
  }
  frame.push(page.slice(at));
  // For a file that is not a page, the complete text is one part.
  return parts.length > 0 ? { frame, parts } : { frame: ['', ''], parts: [page] };
}

/** In a chapter: its own links, the links to other versions, and the link to the version that it is compared with. */
const versionLinks =
  /^([^]*?<div class="pick"><details[^]*?<\/details>)([^]*?)(<a href="\/parallel-bible\?passage=[^"&]*&amp;versions=[^",]*)([^"]*)("[^]*)$/;

/**
 * Splits a page for packing. A chapter's links to other versions also belong to the frame. Otherwise every piece of
 * every version would have to be downloaded again after a text is added.
 */
export function splitPackedPage(page: string, urlPath: string): SplitPage {
  const { frame, parts } = splitPage(page);
  const [, own, versions = '', passage, comparedVersion = '', rest] = versionLinks.exec(parts.at(-1) ?? '') ?? [];
  if (own === undefined || passage === undefined || rest === undefined) return { frame, parts };
  const marked = versions.replaceAll(`/${lastTwoSegments(urlPath)}"`, `/${ownPathMark}"`);
  return {
    frame: [...frame.slice(0, -1), marked, comparedVersion, ...frame.slice(-1)],
    parts: [...parts.slice(0, -1), own, passage, rest],
  };
}
