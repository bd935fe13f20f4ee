import { formatCount } from '#data/site/count-text.ts';
import type { LinkCheck, LinkMethod } from '#data/interlinear/link-checks.ts';

// In a file of their own, so that results do not load the dialog of a word, which shows them too.

export const linkMethods: Readonly<Record<LinkMethod, string>> = {
  position: 'The source of the translation names the position of the word that each phrase translates.',
  number: 'The source of the translation gives each phrase the Strong’s number of a word, and that word is linked.',
  automatic: 'A program assigned the translation’s Strong’s numbers, and the word with the number is linked.',
};
const byNumber =
  'The phrase and the word have the same Strong’s number in the same verse, or two numbers of the same word.';
/** Of the note on one link. */
export const linkMadeSummary = 'How this link was made';
/** Without a check, nothing is known of how the translation got its numbers. */
export function linkMadeMessage(check: LinkCheck | undefined): string {
  return `${check ? linkMethods[check.method] : byNumber} ${linkCheckMessage(check)}`;
}
export const closestLinked =
  'The verse has several words with this Strong’s number. The one closest in form and position was linked.';
export function linkCheckMessage(check: LinkCheck | undefined): string {
  if (!check) return 'The links of these two texts have not been checked.';
  return `${check.name}: ${linkShareMessage(check)}`;
}
/** For example "3 of 250 links that a reader checked were wrong." */
export function linkShareMessage({ checked, wrong }: LinkCheck): string {
  return `${wrong} of ${formatCount(checked)} links that a reader checked ${wrong === 1 ? 'was' : 'were'} wrong.`;
}
export const linkChecksIntroduction =
  'The interlinear texts link the words of a translation with those of the original. A reader who knew neither the program nor its rules compared some of these links with the meaning of the verse. Links of other texts have not been checked.';
