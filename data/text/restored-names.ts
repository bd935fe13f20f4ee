import { editVerse, type TextEdit } from './edit-verse.ts';
import type { EntryNumber } from '../dictionary/entry-number.ts';
import { restoredNames, type RestoredName } from './restored-names/table.ts';
import { splitVerseId, type VerseId } from '../bible/verse-id.ts';
import type { VerseMarks, WordMark } from './verse-marks.ts';

export { namesLeft, restoredNames } from './restored-names/table.ts';

const byNumber = Map.groupBy(restoredNames, (name) => name.number);
const lastOldTestamentBook = 39;

/** Replaces the names in a verse of the tagged King James Version by the table, and moves its marks with the text. */
export function restoreNames(text: string, marks: VerseMarks, id: VerseId): { text: string; marks: VerseMarks } {
  const words = [...(marks.words ?? [])];
  const edits: TextEdit[] = [];
  const add = (edit: TextEdit | undefined): void => {
    if (edit && !edits.some(({ start, end }) => edit.start < end && start < edit.end)) edits.push(edit);
  };
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const swapped = next && titleBeforeGod(text, word, next, id);
    if (swapped) {
      for (const edit of swapped.edits) add(edit);
      words.splice(index, 2, ...swapped.words);
    } else {
      add(editOfWord(text, word, id));
    }
  }
  for (const edit of namesEverywhere(text, id)) add(edit);
  return editVerse(text, marks.words ? { ...marks, words } : marks, edits);
}

function nameOf(number: EntryNumber, id: VerseId): RestoredName | undefined {
  return byNumber.get(number)?.find(({ only, except }) => (!only || only.includes(id)) && !except?.includes(id));
}

/** A rendering may be longer than the tagged word: "most High" has its tag on "High". */
function editOfWord(text: string, [start, end, number]: WordMark, id: VerseId): TextEdit | undefined {
  const name = start < end ? nameOf(number, id) : undefined;
  if (!name) return undefined;
  for (const wording of name.from) {
    const index = wordingAt(text, wording, start, end);
    if (index !== undefined) return replaceName(text, index, wording, name);
  }
  return undefined;
}

/** Where the rendering occurs as whole words that overlap the text from start to end. */
function wordingAt(text: string, wording: string, start: number, end: number): number | undefined {
  let at = text.indexOf(wording, Math.max(0, start - wording.length));
  for (; at !== -1 && at < end; at = text.indexOf(wording, at + wording.length)) {
    if (at + wording.length > start && isWhole(text, at, at + wording.length)) return at;
  }
  return undefined;
}

/** "Bar-jesus" is one word; "Jehovah-jireh" begins with a name. */
function isWhole(text: string, start: number, end: number): boolean {
  return !/[\p{L}-]$/u.test(text.slice(0, start)) && !/^\p{L}/u.test(text.slice(end));
}

function replaceName(text: string, at: number, wording: string, name: RestoredName): TextEdit {
  const lowerToo = name.from.some((other) => other !== wording && other.toUpperCase() === wording);
  let restored = wording === wording.toUpperCase() && lowerToo ? name.to.toUpperCase() : name.to;
  let end = at + wording.length;
  // "Jesus’ feet" becomes "Yeshua’s feet".
  const possessive = wording.endsWith('s') ? /^([’'])(?![\p{L}])/u.exec(text.slice(end))?.[1] : undefined;
  if (possessive !== undefined) {
    restored += `${possessive}s`;
    end += 1;
  }
  const before = text.slice(0, at);
  const article = name.withoutArticle ? /(?<!\p{L})the $/iu.exec(before)?.[0].length : undefined;
  if (article !== undefined) return { start: at - article, end, text: restored };
  if (/(?<!\p{L})a $/iu.test(before) && /^[AEIOU]/.test(restored)) return { start: at - 1, end, text: `n ${restored}` };
  return { start: at, end, text: restored };
}

const titles: ReadonlySet<EntryNumber> = new Set(['H5945', 'H7706']);
const wordsForGod: ReadonlySet<EntryNumber> = new Set(['H410', 'H430']);
const titleWords = /(?<!\p{L})(?:the )?(?:most )?(?:high|almighty)$/iu;

/** Hebrew has the title after the noun: "the Almighty God" is El Shaddai, "the most high God" El Elyon. */
function titleBeforeGod(
  text: string,
  title: WordMark,
  god: WordMark,
  id: VerseId,
): { edits: TextEdit[]; words: WordMark[] } | undefined {
  if (!titles.has(title[2]) || !wordsForGod.has(god[2])) return undefined;
  const [first, second] = [nameOf(god[2], id), nameOf(title[2], id)];
  const opening = titleWords.exec(text.slice(0, title[1]));
  if (!first || !second || !opening || text.slice(title[1], god[0]) !== ' ' || text.slice(god[0], god[1]) !== 'God')
    return undefined;
  return {
    edits: [
      { start: opening.index, end: title[1], text: first.to },
      { start: god[0], end: god[1], text: second.to },
    ],
    words: [title.with(2, god[2]) as WordMark, god.with(2, title[2]) as WordMark],
  };
}

/** Names that the translators supplied, and a few whose tag is missing or on another word. */
function* namesEverywhere(text: string, id: VerseId): Generator<TextEdit> {
  const testament = splitVerseId(id).book <= lastOldTestamentBook ? 'old' : 'new';
  for (const name of restoredNames) {
    if (name.everywhereIn !== testament || nameOf(name.number, id) !== name) continue;
    for (const wording of name.from) {
      for (let at = text.indexOf(wording); at !== -1; at = text.indexOf(wording, at + wording.length)) {
        if (isWhole(text, at, at + wording.length)) yield replaceName(text, at, wording, name);
      }
    }
  }
}
