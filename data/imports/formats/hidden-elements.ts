import { hasWords, type ImportRecord, type TaggedContent } from '../record.ts';
import { maxLineLength } from '../container/lines.ts';

/** An element whose content is not text of the verse. */
export interface HiddenElement {
  pattern: RegExp;
  /** Whether its words become a note, are reported as skipped, or are codes without words. */
  becomes: 'note' | 'skipped' | 'nothing';
  /** What the report calls it, for example `<h>`. */
  what: string;
}

/** Matches from an opening tag to its closing tag, with other tags in between, but not past the next opening tag. */
export function between(opening: string, closing: string, flags: string): RegExp {
  const inside = `[^<]*(?:<(?!${opening}|${closing}>)[^<]*)*`;
  return new RegExp(`<${opening}[^<>]*>${inside}<${closing}>`, flags);
}

/** Holds the place of a note while the text is converted. Both signs are control characters, which no text has. */
const holder = (index: number): string => `\u0002${index}\u0003`;
// eslint-disable-next-line no-control-regex
const holders = /\u0002(\d+)\u0003/g;
// eslint-disable-next-line no-control-regex
const strayHolders = /[\u0002\u0003]/g;

export interface WithoutHidden {
  content: string | TaggedContent;
  skipped: { what: string; quote: string }[];
}

/**
 * Takes hidden elements out of a text and converts the rest. Rows too long for a verse keep them: with millions of
 * tags, the regex engine exceeds its stack.
 */
export function takeHidden(
  source: string,
  hidden: readonly HiddenElement[],
  convert: (text: string) => string,
): WithoutHidden {
  if (source.length > maxLineLength) return { content: convert(source), skipped: [] };
  const notes: string[] = [];
  const skipped: WithoutHidden['skipped'] = [];
  const whole = (text: string): string => text.replace(holders, (_, index: string) => notes[Number(index)] ?? '');
  let rest = source.replace(strayHolders, '');
  for (const { pattern, becomes, what } of hidden)
    rest = rest.replace(pattern, (element) => {
      const quote = plainText(whole(element));
      if (becomes === 'nothing' || !hasWords(quote)) return '';
      if (becomes === 'note') return holder(notes.push(quote) - 1);
      skipped.push({ what, quote });
      return '';
    });
  const converted = convert(rest);
  const placed: TaggedContent['notes'] = [];
  let tagged = '';
  let from = 0;
  for (const match of converted.matchAll(holders)) {
    tagged += converted.slice(from, match.index);
    placed.push({ at: tagged.length, text: notes[Number(match[1])] ?? '' });
    from = match.index + match[0].length;
  }
  tagged += converted.slice(from);
  return { content: placed.length > 0 ? { tagged, notes: placed } : tagged, skipped };
}

function plainText(element: string): string {
  return element
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}

/** The records of a verse whose text has hidden elements. */
export function verseRecords(
  record: Omit<Extract<ImportRecord, { kind: 'verse' }>, 'content'>,
  { content, skipped }: WithoutHidden,
): ImportRecord[] {
  const { location } = record;
  return [...skipped.map((each): ImportRecord => ({ kind: 'skipped', location, ...each })), { ...record, content }];
}
