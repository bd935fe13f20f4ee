import { formatVerse, splitVerseId, type VerseId } from './verse-id.ts';
import { counterparts, type Versification, type VerseMap } from './versification.ts';

/**
 * Formats a verse of either versification, with both numbers where they differ: "Malachi 4:1 · Hebrew 3:19", "Psalm 51
 * title · Hebrew 51:1–2". A verse has only one number if the other text has at least a part of it under the same
 * number.
 */
export function formatBothNumbers(id: VerseId, numbering: Versification, map: VerseMap): string {
  if (numbering === 'wlc') {
    const kjv = counterparts(id, 'wlc', 'kjv', map).map((each) => each.id);
    return formatVerse(id, kjv.includes(id) ? undefined : kjv[0]);
  }
  const hebrew = counterparts(id, 'kjv', 'wlc', map).map((each) => each.id);
  const [first] = hebrew;
  const last = hebrew.at(-1);
  if (first === undefined || last === undefined || hebrew.includes(id)) return formatVerse(id);
  return `${formatVerse(first, id)}${last === first ? '' : `–${toVerse(first, last)}`}`;
}

/** The end of a range, without the chapter where that is the same. */
function toVerse(first: VerseId, last: VerseId): string {
  const { chapter, verse } = splitVerseId(last);
  return splitVerseId(first).chapter === chapter ? String(verse) : `${chapter}:${verse}`;
}
