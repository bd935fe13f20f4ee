import type { SpanKind } from '#data/text/verse-builder.ts';
import { nonTextStyles, styleOf } from '../assemble/usfm-styles.ts';

export const spanOfMarker: Record<string, SpanKind> = { add: 'supplied', nd: 'divineName', wj: 'jesus' };
/** Markers whose content is left out: pictures, alternative verse and chapter numbers, references. */
export const droppedMarkers: ReadonlySet<string> = new Set(['fig', ...nonTextStyles]);
export const noteMarkers: ReadonlySet<string> = new Set(['f', 'fe', 'ef', 'x', 'ex', ...droppedMarkers]);
export const wordMarkers: ReadonlySet<string> = new Set(['w', 'wh', 'wg', 'wa']);
/** These markers close everything open: an unclosed note must not swallow the following verses. */
export const positionMarkers: ReadonlySet<string> = new Set(['id', 'c', 'v']);
/** Markers with the name of the book. */
export const bookNameMarkers = /^(?:h|toc|toca|mt)[0-9]?$/;
/** Lines about the file, which are not content of the book: an encoding, a version of USFM, a comment. */
export const fileMarkers: ReadonlySet<string> = new Set(['ide', 'usfm', 'sts', 'rem']);
export const cellMarkers = /^t[hc][rc]?[0-9]+$/;

/** Paragraphs without Bible text. Any other marker is a character style whose text continues the verse. */
export const silentParagraph =
  /^(?:h|ide|sts|rem|usfm|toca?|mte?|imte?|i(?:p[irq]?|m[iq]?|q|b|li|ot|or?|ex|e|s)|ms|mr|sr?|sd|sp|rq?|cl|cd|cp|lit|restore|d|qa|pb|periph)[0-9]*$/;

/** Whether a marker begins a paragraph, with text of verses or without. */
export function isParagraphMarker(name: string): boolean {
  return (styleOf(name).kind !== 'silent' || silentParagraph.test(name)) && !noteMarkers.has(name);
}

/** Attributes as USFM 3 writes them: `strong="H430" x-lemma='…'`. */
const attributeList = /^\s*(?:[a-z][\w:-]*\s*=\s*(?:"[^"]*"|'[^']*'))(?:\s*[a-z][\w:-]*\s*=\s*(?:"[^"]*"|'[^']*'))*/i;

/** Splits a text into leading attributes and the rest. */
export function splitAttributes(text: string): { attributes: string; rest: string } {
  const found = attributeList.exec(text)?.[0] ?? '';
  return { attributes: found, rest: text.slice(found.length) };
}

/** Character styles within a note, and `\xt 1.1|GEN 1:1\xt*`: the text after their bar is an attribute. */
const withAttributes = /^(?!f|x|e[fx]$)|^xt$/;
/** The reference of a note ("1.1") and its caller ("+") are not part of the note. */
const origins = new Set(['fr', 'xo', 'xop']);
/** The reference at the start of an origin, also with the name of the book: "1.1:", "Mat 1:2 ". */
const reference = /^\s*(?:[1-4]?\s?\p{L}+\.?\s+)?[\p{Nd}:.,–-]+[a-z]?[\s:.]*/u;

/** The part of a note's text that readers see, and a value after a bar. `marker` is the last marker within the note. */
export function splitNoteText(marker: string, text: string): { visible: string; value?: string } {
  if (origins.has(marker)) {
    // A note without "\ft" has its text in the origin.
    const rest = text.replace(reference, '');
    return { visible: /\p{L}{2}/u.test(rest) ? rest : '' };
  }
  if (droppedMarkers.has(marker) || withAttributes.test(marker)) {
    const [visible = '', ...after] = text.split('|');
    const { attributes, rest } = splitAttributes(after.join('|'));
    return attributes === '' && rest !== '' ? { visible, value: rest } : { visible: visible + rest };
  }
  return { visible: noteMarkers.has(marker) ? text.replace(/^\s*\S(?:\s|$)/, '') : text };
}

/** The text after a milestone that is not closed. A value without a name ends with its line. */
export function afterOpenMilestone(text: string): string {
  const { attributes, rest } = splitAttributes(text.replace(/^\s*\|/, ''));
  return attributes === '' && /^\s*\|/.test(text) ? text.replace(/^[^\n]*/, '') : rest;
}
