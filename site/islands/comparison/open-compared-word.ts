import { isOriginal } from '#data/reading/strongs-words.ts';
import { parseColumnCode } from '#data/comparison/column-code.ts';
import { transliterateForm } from '#data/interlinear/transliterate-form.ts';
import { phraseShown, taggedPhrases } from '#data/text/phrases/phrase-pieces.ts';
import type { ParallelColumn, ParallelRow } from '../../views/comparison/ParallelRows.tsx';
import type { WordInContext } from '../dialogs/dialog-request.ts';
import { openEntry } from '../dialogs/open-entry.ts';
import { glossOfUnit, openNextWord, openWord } from '../interlinear/open-word.ts';
import { linksOfWord, partnersOfWord, type ComparedWord } from './find-compared-word.ts';

/**
 * Opens the entry of a word. If the word or a partner of it is in an original, the dialog shows the form with its
 * parsing, and what the first translation has for it. `line` is the part of the word that was pressed. Without one, a
 * phrase of an interlinear column opens its words one after the other.
 */
export function openComparedWord(
  word: ComparedWord,
  line: Element | undefined,
  { rows, columns }: { rows: readonly ParallelRow[]; columns: readonly ParallelColumn[] },
): void {
  const { element, verse, at } = word;
  const partners = partnersOfWord(word, rows);
  const isForm = ({ column }: ComparedWord): boolean => isOriginal({ language: columns[column]?.language ?? '' });
  if (verse.units) {
    const of = columns[word.column];
    const own = { original: verse.original ?? of?.original ?? '', translation: of?.translation ?? '' };
    if (line) openWord(element, line, own);
    else openNextWord(element, own);
    return;
  }
  const number = at.map((index) => verse.marks.words?.[index]?.[2]).find((each) => each !== undefined);
  if (number === undefined) return;
  const original = isForm(word) ? word : partners.find((each) => isForm(each) && !each.verse.units);
  const translated = isForm(word) ? partners.find((each) => !isForm(each)) : word;
  openEntry(number, element, original && contextOf(original, translated, number));

  function contextOf(
    { verse: own, at: indexes, column }: ComparedWord,
    rendered: ComparedWord | undefined,
    of: string,
  ): WordInContext | undefined {
    const links = new Set(linksOfWord(word));
    const marked = indexes.map((index) => ({ mark: own.marks.words?.[index], link: own.links?.[index] }));
    const found = marked.find(({ mark, link }) => mark && (mark[2] === of || links.has(link ?? 0)))?.mark;
    if (!found) return undefined;
    const [start, end, , code = ''] = found;
    const { language = '', direction = 'ltr', version = '' } = columns[column] ?? {};
    const form = own.text.slice(start, end);
    const gloss = rendered ? glossOf(rendered, links) : '';
    const translation = parseColumnCode((rendered && columns[rendered.column]?.version) ?? '').code;
    return {
      form,
      transliteration: transliterateForm(form, language),
      code,
      gloss,
      version,
      translation,
      hasImport: [column, rendered?.column].some((index) => index !== undefined && columns[index]?.isImported),
      language,
      direction,
    };
  }
}

/** The words of a translation that have one of these links. */
function glossOf({ verse, at, element }: ComparedWord, links: ReadonlySet<number>): string {
  if (verse.units) return glossOfUnit(element);
  const words = verse.marks.words ?? [];
  const own = words.filter((_, index) => links.has(verse.links?.[index] ?? 0));
  const shown = own.length > 0 ? own : at.flatMap((index) => (words[index] ? [words[index]] : []));
  return taggedPhrases(shown)
    .map((phrase) => phraseShown(verse.text, phrase))
    .filter(Boolean)
    .join(' … ');
}
