import type { Binyan, VerbForm } from './binyan.ts';
import { conjugate, withoutShinDots } from './conjugate.ts';

/** Returns the error in a verb form, or `undefined` if it is correct. */
export function findVerbFormError(root: string, binyan: Binyan, form: VerbForm, hebrew: string): string | undefined {
  if (hebrew !== hebrew.normalize('NFC')) return `${hebrew} is not in Unicode form NFC`;
  if (/ש(?![\u05B0-\u05BC\u05C7]*[\u05C1\u05C2])/u.test(hebrew)) return `${hebrew} has a shin without its dot`;
  const right = conjugate(root, binyan, form);
  if (right.includes(withoutShinDots(hebrew))) return undefined;
  return right.length === 0
    ? `${binyan} has no ${form} of ${root}`
    : `${hebrew} is not the ${form} of ${root} in ${binyan}: that is ${right.join(' or ')}`;
}

/** A root has either shin or sin, in all its forms. */
export function hasOneKindOfShin(forms: readonly string[]): boolean {
  const all = forms.join(' ');
  return !(all.includes('\u05C1') && all.includes('\u05C2'));
}
