import { wordInText } from '../language/words.ts';

/** What a text is written with: its words as they stand, and what stands between them. */
export interface TextUnit {
  kind: 'word' | 'between' | 'end';
  text: string;
}

/** A lone space between two words, which goes without saying. */
const space = ' ';
const kindSigns = { word: '', between: '\u0001', end: '\u0002' } as const;

/**
 * A verse's text as units. The last one closes the verse, with the signs behind its last word or with none, so that
 * the end of a verse needs no place of its own: after "." it is told by the sign that is written there anyway.
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

/** A unit as one text, unlike every other unit's. Throws where the text has signs that packs keep for themselves. */
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
