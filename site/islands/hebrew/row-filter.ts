import { baseForms } from '#data/hebrew/english/base-form.ts';
import { sameWords } from '#data/hebrew/english/same-words.ts';
import { beginsSpelling, isPartOfSpelling } from '#data/hebrew/language/spelling.ts';
import { typedKeys } from '#data/dictionary/transliteration-key.ts';
import type { RowTexts } from '../../views/hebrew/row-texts.ts';

export interface RowFilter {
  text: string;
  /** The id of a group of rows; empty for all. */
  group: string;
}

/** What of a row can be searched. */
export interface FilterRow extends Omit<RowTexts, 'spoken'> {
  group: string;
}

/**
 * English matches in any case and any inflection, in either English; Hebrew with points as an exact part of a form,
 * without them in full spelling or in short; a transliteration as any school writes it. An empty text matches every row
 * of the group.
 */
export function matchesRow(row: FilterRow, { text, group }: RowFilter): boolean {
  if (group && row.group !== group) return false;
  const wanted = text.trim();
  if (!wanted) return true;
  if (/\p{Script=Hebrew}/u.test(wanted)) return hasHebrew(row, wanted);
  return hasEnglish(row.english.toLowerCase(), wanted.toLowerCase()) || isSaid(row.said, wanted);
}

/** Anywhere in the word itself; at the beginning of other forms, whose endings are those of many. */
function hasHebrew({ hebrew, forms }: FilterRow, wanted: string): boolean {
  if (/\p{M}/u.test(wanted.normalize('NFD')))
    return [hebrew, ...forms].some((form) => form.normalize('NFC').includes(wanted.normalize('NFC')));
  return isPartOfSpelling(wanted, hebrew) || forms.some((form) => beginsSpelling(wanted, form));
}

/** Shorter ones are found in too many words. */
const shortest = 3;

/** As it was typed; else each word by a beginning, whatever its ending: "kings" in "king", "walking" in "to walk". */
function hasEnglish(english: string, wanted: string): boolean {
  if (english.includes(wanted)) return true;
  const words = wordsOf(sameWords(english));
  const typed = wordsOf(sameWords(wanted));
  return (
    typed.length > 0 &&
    typed.every((word) =>
      baseForms(word).some((form) =>
        words.some((each) => each === form || (form.length >= shortest && each.startsWith(form))),
      ),
    )
  );
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

function isSaid(said: readonly string[], wanted: string): boolean {
  const keys = typedKeys(wanted).filter((key) => key.length >= shortest);
  return keys.length > 0 && said.some((form) => typedKeys(form).some((own) => keys.some((key) => own.startsWith(key))));
}

/** Reads an address's query; a group that the page does not have is none. */
export function parseRowFilter(search: string, groupName: string, groups: readonly string[]): RowFilter {
  const params = new URLSearchParams(search);
  const group = params.get(groupName) ?? '';
  return { text: params.get('q')?.trim() ?? '', group: groups.includes(group) ? group : '' };
}

/** "?q=water&topic=nature": only what is asked for; the path alone where nothing is. */
export function rowFilterAddress(path: string, groupName: string, { text, group }: RowFilter): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set('q', text.trim());
  if (group) params.set(groupName, group);
  return params.size > 0 ? `${path}?${params}` : path;
}
