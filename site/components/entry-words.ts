import { plainTransliteration } from '#data/dictionary/plain-transliteration.ts';
import { plainRichText } from '#data/dictionary/rich-text.ts';
import { productSlug } from '#data/site/product.ts';
import type { Entry } from '../library/entry-page-data.ts';
import { aramaicLanguage, entryDescriptionMessage, greekLanguage, hebrewLanguage } from './messages.ts';

/** Number of characters of a description that search engines show. */
const descriptionLength = 155;

/** For example "agape (ἀγάπη): love — Greek G26": what people search for comes first. */
export function entryTitle(entry: Entry): string {
  const { number, lemma, transliteration, gloss } = entry;
  const word = transliteration ? `${plainTransliteration(transliteration)} (${lemma})` : lemma;
  return `${word}${gloss && `: ${gloss}`} — ${languageName(entry)} ${number}`;
}

/** The entry as a term of a dictionary (https://schema.org/DefinedTerm). `site` is the origin of the built site. */
export function entryData(entry: Entry, site: URL | undefined): object {
  const { number, lemma, transliteration, gloss, definition } = entry;
  return {
    '@type': 'DefinedTerm',
    name: lemma,
    alternateName: [...new Set([transliteration, plainTransliteration(transliteration)])].filter(Boolean),
    termCode: number,
    description: plainRichText(definition) || gloss,
    inDefinedTermSet: new URL(`/${productSlug}`, site).href,
  };
}

/** "Hebrew", "Aramaic" or "Greek". */
export function languageName({ language, aramaic }: Pick<Entry, 'language' | 'aramaic'>): string {
  return language === 'greek' ? greekLanguage : aramaic ? aramaicLanguage : hebrewLanguage;
}

/** One sentence for search engines, truncated at a word: the short meaning, then Strong's definition. */
export function entryDescription(entry: Entry): string {
  const definition = plainRichText(entry.definition);
  const meaning =
    [entry.gloss, definition === entry.gloss ? '' : definition].filter(Boolean).join('. ') ||
    plainRichText(entry.derivation);
  const text = entryDescriptionMessage(languageName(entry), entry.number, entry.partOfSpeech, meaning);
  if (text.length <= descriptionLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', descriptionLength - 1))}…`;
}

/**
 * Width of the lemma in letters: those of its longest word, or half of all letters in a phrase, which may wrap to two
 * lines. Points and accents are not counted. Determines the font size on the page.
 */
export function lemmaLetters(lemma: string): number {
  const lengths = lemma.split(/[\s\u05BE-]/u).map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  return Math.max(...lengths, Math.ceil(all / 2));
}

/**
 * Whether Strong's own list has renderings that the counted ones lack: "God" is already part of "God (god) (-dess,
 * -ly)".
 */
export function addsToRenderings(dictionaryUsage: string, renderings: readonly { text: string }[]): boolean {
  const counted = new Set(renderings.flatMap(({ text }) => words(text)));
  return words(dictionaryUsage).some((word) => !counted.has(word));
}

/** Restores Strong's printed signs: × for an idiom of the original, + for a rendering together with other words. */
export function printedSigns(dictionaryUsage: string): string {
  return dictionaryUsage
    .replaceAll('[idiom]', '×')
    .replaceAll('[phrase]', '+')
    .replace(/(?<![\p{L}\p{N}])X (?=\p{L})/gu, '× ');
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{2,}/g) ?? [];
}
