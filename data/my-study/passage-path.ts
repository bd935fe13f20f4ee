import { verseCounts } from '../bible/verse-counts.ts';
import { splitVerseId } from '../bible/verse-id.ts';
import { chapterPath, parallelPath } from '../reading/reading-paths.ts';
import { passageOfRange } from './format-anchor.ts';
import type { StudyAnchor } from './study-row.ts';

/**
 * The passage in its chapter: "/bible/web/john/3#v16-18". Anchors have the numbers of the King James Version, so the link
 * goes to a version with these numbers: that of the anchor, else the reader's, else any. Without one it goes to the
 * comparison, which finds the verses of every version.
 */
export function passagePath(
  range: Pick<StudyAnchor, 'start' | 'end' | 'version'>,
  kjvNumbered: readonly string[],
  preferred?: string,
): string {
  const version = [range.version, preferred].find((code) => code !== undefined && kjvNumbered.includes(code));
  const code = version ?? kjvNumbered[0];
  if (code === undefined)
    return parallelPath(passageOfRange(range), range.version === undefined ? [] : [range.version]);
  const { book, chapter, verse } = splitVerseId(range.start);
  const end = splitVerseId(range.end);
  const last =
    end.book === book && end.chapter === chapter ? end.verse : (verseCounts(book, 'kjv')[chapter - 1] ?? verse);
  const isWhole = verse <= 1 && last === verseCounts(book, 'kjv')[chapter - 1] && last > 1;
  return `${chapterPath(code, book, chapter)}${isWhole ? '' : `#v${verse}${last > verse ? `-${last}` : ''}`}`;
}
