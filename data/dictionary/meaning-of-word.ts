import type { EntryNumber } from './entry-number.ts';
import type { EntrySummary } from './entry-summary.ts';

/** "To be" and "this". Strong numbered many of their forms, which are no words of their own. */
const inflected: ReadonlySet<EntryNumber> = new Set<EntryNumber>(['G1510', 'G3778']);
/** Pairs of lemma and form where the entry of the form has a sense that the form does not have in the text. */
const otherSenses: ReadonlySet<string> = new Set([
  // εἶδον is "saw". Its entry also has οἶδα, "know", first.
  'G3708 G1492',
  // ἄγε is "come now!", not "lead".
  'G33 G71',
]);

/**
 * The short meaning of a word in a text. Where its form is a word of its own in the dictionary, that entry tells what it
 * means: δεῖ (G1163) is "it is necessary", and its lemma δέω (G1210) is "to bind"; ὑμῖν (G5213) is "to you (plural)", and
 * its lemma σύ (G4771) is "you (singular)".
 */
export function meaningOfWord(
  { number, form }: { number?: EntryNumber | undefined; form?: EntryNumber | undefined },
  entries: ReadonlyMap<string, Pick<EntrySummary, 'gloss'>>,
): string {
  if (!number) return '';
  const isOwnWord = form !== undefined && !inflected.has(number) && !otherSenses.has(`${number} ${form}`);
  return (isOwnWord && entries.get(form)?.gloss) || entries.get(number)?.gloss || '';
}
