import type { StrongsWord } from '#data/contract/reading.ts';
import { lemmaLanguage } from '#data/markup/entry-card.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { languageOf, type EntryNumber } from '#data/model/entry-number.ts';
import { productSlug } from '#data/model/product.ts';
import { parseTaggedText } from '#data/model/tagged-text.ts';

/** The tagged words of a text such as `God{H430} created{H1254}`, where nothing more than the text is at hand. */
export function wordsOfTagged(tagged: string): StrongsWord[] {
  const { text, marks } = parseTaggedText(tagged, 'hebrew');
  return (marks.words ?? []).map(([start, end, strongsNumber]) => ({
    word: text.slice(start, end),
    strongsNumber,
    lemma: '',
    transliteration: '',
    gloss: '',
    parsing: '',
  }));
}

/** Rows of Word, Strong's Number and Definition; the last says which number is shown. */
export function analysisRows(words: readonly StrongsWord[]): string {
  return words
    .filter(({ strongsNumber }) => strongsNumber !== '')
    .map((word) => `<tr><th scope="row">${wordOf(word)}</th><td><button type="button" class="number ${accent(word)}" data-number="${word.strongsNumber}" aria-pressed="false">${word.strongsNumber}</button></td><td class="state">${unchosen}</td></tr>`)
    .join('');
}

/** Rows of English (KJV), Strong's and Hebrew/Greek; the number is a link to its entry, in a new tab. */
export function threeColumnRows(words: readonly StrongsWord[]): string {
  return words
    .filter(({ strongsNumber }) => strongsNumber !== '')
    .map((word) => `<tr><th scope="row">${wordOf(word)}</th><td><a class="number ${accent(word)}" data-number="${word.strongsNumber}" href="/${productSlug}/${word.strongsNumber}" target="_blank" rel="noopener" aria-label="${word.strongsNumber}, opens in a new tab">${word.strongsNumber}</a></td><td>${originalOf(word)}</td></tr>`)
    .join('');
}

export const unchosen = 'Click number to view';
export const chosen = 'Selected';

function wordOf({ word }: StrongsWord): string {
  return word ? escapeHtml(word) : '<span class="left-out"><span aria-hidden="true">–</span><span class="sr">not translated</span></span>';
}

function originalOf({ lemma, transliteration, strongsNumber }: StrongsWord): string {
  if (!lemma) return '';
  const language = lemmaLanguage({ language: languageOf(strongsNumber as EntryNumber), aramaic: false });
  return `<bdi lang="${language}">${escapeHtml(lemma)}</bdi> <i>${escapeHtml(transliteration)}</i>`;
}

function accent({ strongsNumber }: StrongsWord): string {
  return strongsNumber.startsWith('G') ? 'greek' : 'hebrew';
}
