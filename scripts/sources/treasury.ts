import { verseId, type VerseId } from '#data/bible/verse-id.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';

/** The verses that a verse refers to, in the order of the Treasury. */
export type Treasury = ReadonlyMap<VerseId, readonly VerseId[]>;

/** The package's codes of the 66 books, in order. */
const codes =
  `gen exo lev num deu jos jdg rut 1sa 2sa 1ki 2ki 1ch 2ch ezr neh est job psa pro ecc sng isa jer lam ezk dan hos jol
  amo oba jon mic nam hab zep hag zec mal mat mrk luk jhn act rom 1co 2co gal eph php col 1th 2th 1ti 2ti tit phm heb
  jas 1pe 2pe 1jn 2jn 3jn jud rev`.split(/\s+/);
const bookNumbers = new Map(codes.map((code, index) => [code, index + 1]));

/** By book, chapter and verse, each from 1. Position 0 has no references. */
type Data = Record<string, string[][][]>;

/**
 * Reads the Treasury of Scripture Knowledge from the code of its package: a literal whose names need quotation marks to
 * be JSON. The code is not run. Its 45 references of a verse to itself and 32 repetitions are left out.
 */
export function readTreasury(file: string, code: string): Treasury {
  const treasury = new Map<VerseId, VerseId[]>();
  for (const [bookCode, chapters] of Object.entries(parseLiteral(file, code))) {
    const book = bookNumbers.get(bookCode);
    if (book === undefined) throw new Error(`${file}: "${bookCode}" is not the code of a book`);
    for (const [chapter, verses] of chapters.entries()) {
      if (chapter === 0) continue;
      for (const [verse, references] of verses.entries()) {
        if (verse === 0 || references.length === 0) continue;
        const id = existingVerse(`${bookCode} ${chapter}:${verse}`, file);
        const others = [...new Set(references.map((reference) => existingVerse(reference, file)))];
        treasury.set(
          id,
          others.filter((other) => other !== id),
        );
      }
    }
  }
  return treasury;
}

function parseLiteral(file: string, code: string): Data {
  const literal = /^const \w+ = (?<data>\{.*?\}), \w+ = \[/s.exec(code)?.groups?.['data'];
  if (literal === undefined) throw new Error(`${file} does not begin with the references: it is of another version`);
  try {
    return JSON.parse(literal.replaceAll(/(?<before>[{,] )(?<name>\w+):/g, '$<before>"$<name>":')) as Data;
  } catch (cause) {
    throw new Error(`${file}: the references cannot be read`, { cause });
  }
}

function existingVerse(reference: string, file: string): VerseId {
  const groups = /^(?<code>\w{3}) (?<chapter>\d+):(?<verse>\d+)$/.exec(reference)?.groups;
  const book = bookNumbers.get(groups?.['code'] ?? '');
  const chapter = Number(groups?.['chapter']);
  const verse = Number(groups?.['verse']);
  if (book === undefined || !(verse >= 1 && verse <= (verseCounts(book, 'kjv')[chapter - 1] ?? 0)))
    throw new Error(`${file}: "${reference}" does not exist`);
  return verseId({ book, chapter, verse });
}
