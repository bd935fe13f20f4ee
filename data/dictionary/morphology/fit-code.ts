import { describeParsing } from '../morphology.ts';
import type { FormShape } from './form-slots.ts';
import { greekFormTerm, greekForms } from './greek-forms.ts';
import { hebrewForms } from './hebrew-forms.ts';

/** Whether a typed code can be that of a word, is only the beginning of some, or neither. Capitals do not count. */
export type CodeFit = 'complete' | 'beginning' | 'none';

export function fitGreekCode(code: string): CodeFit {
  if (describeParsing(code.toUpperCase()) === '') return 'none';
  const fit = fitForms(greekForms, greekFormTerm(code));
  // A suffix such as "ATT" is in no form.
  return fit === 'none' ? 'complete' : fit;
}

/** `code` is without its language. */
export function fitHebrewCode(code: string): CodeFit {
  const capital = code.charAt(0).toUpperCase() + code.slice(1);
  if (['H', 'A'].some((language) => describeParsing(language + capital) !== '')) return 'complete';
  return fitForms(hebrewForms, code);
}

function fitForms(shapes: readonly FormShape[], code: string): CodeFit {
  const fits = shapes.map(({ slots }) =>
    fitSlots(
      slots.map(({ values }) => values.map(({ letters }) => letters)),
      code,
    ),
  );
  if (fits.includes('complete')) return 'complete';
  return fits.includes('beginning') ? 'beginning' : 'none';
}

function fitSlots(slots: readonly (readonly string[])[], code: string): CodeFit {
  const [first, ...rest] = slots;
  if (code === '') return slots.every((values) => values.includes('')) ? 'complete' : 'beginning';
  if (!first) return 'none';
  const fits = first
    .filter((letters) => code.toLowerCase().startsWith(letters.toLowerCase()))
    .map((letters) => fitSlots(rest, code.slice(letters.length)));
  if (fits.includes('complete')) return 'complete';
  return fits.includes('beginning') ? 'beginning' : 'none';
}
