import type { StrongsWord } from '#data/contract/reading.ts';
import { lemmaLanguage } from '#data/markup/entry-card.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { scriptAttributes } from '#data/markup/script-attributes.ts';
import { notTranslated } from '#data/markup/word-table.ts';
import { tryParseEntryNumber } from '#data/model/entry-number.ts';
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

interface Script {
  language: string;
  direction: 'ltr' | 'rtl';
}

/** In the Definition column, before a number is chosen and where it is. */
export const unchosen = 'Click number to view';
export const chosen = 'Selected';

/** Rows of Word, Strong's Number and Definition; the last says which number is shown. */
export function analysisRows(words: readonly StrongsWord[], script: Script): string {
  const row = (word: StrongsWord): string => {
    const { strongsNumber } = word;
    const cells = strongsNumber
      ? `<td><button type="button" class="number ${accent(strongsNumber)}" data-number="${escapeHtml(strongsNumber)}" aria-pressed="false">${escapeHtml(strongsNumber)}</button></td><td class="state">${unchosen}</td>`
      : '<td class="state">no number</td><td></td>';
    return `<tr><th scope="row">${wordOf(word, script)}</th>${cells}</tr>`;
  };
  return words.map(row).join('');
}

/** Rows of English (KJV), Strong's and Hebrew/Greek; the number is a link to its entry, in a new tab. */
export function threeColumnRows(words: readonly StrongsWord[]): string {
  const row = (word: StrongsWord): string => {
    const number = escapeHtml(word.strongsNumber);
    const link = `<a class="number ${accent(number)}" data-number="${number}" href="/${productSlug}/${number}" target="_blank" rel="noopener" aria-label="${number}, opens in a new tab">${number}</a>`;
    return `<tr><th scope="row">${wordOf(word, { language: 'en', direction: 'ltr' })}</th><td>${link}</td><td>${originalOf(word)}</td></tr>`;
  };
  return words.filter(({ strongsNumber }) => strongsNumber !== '').map(row).join('');
}

function wordOf({ word }: StrongsWord, { language, direction }: Script): string {
  if (!word) return `<span class="small">${notTranslated}</span>`;
  return `<span${scriptAttributes({ language, direction: direction === 'rtl' ? 'rtl' : 'ltr' })}>${escapeHtml(word)}</span>`;
}

function originalOf({ lemma, transliteration, strongsNumber }: StrongsWord): string {
  const number = tryParseEntryNumber(strongsNumber);
  if (!lemma || !number) return '';
  const language = lemmaLanguage({ language: accent(number), aramaic: false });
  return `<bdi lang="${language}">${escapeHtml(lemma)}</bdi> <i>${escapeHtml(transliteration)}</i>`;
}

function accent(number: string): 'hebrew' | 'greek' {
  return number.startsWith('G') ? 'greek' : 'hebrew';
}
