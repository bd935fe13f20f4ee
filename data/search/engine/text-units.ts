import { wordInText } from '../language/split-words.ts';

/** The units of a text: its words as they are written, and the characters between them. */
export interface TextUnit {
  kind: 'word' | 'between' | 'end';
  text: string;
}

/** A single space between two words is implied. */
const space = ' ';
const kindSigns = { word: '', between: '\u0001', end: '\u0002' } as const;

/**
 * Splits a verse's text into units. The last unit ends the verse and includes the characters after its last word, if
 * any. So the end of a verse usually costs nothing: "." at the end of a verse is its own unit.
 */
export function unitsOf(text: string): TextUnit[] {
  const units: TextUnit[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(wordInText)) {
    const between = text.slice(at, index);
    if (at === 0 ? between !== '' : between !== space) units.push({ kind: 'between', text: between });
    units.push({ kind: 'word', text: word });
    at = index + word.length;
  }
  return [...units, { kind: 'end', text: text.slice(at) }];
}

/** A unit as a unique text. Throws where the text has characters that are reserved for packs. */
export function formatUnit({ kind, text }: TextUnit): string {
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0002\n]/.test(text))
    throw new RangeError(`${JSON.stringify(text)} holds a control character, which cannot be packed`);
  return kindSigns[kind] + text;
}

export function parseUnit(written: string): TextUnit {
  if (written.startsWith(kindSigns.between)) return { kind: 'between', text: written.slice(1) };
  if (written.startsWith(kindSigns.end)) return { kind: 'end', text: written.slice(1) };
  return { kind: 'word', text: written };
}
