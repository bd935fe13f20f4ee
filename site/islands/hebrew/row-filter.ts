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
