import { usfmCodes } from '../find-import-book.ts';

export type Style =
  /** Text of verses. `line` is the indent level of a line of poetry. */
  | { kind: 'text'; line?: number; goesOn: boolean }
  /** The title of a psalm, which belongs to the Bible text. */
  | { kind: 'title' }
  /** Headings, names, introductions, tables of contents: not part of the text. */
  | { kind: 'silent' };

const poetry = /^q(?:m|c|r)?(?<level>[1-4])?$/;
const paragraphs = /^(?:p|m|po|pr|cls|pmo|pm|pmc|pmr|pi[1-4]?|mi|nb|pc|ph[1-4]?|li[1-4]?|lh|lf|lim[1-4]?|tr|b|sb)$/;
/** Styles that continue a paragraph instead of opening one. */
const continuing = new Set(['m', 'nb', 'b', 'mi', 'tr']);

/** Classifies the style of a USFM or USX paragraph. */
export function styleOf(marker: string): Style {
  if (marker === 'd') return { kind: 'title' };
  const level = poetry.exec(marker)?.groups;
  if (level && marker !== 'qa') return { kind: 'text', line: Number(level.level ?? 1), goesOn: false };
  return paragraphs.test(marker) ? { kind: 'text', goesOn: continuing.has(marker) } : { kind: 'silent' };
}

/** Character styles that are not part of the text: alternative chapter and verse numbers, inline references. */
export const nonTextStyles: readonly string[] = ['ca', 'va', 'vp', 'rq'];

const firstOfNewTestament = 39;

/** The language of a Strong's number without a letter, by the testament of the USFM book code. */
export function bareLanguage(code: string): 'hebrew' | 'greek' {
  return usfmCodes.indexOf(code.toUpperCase()) >= firstOfNewTestament ? 'greek' : 'hebrew';
}
