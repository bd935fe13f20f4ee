/**
 * The line by which `astro build` says how many pages it is going to render, for the progress of the build. They are more
 * than the library has entries.
 */
export function formatPageCount(pages: number): string {
  return `Pages to render: ${pages}\n`;
}

/** The number of pages in a line of the build's output, or `undefined` if it is another line. */
export function readPageCount(line: string): number | undefined {
  const count = /^Pages to render: (\d+)$/.exec(line)?.[1];
  return count === undefined ? undefined : Number(count);
}

/** The line by which it says how many pages it has rendered. */
export function formatRenderedCount(pages: number): string {
  return `Pages rendered: ${pages}\n`;
}

/** The number of rendered pages in a line of the build's output, or `undefined` if it is another line. */
export function readRenderedCount(line: string): number | undefined {
  const count = /^Pages rendered: (\d+)$/.exec(line)?.[1];
  return count === undefined ? undefined : Number(count);
}
