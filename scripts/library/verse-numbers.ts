import { countedWords } from '#data/dictionary/counted-words.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { counterparts, verseMapOf } from '#data/bible/versification.ts';
import type { VerseId } from '#data/bible/verse-id.ts';
import type { VerseText } from '../sources/source.ts';
import { hebrewText, taggedTranslation } from '../sources/versions.ts';
import type { SourceTexts } from './read-sources.ts';

type Numbers = Map<VerseId, Map<EntryNumber, number>>;

const firstOfNewTestament = 40_000_000;

/**
 * The tagged numbers of every verse by testament, in the King James Version's numbering: of the Old Testament from the
 * Hebrew text, whose every word is tagged, of the New from the Greek numbers of the translation. Where the Hebrew text
 * is missing the translation stands in. Titles of psalms are left out: nearly all are alike.
 */
export function verseNumbers(texts: SourceTexts): { old: Numbers; new: Numbers } {
  const translation = versesOf(texts, taggedTranslation);
  const hebrew = versesOf(texts, hebrewText);
  const titles = new Map(translation.filter(({ id }) => id % 1000 === 0).map((verse) => [verse.id, numbersOf(verse)]));
  const old =
    hebrew.length > 0
      ? inEnglishNumbers(hebrew, titles, texts)
      : collect(translation.filter(({ id }) => id < firstOfNewTestament));
  return { old, new: collect(translation.filter(({ id }) => id >= firstOfNewTestament)) };
}

function versesOf({ versions }: SourceTexts, code: string): readonly VerseText[] {
  return versions.find(({ about }) => about.code === code)?.verses ?? [];
}

function collect(verses: readonly VerseText[]): Numbers {
  const numbers: Numbers = new Map();
  for (const verse of verses) add(numbers, verse.id, numbersOf(verse));
  return numbers;
}

/** A Hebrew verse in which a title and the first verse stand together counts without what the translation has in the title. */
function inEnglishNumbers(
  hebrew: readonly VerseText[],
  titles: ReadonlyMap<VerseId, EntryNumber[]>,
  { verseMap }: SourceTexts,
): Numbers {
  const map = verseMapOf(verseMap);
  const numbers: Numbers = new Map();
  for (const verse of hebrew) {
    const found = counterparts(verse.id, 'wlc', 'kjv', map).map(({ id }) => id);
    const title = found.find((id) => id % 1000 === 0);
    const left = [...(title === undefined ? [] : (titles.get(title) ?? []))];
    const own = numbersOf(verse).filter((number) => {
      const at = left.indexOf(number);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    for (const id of found) add(numbers, id, own);
  }
  return numbers;
}

function add(numbers: Numbers, id: VerseId, own: readonly EntryNumber[]): void {
  if (id % 1000 === 0) return;
  const counts = numbers.get(id) ?? new Map<EntryNumber, number>();
  numbers.set(id, counts);
  for (const number of own) counts.set(number, (counts.get(number) ?? 0) + 1);
}

function numbersOf({ marks }: VerseText): EntryNumber[] {
  return countedWords(marks).map(([, , number]) => number);
}
