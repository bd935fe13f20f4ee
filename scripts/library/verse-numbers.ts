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
 * The tagged numbers of every verse by testament, in the King James Version's versification. The Old Testament comes
 * from the Hebrew text, in which every word is tagged, the New Testament from the translation's Greek numbers. If the
 * Hebrew text is missing, the translation replaces it. Psalm titles are omitted, because nearly all are alike.
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

/** If a Hebrew verse combines a title and the first verse, the numbers of the translation's title are not counted. */
function inEnglishNumbers(
  hebrew: readonly VerseText[],
  titles: ReadonlyMap<VerseId, EntryNumber[]>,
  { verseMap }: SourceTexts,
): Numbers {
  const map = verseMapOf(verseMap);
  const numbers: Numbers = new Map();
  for (const verse of hebrew) {
    const targets = counterparts(verse.id, 'wlc', 'kjv', map).map(({ id }) => id);
    const title = targets.find((id) => id % 1000 === 0);
    const uncounted = [...(title === undefined ? [] : (titles.get(title) ?? []))];
    const own = numbersOf(verse).filter((number) => {
      const at = uncounted.indexOf(number);
      if (at >= 0) uncounted.splice(at, 1);
      return at < 0;
    });
    for (const id of targets) add(numbers, id, own);
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
