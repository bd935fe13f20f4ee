/** The strings between which the parts of a page stand: one more than there are parts. */
export type Frame = string[];

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

/** Cuts a page so that {@link joinPage} puts it together again; what it lacks is passed over. */
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

export function joinPage(frame: Frame, parts: readonly string[]): string {
  return frame.map((text, at) => text + (parts[at] ?? '')).join('');
}
