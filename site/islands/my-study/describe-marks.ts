import type { MarksOfVerse } from '#data/my-study/marks-of-verse.ts';
import type { HighlightStyle } from '#data/my-study/study-row.ts';
import { nameOfStyle } from './highlight-names.ts';
import { highlightedAs, marksText } from './messages.ts';

/** "Highlighted: Promise. 2 notes, bookmark." for screen readers. `names` are the reader's own of the styles. */
export function describeMarks({ styles, notes, hasBookmark }: MarksOfVerse, names: readonly string[]): string {
  const marks = styles.length > 0 ? [describeHighlights(styles, names)] : [];
  return [...marks, ...(notes > 0 || hasBookmark ? [`${marksText(notes, hasBookmark)}.`] : [])].join(' ');
}

export function describeHighlights(styles: readonly HighlightStyle[], names: readonly string[]): string {
  return styles.map((style) => highlightedAs(nameOfStyle(style, names))).join(' ');
}
