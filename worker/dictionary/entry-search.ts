import { entryOrdinal, tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { foldTransliteration, ligatureSpellings } from '#data/text/fold.ts';
import { isLikelyTyped, readHeadword } from '#data/dictionary/headword.ts';
import { keyTerm } from '#data/dictionary/transliteration-key.ts';
import { foldedWords, ftsPhrase } from './fts-words.ts';

export interface EntrySearch {
  /** FTS5 expression over `entries_fts`: every word occurs, the last one perhaps as the start of a word. */
  match: string;
  /** FTS5 expression for entries whose lemma or transliteration begins with exactly these words. */
  headwordMatch: string;
  /** The same for what another school of transliteration writes so, and for entries that are meant all the same; empty for none. */
  likeMatch: string;
  /** Such an entry is as likely meant as one whose rendering is the text. */
  isLikeLikely: boolean;
  /** The text as a rendering would be written, in lower case; with ligatures too. */
  wordings: string[];
  /** Of the entries with the number that was asked for. */
  ordinals: number[];
}

/** Prefixes of one letter match a tenth of the dictionary, and D1 bills every row. */
const shortestPrefix = 2;

/** `undefined` when the text holds no letter and no digit. */
export function entrySearch(text: string): EntrySearch | undefined {
  const numbers = namedNumbers(text);
  const words = numbers.length > 0 ? [] : text.split(/\s+/).filter((word) => foldedWords(word).length > 0);
  const last = words.length - 1;
  const terms = words.map((word, index) => wordTerm(word, index === last));
  const likeMatch = numbers.length > 0 ? '' : likeTerm(text);
  const numberTerms = numbers.map((number) => `number : ${ftsPhrase([number.toLowerCase()])}*`);
  const said = terms.join(' AND ');
  const match = numbers.length > 0 ? numberTerms.join(' OR ') : likeMatch && said ? `(${said}) OR ${likeMatch}` : said;
  if (!match) return undefined;
  const headwordMatch = numbers.length > 0 ? match : headwordTerm(words);
  return {
    match,
    headwordMatch,
    likeMatch,
    isLikeLikely: isLikelyTyped(text),
    wordings: ligatureSpellings(words.join(' ')),
    ordinals: numbers.map(entryOrdinal),
  };
}

/** "H0430" names one entry; a bare "430" names one in each dictionary. */
function namedNumbers(text: string): EntryNumber[] {
  const number = tryParseEntryNumber(text);
  if (number) return [number];
  if (!/^\d+$/.test(text)) return [];
  return [tryParseEntryNumber(text, 'hebrew'), tryParseEntryNumber(text, 'greek')].filter(
    (found) => found !== undefined,
  );
}

/** A word as it stands in a lemma, gloss or definition, or, without the signs for alef and ayin, in a transliteration. */
function wordTerm(word: string, isLast: boolean): string {
  const plain = foldedWords(word);
  const bare = foldedWords(foldTransliteration(word));
  const prefix = isLast && (plain.at(-1)?.length ?? 0) >= shortestPrefix ? '*' : '';
  const terms = [`{lemma gloss definition} : ${ftsPhrase(plain)}${prefix}`];
  if (bare.length > 0) terms.push(`transliteration : ${ftsPhrase(bare)}${prefix}`);
  return `(${terms.map((term) => `(${term})`).join(' OR ')})`;
}

function headwordTerm(words: readonly string[]): string {
  const text = words.join(' ');
  const plain = ftsPhrase(foldedWords(text));
  const bare = foldedWords(foldTransliteration(text));
  const terms = [`(lemma : ^ ${plain})`];
  if (bare.length > 0) terms.push(`(transliteration : ^ ${ftsPhrase(bare)})`);
  return terms.join(' OR ');
}

/** By key, by consonants, by number; each a word of the index that nothing else is written with. */
export function likeTerm(text: string): string {
  const { keys, singularKeys, consonants, numbers } = readHeadword(text);
  return [
    ...[...new Set([...keys, ...singularKeys])].map((key) => `(transliteration : ${ftsPhrase([keyTerm(key)])})`),
    ...(consonants === undefined ? [] : [`(lemma : ^ ${ftsPhrase([consonants])})`]),
    ...numbers.map((number) => `(number : ${ftsPhrase([number.toLowerCase()])})`),
  ].join(' OR ');
}
