import { plainRichText } from '#data/dictionary/rich-text.ts';
import type { Entry } from '../library/entry-page.ts';

/** What search engines show of a description. */
const descriptionLength = 155;

/** "H430 אֱלֹהִים ʼĕlôhîym". */
export function entryTitle({ number, lemma, transliteration }: Entry): string {
  return [number, lemma, transliteration].filter(Boolean).join(' ');
}

/** "Hebrew", "Aramaic" or "Greek". */
export function languageName({ language, aramaic }: Pick<Entry, 'language' | 'aramaic'>): string {
  return language === 'greek' ? 'Greek' : aramaic ? 'Aramaic' : 'Hebrew';
}

/** One sentence for lists of results, cut at a word. */
export function entryDescription(entry: Entry): string {
  const kind = entry.partOfSpeech ? `, ${entry.partOfSpeech}` : '';
  const meaning = plainRichText(entry.definition) || entry.gloss || plainRichText(entry.derivation);
  const text = `${languageName(entry)} word ${entry.number}${kind}: ${meaning}`;
  if (text.length <= descriptionLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', descriptionLength - 1))}…`;
}

/**
 * How many letters the lemma's width is to hold: those of its longest word, or half of all in a phrase, which may
 * take two lines. Points and accents are not counted. Its size on the page depends on it.
 */
export function lemmaLetters(lemma: string): number {
  const lengths = lemma.split(/[\s\u05BE-]/u).map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  return Math.max(...lengths, Math.ceil(all / 2));
}

/** Renderings in Strong's own list that the counted ones do not have: "God" is in "God (god) (-dess, -ly)" already. */
export function addsToRenderings(dictionaryUsage: string, renderings: readonly { text: string }[]): boolean {
  const counted = new Set(renderings.flatMap(({ text }) => words(text)));
  return words(dictionaryUsage).some((word) => !counted.has(word));
}

/** Strong's signs as he printed them: × for an idiom of the original, + for a rendering together with other words. */
export function printedSigns(dictionaryUsage: string): string {
  return dictionaryUsage
    .replaceAll('[idiom]', '×')
    .replaceAll('[phrase]', '+')
    .replace(/(?<![\p{L}\p{N}])X (?=\p{L})/gu, '× ');
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{2,}/g) ?? [];
}
