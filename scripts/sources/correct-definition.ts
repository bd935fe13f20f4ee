import type { RichText, RichTextPart } from '#data/dictionary/rich-text.ts';
import { tidyRichText, withoutTrailingSemicolon } from './rich-text-builder.ts';

/**
 * Placeholders for parts that are not plain text while the text is split. They are in the private use area, so no
 * dictionary contains them.
 */
const firstSign = 0xe000;

/** A clause that continues the derivation: "akin to …", "and G1160", "of uncertain derivation". */
const derivationGoesOn =
  /^(?:(?:perhaps|probably|apparently|also|mostly) )*(?:and|from|akin|corresponding|contracted|compare|a derivative|(?:an? )?(?:alternate|collateral|intensive|prolonged|reduplicated) form|the (?:same|base))\b/i;
/** The end of a derivation whose sentence the definition continues: "a pool; by implication", "to turn, i.e. (figuratively)". */
const goesOnInDefinition =
  /(?:^|[\s;,)])(?<tie>i\.e\.|hence|by implication|apparently|probably|specifically|also)(?: \([^()]*\))?[\s;,]*$/;
/** A clause of an origin, which stays in the derivation. */
const isOrigin =
  /^(?:\([^()]*\),? )?(?:[^()]*\bfrom|an? (?:primitive|primary)|an unused|\(Aramaic\)|or|feminine|the same)\b/;
const meaningOfRoot = /^(?!.*\ba primitive root\b).*\b(?:root\b.*\bmeaning|in the sense of)\b/;
const primitiveRoot =
  /\ba primitive root(?: \((?:[^()]|\([^()]*\))*\))?(?=[;,]? (?:meaning )?(?:properly, |apparently )*to |[;,])/;
/** A definition that has only a derived sense. */
const derivedSense = /^(?:\(?figuratively\b|by (?:implication|extension|analogy)\b|hence\b)/;
const unknownOrigin = /^of (?:uncertain|foreign|unknown|obscure|doubtful)\b/i;

/**
 * The dictionaries' files split an entry into derivation and definition at the first semicolon, even inside a
 * parenthesis: "(the countenance;" and "from G3700); man-faced". This moves the rest of such a parenthesis back to the
 * derivation, together with a first clause that continues it. If nothing is left, the last clause of the derivation
 * becomes the definition. A clause of the derivation that the definition continues ("to turn, i.e.") belongs to the
 * definition, and so does what a primitive root means if the definition has only a derived sense.
 */
export function correctDefinition(
  derivation: RichText,
  definition: RichText,
): { derivation: RichText; definition: RichText } {
  const parts: Exclude<RichTextPart, string>[] = [];
  let before = encode(derivation, parts);
  let after = encode(definition, parts);
  const move = (end: number): void => {
    const tie = before === '' || /^[,;]/.test(after) ? '' : /[;,(]$/.test(before) ? ' ' : '; ';
    before = `${before}${tie}${after.slice(0, end).trim()}`;
    after = after.slice(end).replace(/^[\s;,.]+/, '');
  };
  const open = depthAfter(before);
  if (open > 0) {
    const end = closingOf(after, open);
    if (end > 0) move(end);
  }
  for (let end = clauseOf(after); end > 0 && isDerivation(after.slice(0, end)); end = clauseOf(after)) move(end);
  if (after === '') {
    const start = lastClause(before);
    if (start > 0) [before, after] = [before.slice(0, start), before.slice(start + 1)];
  }
  [before, after] = joinSense(before, after, parts);
  return {
    derivation: withoutTrailingSemicolon(tidyRichText(decode(before, parts))),
    definition: tidyRichText(decode(after, parts)),
  };
}

/** Moves a sense that the file cuts between both fields. A root's own meaning stays in the derivation. */
function joinSense(
  derivation: string,
  definition: string,
  parts: readonly Exclude<RichTextPart, string>[],
): [derivation: string, definition: string] {
  if (depthAfter(derivation) > 0) return [derivation, definition];
  const before = derivation.replace(/[\s;]+$/, '');
  const first = parts[(definition.charCodeAt(0) || 0) - firstSign];
  const opening = first?.kind === 'emphasis' ? first.text : definition;
  const isCut = goesOnInDefinition.test(before);
  if (!isCut && !derivedSense.test(opening)) return [derivation, definition];
  const root = primitiveRoot.exec(before);
  if (root) {
    const end = root.index + root[0].length;
    const sense = before.slice(end).replace(/^[;,]? (?:meaning )?/, '');
    if (sense === '') return [derivation, definition];
    return [before.slice(0, end), `${sense}${isCut ? ' ' : '; '}${definition}`];
  }
  if (!isCut) return [derivation, definition];
  let start = lastClause(before) + 1;
  if (meaningOfRoot.test(before.slice(start))) {
    const end = clauseOf(definition);
    if (end > 0) return [`${before} ${definition.slice(0, end)}`, definition.slice(end + 1).trimStart()];
  }
  const own = before.slice(start).trim();
  const previous = lastClause(before.slice(0, Math.max(0, start - 1))) + 1;
  const tie = goesOnInDefinition.exec(own)?.groups?.tie;
  if (isOrigin.test(own) || tie === 'also') return [derivation, definition];
  if (tie === own.replace(/,$/, '') && !isOrigin.test(before.slice(previous).trimStart())) start = previous;
  return [before.slice(0, start), `${before.slice(start).trim()} ${definition}`];
}

function isDerivation(clause: string): boolean {
  const refers = /[\uE000-\uF8FF]|G\d|H\d/u.test(clause);
  return unknownOrigin.test(clause) || (refers && derivationGoesOn.test(clause));
}

function encode(rich: RichText, parts: Exclude<RichTextPart, string>[]): string {
  return rich
    .map((part) => (typeof part === 'string' ? part : String.fromCharCode(firstSign + parts.push(part) - 1)))
    .join('');
}

function decode(text: string, parts: readonly Exclude<RichTextPart, string>[]): RichText {
  return text
    .split(/([\uE000-\uF8FF])/u)
    .flatMap((piece): RichText => (piece === '' ? [] : [parts[piece.charCodeAt(0) - firstSign] ?? piece]));
}

/** The number of unclosed brackets at the end of a text. */
function depthAfter(text: string): number {
  return [...text].reduce(
    (depth, sign) => (sign === '(' ? depth + 1 : sign === ')' ? Math.max(0, depth - 1) : depth),
    0,
  );
}

/** The offset after the bracket that closes this many open ones; 0 if there is none. */
function closingOf(text: string, open: number): number {
  let depth = open;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && --depth === 0) return at + 1;
  }
  return 0;
}

/** The end of the first clause, at a semicolon outside brackets that is followed by text; 0 if there is none. */
function clauseOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    else if (text[at] === ';' && depth <= 0) return text.slice(at + 1).trim() === '' ? 0 : at;
  }
  return 0;
}

/** The offset of the last semicolon outside brackets, or -1. */
function lastClause(text: string): number {
  let [depth, last] = [0, -1];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    else if (text[at] === ';' && depth === 0) last = at;
  }
  return last;
}
