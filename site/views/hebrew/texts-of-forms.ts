import type { RowTexts } from './row-texts.ts';

interface Form {
  hebrew: string;
  transliteration: string;
}

/** Of a row that is of `own` forms and shows `others` beside them. What is said of it is the first of its own. */
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
    said: forms.map(({ transliteration }) => transliteration),
    spoken: own[0].hebrew,
  };
}
