import { usfmCodes } from '../find-import-book.ts';

export type Style =
  /** What verses are printed in; `line` is the indent of a line of poetry. */
  | { kind: 'text'; line?: number; goesOn: boolean }
  /** The title of a psalm, which is text of the Bible. */
  | { kind: 'title' }
  /** Headings, names, introductions, lists of contents. */
  | { kind: 'silent' };

const poetry = /^q(?:m|c|r)?(?<level>[1-4])?$/;
const paragraphs = /^(?:p|m|po|pr|cls|pmo|pm|pmc|pmr|pi[1-4]?|mi|nb|pc|ph[1-4]?|li[1-4]?|lh|lf|lim[1-4]?|tr|b|sb)$/;
/** No paragraph opens with them. */
const goesOn = new Set(['m', 'nb', 'b', 'mi', 'tr']);

/** What the style of a USFM or USX paragraph says of the text in it. */
export function styleOf(marker: string): Style {
  if (marker === 'd') return { kind: 'title' };
  const level = poetry.exec(marker)?.groups;
  if (level && marker !== 'qa') return { kind: 'text', line: Number(level.level ?? 1), goesOn: false };
  return paragraphs.test(marker) ? { kind: 'text', goesOn: goesOn.has(marker) } : { kind: 'silent' };
}

/** Styles of characters that stand beside the text: other numbers of chapters and verses, references in the line. */
export const besideText: readonly string[] = ['ca', 'va', 'vp', 'rq'];

const firstOfNewTestament = 39;

/** Of which language a Strong's number without its letter is. */
export function bareLanguage(code: string): 'hebrew' | 'greek' {
  return usfmCodes.indexOf(code.toUpperCase()) >= firstOfNewTestament ? 'greek' : 'hebrew';
}
