import { highlightStyles } from '#data/my-study/study-row.ts';
import type { MarksOfVerse } from '#data/my-study/marks-of-verse.ts';
import { highlightedAs, marksText, styleNames } from './messages.ts';

/** "Highlighted: Green. 2 notes, bookmark." for screen readers. */
export function describeMarks({ styles, notes, hasBookmark }: MarksOfVerse): string {
  const marks = styles.map((style) => highlightedAs(styleNames[highlightStyles.indexOf(style)] ?? ''));
  return [...marks, ...(notes > 0 || hasBookmark ? [`${marksText(notes, hasBookmark)}.`] : [])].join(' ');
}
