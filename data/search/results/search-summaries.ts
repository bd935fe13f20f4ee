import type { EntrySummary } from '../../dictionary/entry-summary.ts';
import { readHeadword } from '../../dictionary/headword.ts';
import { foldText, foldTransliteration } from '../../text/fold.ts';

/** An entry with everything that a search of the dictionaries reads. */
export interface SearchableEntry extends EntrySummary {
  definition: string;
  /** Renderings with their counts: "God (2,346×), gods (216×)". */
  usage: string;
}

/** The same word separators as the library's index. */
const separators = /[^\p{L}\p{N}]+/u;
/** Shorter prefixes match too much to be useful. */
const shortestPrefix = 2;
/** "God (2,346×)". */
const countedRendering = /([^,(]+) \(([\d,]+)×\)/g;
const count = /\([\d,]+×\)/g;

/**
 * Entries that match a search, in the order of the API: first those with exactly this lemma or transliteration, the
 * more frequent first; then those that most often have these words as a rendering; then the rest, with those first
 * whose gloss has the words. Each word must occur in an entry or one of its renderings. The last one may be the start
 * of a word.
 */
export function searchSummaries(entries: readonly SearchableEntry[], text: string): EntrySummary[] {
  const words = text.split(/\s+/).filter((word) => wordsOf(foldText(word)).length > 0);
  if (words.length === 0) return [];
  const tests = words.map((word, index) => wordTest(word, index === words.length - 1));
  const plain = words.join(' ').toLowerCase();
  const meant = readHeadword(text).numbers;
  const headword = { lemma: foldText(plain), transliteration: foldTransliteration(plain) };
  const ranked = entries.flatMap((entry) => {
    const texts = foldedTexts(entry);
    const isMeant = meant.includes(entry.number);
    if (!isMeant && !tests.every((matches) => matches(texts))) return [];
    const renderings = countRenderings(entry.usage);
    const isHeadword =
      wordsOf(foldText(entry.lemma)).join(' ') === headword.lemma ||
      wordsOf(foldTransliteration(entry.transliteration)).join(' ') === headword.transliteration;
    const all = [...renderings.values()].reduce((sum, times) => sum + times, 0);
    const inGloss = ` ${wordsOf(foldText(entry.gloss)).join(' ')} `.includes(` ${headword.lemma} `);
    return [{ entry, rank: [isMeant || isHeadword ? all + 1 : 0, renderings.get(plain) ?? 0, inGloss ? 1 : 0] }];
  });
  return ranked
    .sort((a, b) => a.rank.reduce((order, value, index) => order || (b.rank[index] ?? 0) - value, 0))
    .map(({ entry: { number, language, aramaic, lemma, transliteration, gloss } }) => ({
      number,
      language,
      aramaic,
      lemma,
      transliteration,
      gloss,
    }));
}

interface FoldedTexts {
  plain: string;
  transliteration: string;
}

/** Cache, because folding all entries takes most of a search. */
const foldedOnce = new WeakMap<SearchableEntry, FoldedTexts>();

function foldedTexts(entry: SearchableEntry): FoldedTexts {
  const known = foldedOnce.get(entry);
  if (known) return known;
  const texts = {
    plain: [entry.lemma, `${entry.gloss} ${entry.usage.replaceAll(count, ' ')}`, entry.definition]
      .map((text) => spaced(foldText(text)))
      .join('|'),
    transliteration: spaced(foldTransliteration(entry.transliteration)),
  };
  foldedOnce.set(entry, texts);
  return texts;
}

/** Words with a space before and after each. */
function spaced(text: string): string {
  return ` ${text.split(separators).filter(Boolean).join(' ')} `;
}

function wordTest(word: string, isLast: boolean) {
  const plain = wordsOf(foldText(word)).join(' ');
  const bare = wordsOf(foldTransliteration(word)).join(' ');
  const end = isLast && plain.length >= shortestPrefix ? '' : ' ';
  return (texts: FoldedTexts): boolean =>
    texts.plain.includes(` ${plain}${end}`) || (bare !== '' && texts.transliteration.includes(` ${bare}${end}`));
}

function wordsOf(folded: string): string[] {
  return folded.split(separators).filter(Boolean);
}

function countRenderings(usage: string): Map<string, number> {
  return new Map(
    Array.from(usage.matchAll(countedRendering), ([, text = '', times = '']) => [
      text.trim().toLowerCase(),
      Number(times.replaceAll(',', '')),
    ]),
  );
}
