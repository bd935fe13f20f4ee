import { counterparts, type VerseMap, type Versification } from '../bible/versification.ts';
import { verseKey, type VerseId } from '../bible/verse-id.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import { shownMarks, type ShownMarks } from '../text/verse-tree.ts';
import { languageOfNumber, type EntryNumber } from './entry-number.ts';

/** What a list of examples must know of a version. */
export interface ExampleText {
  code: string;
  id: number;
  shortName: string;
  language: string;
  direction: 'ltr' | 'rtl';
  versification: Versification;
}

/** The verse of an example in the language of its word. */
export interface OriginalLine {
  text: string;
  marks: ShownMarks;
  language: string;
  direction: 'ltr' | 'rtl';
  /** The text that it is from, unless it is the first of its language: "TR". */
  from?: string | undefined;
}

/** The originals that examples of a number are looked up in. */
export interface OriginalSearch {
  number: EntryNumber;
  /** The versification of the examples. */
  from: Versification;
  /** The best to read first. */
  texts: readonly ExampleText[];
  map: VerseMap;
}

interface VerseRow {
  text: string;
  marks: VerseMarks;
}

/** The texts of each language, the best to read first. The Textus Receptus has no accents, and some more words. */
const codes = { hebrew: ['wlc'], greek: ['sblgnt', 'tr'] } as const;

/** The codes of the texts in which a word can be, the best to read first. */
export function originalCodes(number: EntryNumber): readonly string[] {
  return codes[languageOfNumber(number)];
}

/** Searches nothing if the examples are in the language of the word already. */
export function searchOriginals(
  number: EntryNumber,
  from: Pick<ExampleText, 'code' | 'versification'>,
  versions: readonly ExampleText[],
  map: VerseMap,
): OriginalSearch {
  const all = originalCodes(number).flatMap((code) => versions.find((version) => version.code === code) ?? []);
  const isOriginal = all.some(({ code }) => code === from.code);
  return { number, from: from.versification, texts: isOriginal ? [] : all, map };
}

/** The keys of the rows that {@link originalLine} needs for these verses. */
export function originalKeys({ from, texts, map }: OriginalSearch, verses: readonly VerseId[]): number[] {
  return texts.flatMap((text) => verses.flatMap((verse) => keysIn(text, verse, from, map)));
}

function keysIn({ id, versification }: ExampleText, verse: VerseId, from: Versification, map: VerseMap): number[] {
  return counterparts(verse, from, versification, map).map((other) => verseKey(id, other.id));
}

/** The verse in the first text that has the word there. `undefined` if none has it. */
export function originalLine(
  { number, from, texts, map }: OriginalSearch,
  verse: VerseId,
  rows: ReadonlyMap<number, VerseRow>,
): OriginalLine | undefined {
  for (const [index, text] of texts.entries()) {
    const row = keysIn(text, verse, from, map)
      .flatMap((key) => rows.get(key) ?? [])
      .find(({ marks }) => marks.words?.some(([, , each, , form]) => each === number || form === number));
    if (!row) continue;
    const { language, direction, shortName } = text;
    return {
      text: row.text,
      marks: shownMarks(row.marks),
      language,
      direction,
      ...(index > 0 && { from: shortName }),
    };
  }
  return undefined;
}
