/** Characters; the longest verse has 530, with its tags 2,200. */
export const longestLine = 200_000;

export interface Line {
  /** From 1. */
  number: number;
  text: string;
}

/** The lines of a text one at a time, with or without a carriage return at their end, without making a list of them all. */
export function* linesOf(text: string): Generator<Line> {
  let number = 1;
  for (let from = 0; from < text.length; number += 1) {
    const feed = text.indexOf('\n', from);
    const end = feed < 0 ? text.length : feed;
    yield { number, text: text.slice(from, text.charCodeAt(end - 1) === 13 && end > from ? end - 1 : end) };
    from = end + 1;
  }
}
