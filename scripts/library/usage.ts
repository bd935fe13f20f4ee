import type { Rendering } from './renderings.ts';

/**
 * Strong's signs for a Hebrew idiom and for a rendering with other words. One edition spells them out, another uses X
 * and +.
 */
const signs = /\[(?:idiom|phrase)\]|(?<![\p{L}\p{N}])[X+](?= )/gu;
/** Sentences after the list: "Compare H369", "See also H1007", "It is often unexpressed …". */
const remarks = /\.\s+(?=(?:Compare|See|It is|Also|Often)\b).*$/s;
const parentheses = /\([^()]*\)/g;
const times = new Intl.NumberFormat('en-US');

/**
 * The renderings of the tagged text with their counts, then the dictionary's renderings that the tagged text does not
 * have: "God (2,346×), gods (216×), exceeding".
 */
export function formatUsage(renderings: readonly Rendering[], dictionaryUsage: string): string {
  const known = new Set(renderings.map((rendering) => rendering.text.toLowerCase()));
  const counted = renderings.map(
    ({ text, total }) => `${text === '' ? 'untranslated' : text} (${times.format(total)}×)`,
  );
  const others = dictionaryRenderings(dictionaryUsage).filter(
    (text) => !known.has(withoutParentheses(text).toLowerCase()),
  );
  return [...counted, ...others].join(', ');
}

/** Splits Strong's list, without his signs. Commas in brackets do not separate items. */
export function dictionaryRenderings(usage: string): string[] {
  const list = usage
    .replace(remarks, '')
    .replace(signs, '')
    .replace(/\.\s*$/, '');
  const pieces: string[] = [];
  let depth = 0;
  let piece = '';
  for (const letter of list) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if ((letter === ',' || letter === ';') && depth <= 0) {
      pieces.push(piece);
      piece = '';
    } else {
      piece += letter;
    }
  }
  pieces.push(piece);
  return [
    ...new Set(
      pieces
        .map((text) =>
          text
            .replace(/\s+/g, ' ')
            .replace(/^\.+|\.+$/g, '')
            .trim(),
        )
        .filter((text) => text !== ''),
    ),
  ];
}

function withoutParentheses(text: string): string {
  return text.replace(parentheses, '').replace(/\s+/g, ' ').trim();
}
