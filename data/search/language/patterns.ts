// cspell:ignore saia
/**
 * The tokens of the query language, composed from named parts. Callers use each with flag `y` at an offset or with flag
 * `g` anywhere. None can backtrack catastrophically: a query has at most 500 characters, and no repeated part contains
 * a repeated part.
 */
const quoteSigns = '"“”„«»';
const insideQuotes = `[^${quoteSigns}]*`;
const wordEnd = '(?![\\p{L}\\p{N}\\p{M}])';

/** Characters inside a word that make it a phrase of two words in the index: "Jacob’s", "well-beloved", עַל־פְּנֵי. */
const joiners = "'’ʼ‘`\\-‐‑־";
export const word = `[\\p{L}\\p{N}\\p{M}*][\\p{L}\\p{N}\\p{M}*${joiners}]*`;

export const quoted = `[${quoteSigns}](?<content>${insideQuotes})(?<closing>[${quoteSigns}]?)(?<star>\\*?)`;
export const bracketed = '\\[(?<content>[^\\]]*)(?<closing>\\]?)';

const unit = '(?<unit>words?|verses?|w|v)?';
const group = '(?<group>chapters?|books?)';
const distance = `\\(\\s*(?:(?:(?:within|<)\\s*)?(?<count>\\d{1,4})\\s*${unit}|(?:same\\s+)?${group})\\s*\\)`;
export const near = `(?<name>NEAR|PROX|PROC|PROB)${wordEnd}(?:/(?<slashed>\\d{1,4})${wordEnd}|\\s*${distance})?`;
export const logical = `(?:OR|AND|NOT)${wordEnd}|\\|\\|?|&&?`;

/** A minus or exclamation mark before what it excludes. */
export const exclusionSign = `[-!](?=[-!]*~?[\\p{L}\\p{N}(\\[${quoteSigns}{])`;

/**
 * A tilde directly before a word: every form of it. It also matches in quotes, so that a phrase with a tilde gets an
 * error message.
 */
export const stem = `(?<![\\p{L}\\p{N}])(?:~|stem:)(?:${quoted}|(?<stemmed>${word}))`;

/** "H2617 other:mercy": the number, rendered otherwise. */
export const otherThan = 'other(?:-than)?:\\s?';

/**
 * A question mark where a letter would be: "v?il", "?saia?", "righteous?ess*". At the end of a word without another one
 * it ends a question.
 */
export const wildcard =
  '(?<![\\p{L}\\p{N}\\p{M}?])(?:\\?+[\\p{L}\\p{M}?]*\\p{L}[\\p{L}\\p{M}?]*|\\p{L}[\\p{L}\\p{M}]*\\?[\\p{L}\\p{M}?]*[\\p{L}\\p{M}][\\p{L}\\p{M}?]*)\\*?';

export const strictness = '(?<strictness>case|exact):\\s?';

const bookNumber = '(?:[1-3][ _-]?)?';
const longName = '(?:[ _]of[ _](?:songs|solomon|sol\\.?|the[ _]apostles))?';
const verseNumbers = '(?:[ ]\\d[\\d:.,–-]*(?=[\\s)]|$))?';
export const scope = `in:\\s?(?:[${quoteSigns}](?<quotedScope>${insideQuotes})[${quoteSigns}]?|(?<scope>${bookNumber}\\p{L}+${longName}[^\\s()|&${quoteSigns}\\[\\]]*${verseNumbers})?)`;

/** H430, g26, {H0430}, H1254a. The letter distinguishes homographs that the dictionaries give one number. */
export const number = `[{<]?(?<number>[hg]0*[1-9]\\d{0,4})(?<letter>[a-z]?)${wordEnd}[}>]?`;
/**
 * A whole query that is only a number, as `tryParseEntryNumber` reads it: "430", "strongs 430", "Strong’s G26", "G 26",
 * "greek 26". "Hebrew 11" is a chapter of Hebrews, "Hebrew 14" is not.
 */
export const bareNumber =
  /^\s*(?:(?:(?:hebrew|greek)\s+)?strong['’]?s?\b.*|#|greek\b[\s:]*|hebrew\b[\s:]*(?=0*(?:1[4-9]|[2-9]\d|\d{3})))?(?:[hg][ .-]?)?0*[1-9]\d{0,3}\s*[a-z]?\s*$/i;

export function sticky(source: string): RegExp {
  return new RegExp(source, 'iuy');
}

/** Operators are in capitals, because "or" and "not" are words of the text. */
export function stickyCapitals(source: string): RegExp {
  return new RegExp(source, 'uy');
}
