import type { RowTexts } from './row-texts.ts';

interface Form {
  hebrew: string;
  transliteration: string;
}

/**
 * Builds the texts of a row whose own forms are `own` and which also shows `others`. The spoken text is the first of
 * `own`.
 */
export function textsOfForms(
  english: string,
  own: readonly [Form, ...(Form | undefined)[]],
  others: readonly (Form | undefined)[],
): RowTexts {
  const forms = [...own, ...others].filter((form) => form !== undefined);
  return {
    english,
    hebrew: own.flatMap((form) => form?.hebrew ?? []).join(' '),
    forms: forms.map(({ hebrew }) => hebrew),
    transliterations: forms.map(({ transliteration }) => transliteration),
    spoken: own[0].hebrew,
  };
}
