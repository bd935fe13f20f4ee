/**
 * The signs of the query language, put together from named parts. Each is anchored where it is used (flag `y`) or
 * looked for anywhere (flag `g`). None can run away: a query has at most 500 characters, and no part repeats inside
 * a repeated part.
 */
export const quoteSigns = '"“”„«»';
const insideQuotes = `[^${quoteSigns}]*`;
const wordEnd = '(?![\\p{L}\\p{N}\\p{M}])';

/** Signs inside a word, which join two words to a phrase in the index: "Jacob’s", "well-beloved", עַל־פְּנֵי. */
const joiners = "'’ʼ‘`\\-‐‑־";
export const word = `[\\p{L}\\p{N}\\p{M}*][\\p{L}\\p{N}\\p{M}*${joiners}]*`;

export const quoted = `[${quoteSigns}](?<content>${insideQuotes})(?<closing>[${quoteSigns}]?)(?<star>\\*?)`;
export const bracketed = '\\[(?<content>[^\\]]*)(?<closing>\\]?)';

const unit = '(?<unit>words?|verses?|w|v)?';
const group = '(?<group>chapters?|books?)';
const distance = `\\(\\s*(?:(?:(?:within|<)\\s*)?(?<count>\\d{1,4})\\s*${unit}|(?:same\\s+)?${group})\\s*\\)`;
export const near = `(?<name>NEAR|PROX|PROC|PROB)${wordEnd}(?:/(?<slashed>\\d{1,4})${wordEnd}|\\s*${distance})?`;
export const logical = `(?:OR|AND|NOT)${wordEnd}|\\|\\|?|&&?`;

/** A minus or exclamation mark in front of what it forbids. */
export const forbids = `[-!](?=[-!]*~?[\\p{L}\\p{N}(\\[${quoteSigns}{])`;

/** A tilde directly before a word: every form of it. In quotes too, so that a phrase there can be told what is wrong. */
export const stem = `(?<![\\p{L}\\p{N}])(?:~|stem:)(?:${quoted}|(?<stemmed>${word}))`;

export const strictness = '(?<strictness>case|exact):\\s?';

const bookNumber = '(?:[1-3][ _-]?)?';
const longName = '(?:[ _]of[ _](?:songs|solomon|sol\\.?|the[ _]apostles))?';
const places = '(?:[ ]\\d[\\d:.,–-]*(?=[\\s)]|$))?';
export const scope = `in:\\s?(?:[${quoteSigns}](?<quotedScope>${insideQuotes})[${quoteSigns}]?|(?<scope>${bookNumber}\\p{L}+${longName}[^\\s()|&${quoteSigns}\\[\\]]*${places})?)`;

/** H430, g26, {H0430}, H1254a. The letter behind tells homographs apart, which the dictionaries number alike. */
export const number = `[{<]?(?<number>[hg]0*[1-9]\\d{0,4})(?<letter>[a-z]?)${wordEnd}[}>]?`;
/** The whole of a query. */
export const bareNumber = /^\s*0*[1-9]\d{0,3}\s*$/;

export function sticky(source: string): RegExp {
  return new RegExp(source, 'iuy');
}

/** Operators are capitals: "or" and "not" are words of the text. */
export function stickyCapitals(source: string): RegExp {
  return new RegExp(source, 'uy');
}
