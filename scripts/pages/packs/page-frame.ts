import { ownPlace, placeOf, type Frame } from '#data/offline/packed-page.ts';

export interface SplitPage {
  frame: Frame;
  parts: string[];
}

/**
 * The end of what a page says, with the ends of the elements that its scripts stand in. The names of scripts change with
 * every change of the code, and belong to the frame: else all pieces would have to be fetched anew where no page says
 * anything else.
 */
const mainEnd = /(?:<script type="module" src="[^"]*"><\/script>(?:<\/\w+>|\s)*)*<\/main>/;

/** What differs from page to page, in the order in which it stands there: what comes before it and after it. */
const differing: [before: string, after: RegExp][] = [
  ['<title>', /<\/title>/],
  ['<meta name="description" content="', /">/],
  ['<link rel="canonical" href="', /">/],
  ['<meta property="og:title" content="', /">/],
  ['<meta property="og:image" content="', /">/],
  ['<main id="main">', mainEnd],
];

/** Cuts a page so that `joinPage` puts it together again; what it lacks is passed over. */
export function splitPage(page: string): SplitPage {
  const frame: Frame = [];
  const parts: string[] = [];
  let at = 0;
  for (const [before, after] of differing) {
    const found = page.indexOf(before, at);
    if (found === -1) continue;
    const start = found + before.length;
    const length = page.slice(start).search(after);
    if (length === -1) continue;
    const end = start + length;
    frame.push(page.slice(at, start));
    parts.push(page.slice(start, end));
    at = end;
  }
  frame.push(page.slice(at));
  // A file that is no page: its whole text is its part.
  return parts.length > 0 ? { frame, parts } : { frame: ['', ''], parts: [page] };
}

/** Of a chapter: its own links, the ones to other versions, then to the one that it is compared with. */
const versionLinks =
  /^([^]*?<div class="pick"><details[^]*?<\/details>)([^]*?)(<a href="\/parallel-bible\?passage=[^"&]*&amp;versions=[^",]*)([^"]*)("[^]*)$/;

/**
 * Cuts a page as it is packed: what leads a chapter to other versions belongs to its frame too. Else every piece of every
 * version would have to be fetched anew after a text has come.
 */
export function cutPage(page: string, address: string): SplitPage {
  const { frame, parts } = splitPage(page);
  const [, own, versions = '', passage, beside = '', rest] = versionLinks.exec(parts.at(-1) ?? '') ?? [];
  if (own === undefined || passage === undefined || rest === undefined) return { frame, parts };
  const marked = versions.replaceAll(`/${placeOf(address)}"`, `/${ownPlace}"`);
  return {
    frame: [...frame.slice(0, -1), marked, beside, ...frame.slice(-1)],
    parts: [...parts.slice(0, -1), own, passage, rest],
  };
}
