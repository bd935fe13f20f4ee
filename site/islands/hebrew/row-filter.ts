import { baseForms } from '#data/hebrew/english/base-form.ts';
import { sameWords } from '#data/hebrew/english/same-words.ts';
import { isPartOfSpelling, isSpellingOf, startsSpelling } from '#data/hebrew/language/spelling.ts';
import { typedKeys } from '#data/dictionary/transliteration-key.ts';
import type { RowTexts } from '../../views/hebrew/row-texts.ts';

export interface RowFilter {
  text: string;
  /** Id of a group of rows. Empty for all. */
  group: string;
}

/** The searchable texts of a row. */
export interface FilterRow extends Omit<RowTexts, 'spoken'> {
  group: string;
}

/**
 * Whether a row matches a filter. English matches in any case, any inflection, and British or American spelling.
 * Pointed Hebrew must be an exact part of a form; unpointed Hebrew matches full or defective spelling. A
 * transliteration matches in any common scheme. An empty text matches every row of the group.
 */
export function matchesRow(row: FilterRow, { text, group }: RowFilter): boolean {
  if (group && row.group !== group) return false;
  const wanted = text.trim();
  if (!wanted) return true;
  if (/\p{Script=Hebrew}/u.test(wanted)) return hasHebrew(row, wanted);
  return hasEnglish(row.english.toLowerCase(), wanted.toLowerCase()) || isTransliteration(row.transliterations, wanted);
}

/**
 * The rows that match the typed text. If there are none, the rows whose word has the typed form: a plural, or a form with
 * a possessive ending.
 */
export function matchingRows<Row extends FilterRow>(rows: readonly Row[], filter: RowFilter): Row[] {
  const found = rows.filter((row) => matchesRow(row, filter));
  if (found.length > 0) return found;
  const ofGroup = rows.filter((row) => !filter.group || row.group === filter.group);
  const hebrew = hebrewBases(filter.text);
  if (hebrew.length > 0)
    return ofGroup.filter((row) =>
      [...row.hebrew.split(' '), ...row.forms].some((form) => hebrew.some((base) => isSpellingOf(base, form))),
    );
  const latin = new Set(typedKeys(filter.text).flatMap(latinBases));
  return ofGroup.filter((row) => row.transliterations.some((form) => typedKeys(form).some((key) => latin.has(key))));
}

const possessive = 'י ך ו ה נו כם כן ם ן'.split(' ');
/** Endings of plurals, of words with "my", "your", …, and of plurals with them. */
const endings = [
  'ים',
  'ות',
  ...possessive,
  ...possessive.map((ending) => `ת${ending}`),
  ...'יי יך יו יה ינו יכם יכן יהם יהן'.split(' ').flatMap((ending) => [ending, `ות${ending}`]),
];

/** Possible dictionary forms and plurals of a Hebrew word without its endings: "ילד" and "ילדים" for "וילדיהם". */
function hebrewBases(typed: string): string[] {
  const word = typed.trim().normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (!/^[א-ת]+$/u.test(word)) return [];
  return [word, ...withoutPrefixes(word)].flatMap((each) =>
    endings
      .filter((ending) => each.endsWith(ending) && each.length - ending.length >= 2)
      .flatMap((ending) => ['', 'ה', 'ים', 'ות'].map((end) => each.slice(0, -ending.length) + end)),
  );
}

/** A form in "-a" for one in "-im" or "-ot", and one in "-im" for a bound one in "-ei". */
function latinBases(key: string): string[] {
  const [, stem = ''] = /^(.{2,})(?:im|ot|ei)$/.exec(key) ?? [];
  return stem ? [stem, `${stem}a`, `${stem}im`] : [];
}

/** Matches anywhere in the word itself, but only the start of other forms, because many words share their endings. */
function hasHebrew({ hebrew, forms }: FilterRow, wanted: string): boolean {
  if (/\p{M}/u.test(wanted.normalize('NFD')))
    return [hebrew, ...forms].some((form) => form.normalize('NFC').includes(wanted.normalize('NFC')));
  const all = [...hebrew.split(' '), ...forms];
  return (
    isPartOfSpelling(wanted, hebrew) ||
    forms.some((form) => startsSpelling(wanted, form)) ||
    withoutPrefixes(wanted).some((word) => all.some((form) => isSpellingOf(word, form)))
  );
}

/** The word after "and", "the", "in" and other prefixes: "בית" for "ובבית". */
function withoutPrefixes(word: string): string[] {
  const [, one = ''] = /^[והבכלמש](..+)$/u.exec(word) ?? [];
  const [, two = ''] = /^[והבכלמש](..+)$/u.exec(one) ?? [];
  return [one, two].filter((each) => each !== '');
}

/** Shorter texts match too many words. */
const minLength = 3;

/** Matches the exact text, or each word by a prefix whatever its ending: "kings" in "king", "walking" in "to walk". */
function hasEnglish(english: string, wanted: string): boolean {
  if (english.includes(wanted)) return true;
  const words = wordsOf(sameWords(english));
  const typed = wordsOf(sameWords(wanted));
  return (
    typed.length > 0 &&
    typed.every((word) =>
      baseForms(word).some((form) =>
        words.some((each) => each === form || (form.length >= minLength && each.startsWith(form))),
      ),
    )
  );
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

function isTransliteration(transliterations: readonly string[], wanted: string): boolean {
  const keys = typedKeys(wanted).filter((key) => key.length >= minLength);
  return (
    keys.length > 0 &&
    transliterations.some((form) => typedKeys(form).some((own) => keys.some((key) => own.startsWith(key))))
  );
}

/** Parses the query of a URL. A group that the page does not have is ignored. */
export function parseRowFilter(search: string, groupName: string, groups: readonly string[]): RowFilter {
  const params = new URLSearchParams(search);
  const group = params.get(groupName) ?? '';
  return { text: params.get('q')?.trim() ?? '', group: groups.includes(group) ? group : '' };
}

/** "?q=water&topic=nature" with only the active filters, or the path without a query. */
export function rowFilterUrl(path: string, groupName: string, { text, group }: RowFilter): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set('q', text.trim());
  if (group) params.set(groupName, group);
  return params.size > 0 ? `${path}?${params}` : path;
}
