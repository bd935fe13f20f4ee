import type { InterlinearOrder } from '#data/interlinear/interlinear-texts.ts';
import type { InterlinearUnit, OriginalWord } from '#data/interlinear/interlinear-verse.ts';
import { wordClasses } from '#data/interlinear/word-colors.ts';
import { escapeHtml } from '#data/site/escape-html.ts';
import { productSlug } from '#data/site/product.ts';
import { asReadNote, asWrittenNote, noNumber, samePhrase, untranslated } from './messages.ts';

/** A word with the lines that a view shows. */
export type ShownWord = Pick<OriginalWord, 'form' | 'language'> & Partial<OriginalWord>;
export interface ShownUnit extends Omit<InterlinearUnit, 'words'> {
  words: readonly ShownWord[];
}

export interface UnitText {
  order: InterlinearOrder;
  /** BCP 47 of the translation; English by default. */
  language?: string | undefined;
  /** Whether there is a text to link the words to; true by default. */
  isLinked?: boolean;
}

/**
 * The lines of a unit as HTML. A chapter has thousands of elements, and React takes five times as long to render them,
 * which would exceed the CPU time of the worker. Class names are single letters for the same reason: `o` original,
 * `t` transliteration, `n` number, `l` dictionary form, `p` parsing, `c` code, `g` gloss, `m` meaning. Lines whose text
 * is unknown are left out.
 */
export function unitHtml(unit: ShownUnit, text: UnitText): string {
  if (text.order === 'translation')
    return glossHtml(unit, text) + unit.words.map((word) => wordHtml(word) + meaningHtml(word)).join('');
  const [first] = unit.words;
  return unit.words.map(wordHtml).join('') + glossHtml(unit, text) + (first ? meaningHtml(first) : '');
}

function glossHtml(
  { gloss, kind, isRepeated = false }: ShownUnit,
  { order, language = 'en', isLinked = true }: UnitText,
): string {
  // Without a translation, nothing is known about the word.
  if (kind === 'untranslated' && order === 'original' && !isLinked) return '';
  if (kind === 'untranslated') return signHtml('–', untranslated);
  // Shown once, at the weightiest word of the phrase.
  if (isRepeated && order === 'original') return signHtml('″', samePhrase);
  const attributes = language === 'en' ? '' : ` lang="${escapeHtml(language)}" translate="no"`;
  return `<b class="g"${attributes}>${escapeHtml(gloss)}</b>`;
}

/** A sign in place of words. Screen readers read what it means. */
function signHtml(sign: string, meaning: string): string {
  return `<i class="g" title="${escapeHtml(meaning)}"><span aria-hidden="true">${sign}</span><span class="sr">${escapeHtml(meaning)}</span></i>`;
}

function wordHtml(word: ShownWord): string {
  const { form, transliteration, number, lemma, parsing, code = '', reading, from } = word;
  const lang = ` lang="${escapeHtml(word.language)}" translate="no"`;
  const notes = [reading && (reading === 'written' ? asWrittenNote : asReadNote), from]
    .map((note) => (note ? `<small> ${escapeHtml(note)}</small>` : ''))
    .join('');
  return (
    (form === '' ? '' : `<bdi class="${`o ${wordClasses(code)}`.trim()}"${lang}>${escapeHtml(form)}${notes}</bdi>`) +
    (transliteration ? `<i class="t" translate="no">${escapeHtml(transliteration)}</i>` : '') +
    (number === '' ? `<span class="n">${noNumber}</span>` : '') +
    (number ? `<a class="n" href="/${productSlug}/${number}">${number}</a>` : '') +
    (lemma ? `<bdi class="l"${lang}>${escapeHtml(lemma)}</bdi>` : '') +
    (parsing ? `<span class="p">${escapeHtml(parsing)}</span>` : '') +
    (code ? `<code class="c">${escapeHtml(code)}</code>` : '')
  );
}

function meaningHtml({ meaning }: ShownWord): string {
  return meaning ? `<span class="m">${escapeHtml(meaning)}</span>` : '';
}
