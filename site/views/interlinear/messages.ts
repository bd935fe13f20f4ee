import { formatCount } from '#data/site/count-text.ts';
import type { InterlinearOrder } from '#data/interlinear/interlinear-texts.ts';
import type { InterlinearLine, LinePreset } from '#data/interlinear/interlinear-lines.ts';

/** Of the link in toolbars. */
export const interlinearLabel = 'Interlinear';

export function interlinearTitleMessage(reference: string, text: string): string {
  return `${reference} · ${text}`;
}
export function interlinearDescriptionMessage(reference: string, text: string, partner: string): string {
  const under = partner === '' ? '' : `, with the ${partner} under it`;
  return `${reference} in the ${text} word by word${under}: dictionary forms, parsing, Strong’s numbers and meanings.`;
}
export function glossFromMessage(name: string): string {
  return `Translation: ${name}`;
}
export function originalUnderMessage(names: readonly string[]): string {
  return `Original: ${names.join(', ')}`;
}
/** `isOnDevice`: the device has not saved one, which the site may have. */
export function noPartnerMessage(order: InterlinearOrder, isOnDevice: boolean): string {
  const text = order === 'original' ? 'translation' : 'original of these verses';
  return `No ${text} with Strong’s numbers is ${isOnDevice ? 'downloaded' : 'loaded'}, so none can be shown under the words.`;
}
export const linesLabel = 'Lines';
export const presetsLabel = 'Sets of lines';
export const linesLegend = 'Show under each word';
export const colorsLegend = 'Color words by';
export const partnerLabel = 'Translation to show under the words';
export const originalLabel = 'Original text';
export const showLabel = 'Show';

export const lineNames: Readonly<Record<InterlinearLine, string>> = {
  original: 'Original',
  transliteration: 'Transliteration',
  number: 'Strong’s number',
  lemma: 'Dictionary form',
  parsing: 'Parsing',
  code: 'Grammar code',
  gloss: 'Translation',
  meaning: 'Short meaning',
};
export const presetNames: Readonly<Record<LinePreset, string>> = {
  reading: 'Reading',
  parsing: 'Parsing',
  everything: 'Everything',
};

export const otherTexts = 'Other texts';
export const untranslated = 'no words marked';
export const samePhrase = 'with the same words';
export const noNumber = 'no number';
export const asWrittenNote = 'written';
export const asReadNote = 'read';
export function kjvNumberMessage(kjv: string): string {
  return `English ${kjv}`;
}
export function passageCutMessage(verses: number): string {
  return `Only the first ${formatCount(verses)} verses are shown.`;
}
export const nextVerses = 'Next verses';
export function unknownLinesMessage(names: readonly string[]): string {
  return `There is no line called ${names.map((name) => `“${name}”`).join(', ')}. The lines below are shown instead.`;
}
export function unknownColorMessage(name: string): string {
  return `Words cannot be colored by “${name}”, so they have no colors. Choose colors under “${linesLabel}”.`;
}
export function unknownPartnerMessage(code: string, shown: readonly string[]): string {
  return `There is no text “${code}” to show under the words. They have the ${shown.join(' and the ')}.`;
}
export const suppliedLegend = 'Italics: added by the translators. Gray: no word of the original is marked for it.';
export const untranslatedLegend =
  '–: no words of the translation are marked for it. ″: translated by the same words as another word of the verse.';
export const unrenderedLegend =
  '–: a word of the original for which no words of the translation are marked. If the translation does not give its position, it follows the verse.';
export function fallbackMessage(original: string): string {
  return `Words that are not in the ${original} are from another text, which is named next to them.`;
}
export const linkMethodSummary = 'How words are linked';
export function linkMethodMessage(originals: readonly string[], translation: string): string {
  return `If the source of the ${translation} names the word that a phrase translates, that word is linked. Otherwise, a word of the ${originals.join(' or the ')} is linked that has the same Strong’s number in the same verse, or another number of the same word. If there are several, the one closest in form and position is linked. A word without a partner is left alone.`;
}
export const linkChecksLink = 'How links are made and checked';
export const linkChecksPath = '/about/texts#links';
export const noPassageTitle = 'Passage not found';
export const noTextTitle = 'Text not found';
export const interlinearUnavailable = 'Not available';
export const interlinearFailed = 'The passage could not be loaded. Please try again later.';
export function unknownTextMessage(code: string): string {
  return `The text “${code}” is not loaded on this site.`;
}
export const noTexts = 'No text with Strong’s numbers is loaded on this site.';
export const allVersions = 'All Bible versions';
export function interlinearOfMessage(name: string): string {
  return `Interlinear: ${name}`;
}
