import type { EntryNumber } from './entry-number.ts';
import type { EntrySummary } from './entry-summary.ts';

/** Pairs of lemma and form where the entry of the form has a sense that the form does not have in the text. */
const otherSenses: ReadonlySet<string> = new Set([
  // εἶδον is "saw". Its entry also has οἶδα, "know", first.
  'G3708 G1492',
  // ἄγε is "come now!", not "lead".
  'G33 G71',
]);

/**
 * The short meaning of a word in a text. Where its form has an entry, that entry tells what the form means: δεῖ (G1163)
 * is "it is necessary", and its lemma δέω (G1210) is "to bind".
 */
export function meaningOfWord(
  { number, form }: { number?: EntryNumber | undefined; form?: EntryNumber | undefined },
  entries: ReadonlyMap<string, Pick<EntrySummary, 'gloss'>>,
): string {
  if (!number) return '';
  const isFormOf = form !== undefined && !otherSenses.has(`${number} ${form}`);
  return (isFormOf && entries.get(form)?.gloss) || entries.get(number)?.gloss || '';
}
