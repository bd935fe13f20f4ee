// cspell:ignore ncmsa nvapdtrcs
import { between, eq } from 'drizzle-orm';
import { countedWords } from '#data/dictionary/counted-words.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { verseIdOfKey, verseKey, type VerseId } from '#data/bible/verse-id.ts';
import { verses, versions } from '#data/schema/library.ts';
import { library } from './query-library.ts';
import type { WordSense } from './word-senses.ts';

/** The version in which Hebrew words are counted. */
export const countedVersion = 'wlc';

/** A word of the Hebrew Bible with its number and parsing. */
export interface BibleWord {
  verse: VerseId;
  start: number;
  end: number;
  /** As written, with all points. */
  text: string;
  /** Without its language: "C/Td/Ncmsa". Empty for Aramaic, so that no Hebrew word is counted there. */
  parsing: string;
}

/** The words of a sense, in the order of the Bible. */
export function wordsOfSense(sense: WordSense): BibleWord[] {
  const all = allWords();
  return sense.numbers.flatMap((number) => all.get(number) ?? []).filter((word) => isInSense(sense, word));
}

/** Whether a word with one of the numbers of the sense has it. */
export function isInSense({ parsing, letters }: WordSense, word: Pick<BibleWord, 'text' | 'parsing'>): boolean {
  return parsing.test(word.parsing) && (!letters || letters.test(consonants(word.text)));
}

/** Letters as written, without points and accents. */
export function consonants(text: string): string {
  return text.normalize('NFD').replaceAll(/[^א-ת]/gu, '');
}

/** Read once, because the lessons ask for 600 words. */
function allWords(): ReadonlyMap<EntryNumber, BibleWord[]> {
  return (cached ??= readWords());
}
let cached: Map<EntryNumber, BibleWord[]> | undefined;

function readWords(): Map<EntryNumber, BibleWord[]> {
  const words = new Map<EntryNumber, BibleWord[]>();
  const [version] = library.select({ id: versions.id }).from(versions).where(eq(versions.code, countedVersion)).all();
  if (!version) return words;
  const rows = library
    .select()
    .from(verses)
    .where(between(verses.key, verseKey(version.id, 0), verseKey(version.id + 1, 0) - 1))
    .all();
  for (const { key, text, marks } of rows)
    for (const [start, end, number, code = ''] of countedWords(marks)) {
      const list = words.get(number) ?? [];
      if (list.length === 0) words.set(number, list);
      list.push({
        verse: verseIdOfKey(key),
        start,
        end,
        text: text.slice(start, end),
        parsing: withoutLanguage(code),
      });
    }
  return words;
}

/** Pieces after the first of a written word have no language. */
export function withoutLanguage(code: string): string {
  if (code.startsWith('H')) return code.slice(1);
  return /^A[NVAPDTRCS]/.test(code) ? '' : code;
}
