/** Maximum number of characters in a line, with markup and notes. `verse-length.ts` limits the verse itself. */
export const maxLineLength = 200_000;

export interface Line {
  /** Counted from 1. */
  number: number;
  text: string;
}

/** Yields the lines of a text without their line ends, without building a list of all lines. */
export function* linesOf(text: string): Generator<Line> {
  let number = 1;
  for (let from = 0; from < text.length; number += 1) {
    const feed = text.indexOf('\n', from);
    const end = feed < 0 ? text.length : feed;
    yield { number, text: text.slice(from, text.charCodeAt(end - 1) === 13 && end > from ? end - 1 : end) };
    from = end + 1;
  }
}
