import { bookByNumber, bookByOsis } from '#data/bible/books.ts';
import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { readZText, type ZTextFiles } from '#data/imports/sword/ztext.ts';
import { verseId, type VerseCoordinates, type VerseId } from '#data/bible/verse-id.ts';

/** A word of the module, and its number if it has one. */
export interface TaggedWord {
  word: string;
  number: EntryNumber | undefined;
}

export type TaggedWords = ReadonlyMap<VerseId, readonly TaggedWord[]>;

const chapterSlot = /<chapter [^>]*osisID="(?<book>[^".]+)\.(?<chapter>\d+)"[^>]*sID=/;
/** Text that the npm edition has elsewhere or not at all. */
const hidden = /<(?<name>note|title|speaker|catchWord|reference)\b[^>]*?(?<!\/)>.*?<\/\k<name>>/gs;
const piece = /<w\b[^>]*lemma="(?<lemma>[^"]*)"[^>]*>(?<tagged>.*?)<\/w>|<[^>]*>|(?<text>[^<]+)/gs;
const anyTag = /<[^>]*>/g;
const wordPattern = /[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu;

/**
 * The words of the tagged World English Bible. Its versification has the apocryphal books, so the positions of chapters
 * come from the slots that begin them.
 */
export function readTaggedWeb(filesOf: (testament: 'ot' | 'nt') => ZTextFiles): TaggedWords {
  const verses = new Map<VerseId, TaggedWord[]>();
  for (const testament of ['ot', 'nt'] as const) {
    let chapter: { book: number; chapter: number } | undefined;
    let verse = 0;
    for (const slot of readZText(testament, filesOf(testament))) {
      const begin = chapterSlot.exec(slot)?.groups;
      if (begin) {
        chapter = bookOf(begin['book'] ?? '', Number(begin['chapter']));
        verse = 0;
        continue;
      }
      verse += 1;
      if (chapter && slot.trim() !== '')
        verses.set(verseId({ ...chapter, verse }), readWords(slot, { ...chapter, verse }));
    }
  }
  if (![...verses.values()].some((words) => words.some(({ number }) => number)))
    throw new Error('the module has no words with numbers: it is not the edition it should be');
  return verses;
}

/** `undefined` for a book that is not one of the 66. */
function bookOf(osis: string, chapter: number): { book: number; chapter: number } | undefined {
  try {
    return { book: bookByOsis(osis).number, chapter };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Throws for an unknown number, with its verse: the module has no lines. */
function readWords(slot: string, { book, chapter, verse }: VerseCoordinates): TaggedWord[] {
  try {
    return wordsOf(slot);
  } catch (error) {
    const place = `${bookByNumber(book).name} ${chapter}:${verse}`;
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function wordsOf(slot: string): TaggedWord[] {
  return [...slot.replaceAll(hidden, '').matchAll(piece)].flatMap(({ groups = {} }): TaggedWord[] => {
    const words = splitWebWords((groups['tagged'] ?? groups['text'] ?? '').replaceAll(anyTag, ''));
    const lemma = groups['lemma']?.replace(/^strong:/, '') ?? '';
    const number = tryParseEntryNumber(lemma);
    if (!number && lemma !== '') throw new Error(`"${lemma}" is not the number of an entry`);
    // A tag of several words, or of a part of one, does not say which word it means.
    return words.map(({ word }) => ({ word, number: words.length === 1 ? number : undefined }));
  });
}

/** The words of a text with their offsets, as both editions write them. */
export function splitWebWords(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word: word.replaceAll("'", '’').toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}
