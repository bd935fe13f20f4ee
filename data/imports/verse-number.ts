/** The number of a verse as files write it. */
export interface VerseNumber {
  verse: number;
  /** The last verse of several that stand together; else the same. */
  last: number;
  /** "a" or "b" where a file has the halves of a verse apart. */
  part: string;
}

const range = '(?:[-–—,](?<last>[0-9]{1,3})[a-z]?)?';
const pattern = new RegExp(`^(?<verse>[0-9]{1,3})(?<part>[a-z])?${range}$`, 'i');

/** "3", "3a", "3-4", "3,4"; spaces and marks of direction are passed over. `undefined` for anything else. */
export function tryParseVerseNumber(text: string): VerseNumber | undefined {
  const groups = pattern.exec(text.replaceAll(/[\s\u200e\u200f]/g, ''))?.groups;
  if (!groups) return undefined;
  const verse = Number(groups.verse);
  const last = groups.last === undefined ? verse : Number(groups.last);
  return last < verse ? undefined : { verse, last, part: (groups.part ?? '').toLowerCase() };
}
