/** A verse number as written in files. */
export interface VerseNumber {
  verse: number;
  /** The last verse of a combined range; otherwise the same as `verse`. */
  last: number;
  /** "a" or "b" if the file has the halves of a verse separately. */
  part: string;
}

const range = '(?:[-–—,](?<last>[0-9]{1,3})[a-z]?)?';
const pattern = new RegExp(`^(?<verse>[0-9]{1,3})(?<part>[a-z])?${range}$`, 'i');

/** Parses "3", "3a", "3-4", "3,4", ignoring spaces and direction marks. Returns `undefined` for anything else. */
export function tryParseVerseNumber(text: string): VerseNumber | undefined {
  const groups = pattern.exec(text.replaceAll(/[\s\u200e\u200f]/g, ''))?.groups;
  if (!groups) return undefined;
  const verse = Number(groups.verse);
  const last = groups.last === undefined ? verse : Number(groups.last);
  return last < verse ? undefined : { verse, last, part: (groups.part ?? '').toLowerCase() };
}
