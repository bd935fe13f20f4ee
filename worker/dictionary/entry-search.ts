import { entryOrdinal, tryParseEntryNumber, type EntryNumber, type Language } from '#data/dictionary/entry-number.ts';
import { sql, type Sql } from '#data/search/sql/sql-tag.ts';
import { foldTransliteration, ligatureSpellings } from '#data/text/fold.ts';
import { isLikelyTyped, readHeadword } from '#data/dictionary/headword.ts';
import { keyTerm } from '#data/dictionary/transliteration-key.ts';
import { foldedFtsWords, ftsPhrase } from './fts-words.ts';

export interface EntrySearch {
  /** FTS5 expression over `entries_fts`: every word occurs, the last one possibly as a prefix. */
  match: string;
  /** FTS5 expression for entries whose lemma or transliteration begins with exactly these words. */
  headwordMatch: string;
  /**
   * FTS5 expression for headwords in another transliteration scheme, and for entries that are likely meant. Empty for
   * none.
   */
  likeMatch: string;
  /** Whether such an entry is as likely meant as one whose rendering is the text. */
  isLikeLikely: boolean;
  /** The text in lower case, as a rendering is stored, and its spellings with ligatures. */
  wordings: string[];
  /** Ordinals of the entries with the requested number. */
  ordinals: number[];
}

/** A prefix of one letter matches a tenth of the dictionary, and D1 bills every row. */
const minPrefixLength = 2;

/** Returns `undefined` when the text has no letter and no digit. */
export function entrySearch(text: string): EntrySearch | undefined {
  const numbers = namedNumbers(text);
  const words = numbers.length > 0 ? [] : text.split(/\s+/).filter((word) => foldedFtsWords(word).length > 0);
  const last = words.length - 1;
  const terms = words.map((word, index) => wordTerm(word, index === last));
  const likeMatch = numbers.length > 0 ? '' : similarHeadwordMatch(text);
  const numberTerms = numbers.map((number) => `number : ${ftsPhrase([number.toLowerCase()])}*`);
  const allTerms = terms.join(' AND ');
  const match =
    numbers.length > 0 ? numberTerms.join(' OR ') : likeMatch && allTerms ? `(${allTerms}) OR ${likeMatch}` : allTerms;
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

/** Condition on the entry `e`. A question can name its dictionary: "greek word for love". */
export function inLanguage(language: Language | undefined): Sql {
  return language ? sql`e.language = ${language}` : sql`1`;
}

/** "H0430" names one entry. A bare "430" names one in each dictionary, as "strongs 430" does. */
export function namedNumbers(text: string): EntryNumber[] {
  const number = tryParseEntryNumber(text);
  if (number) return [number];
  return [tryParseEntryNumber(text, 'hebrew'), tryParseEntryNumber(text, 'greek')].filter(
    (entryNumber) => entryNumber !== undefined,
  );
}

/** Matches a word in a lemma, gloss or definition, or in a transliteration without the signs for alef and ayin. */
function wordTerm(word: string, isLast: boolean): string {
  const plain = foldedFtsWords(word);
  const bare = foldedFtsWords(foldTransliteration(word));
  const prefix = isLast && (plain.at(-1)?.length ?? 0) >= minPrefixLength ? '*' : '';
  const terms = [`{lemma gloss definition} : ${ftsPhrase(plain)}${prefix}`];
  if (bare.length > 0) terms.push(`transliteration : ${ftsPhrase(bare)}${prefix}`);
  return `(${terms.map((term) => `(${term})`).join(' OR ')})`;
}

function headwordTerm(words: readonly string[]): string {
  const text = words.join(' ');
  const plain = ftsPhrase(foldedFtsWords(text));
  const bare = foldedFtsWords(foldTransliteration(text));
  const terms = [`(lemma : ^ ${plain})`];
  if (bare.length > 0) terms.push(`(transliteration : ^ ${ftsPhrase(bare)})`);
  return terms.join(' OR ');
}

/** By key, consonants and number. Each is an indexed term that ordinary text never contains. */
export function similarHeadwordMatch(text: string): string {
  const { keys, singularKeys, consonants, numbers } = readHeadword(text);
  return [
    ...[...new Set([...keys, ...singularKeys])].map((key) => `(transliteration : ${ftsPhrase([keyTerm(key)])})`),
    ...(consonants === undefined ? [] : [`(lemma : ^ ${ftsPhrase([consonants])})`]),
    ...numbers.map((number) => `(number : ${ftsPhrase([number.toLowerCase()])})`),
  ].join(' OR ');
}
