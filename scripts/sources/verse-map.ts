import { impliedPairs } from '#data/bible/versification.ts';
import { verseId, splitVerseId } from '#data/bible/verse-id.ts';
import { hebrewVerseId } from './morphhb.ts';
import type { VerseMapRow } from './source.ts';
import { readXml } from '#data/imports/container/xml.ts';

/**
 * Reads `VerseMap.xml` of the Hebrew Bible: verses whose number differs from the King James Version's. `!a` is a first
 * half.
 */
export function parseVerseMap(file: string, xml: string): VerseMapRow[] {
  const rows: VerseMapRow[] = [];
  readXml(file, xml, {
    open(name, { wlc = '', kjv = '' }) {
      if (name !== 'verse') return;
      const [wlcVerse, wlcPart] = versePart(wlc);
      const [kjvVerse, kjvPart] = versePart(kjv);
      rows.push({ wlc: wlcVerse, kjv: kjvVerse, wlcPart, kjvPart });
    },
    text() {},
    close() {},
  });
  return rows;
}

const psalms = 19;

/**
 * The Hebrew text numbers the title of a psalm as its first verse, or its first two. The King James Version puts it
 * before verse 1, which is verse 0 here. The map omits the first title verse, so that it would be taken for verse 1,
 * and maps the second of two to verse 1. Four psalms have two title verses (51, 52, 54, 60). In them, verses 2 and 3
 * both map to verse 1.
 */
export function withPsalmTitles(rows: readonly VerseMapRow[]): VerseMapRow[] {
  const kjvOf = new Map(rows.map((row) => [row.wlc, row.kjv]));
  const titles = rows.filter((row) => {
    const { book, chapter, verse } = splitVerseId(row.wlc);
    return (
      book === psalms && verse === 2 && row.kjv === verseId({ book, chapter, verse: 1 }) && !kjvOf.has(row.wlc - 1)
    );
  });
  const endsInSecond = new Set(titles.filter((row) => kjvOf.get(row.wlc + 1) === row.kjv));
  const wholeVerses = (wlc: number, kjv: number): VerseMapRow => ({ wlc, kjv, wlcPart: '', kjvPart: '' });
  return [
    ...rows.map((row) => (endsInSecond.has(row) ? wholeVerses(row.wlc, row.kjv - 1) : row)),
    ...titles.map((row) => wholeVerses(row.wlc - 1, row.kjv - 1)),
  ].sort((a, b) => a.wlc - b.wlc || a.kjv - b.kjv);
}

/**
 * Three verses of the King James Version that are two verses in Hebrew, where the map names one as the complete verse:
 * "After the plague" and "the LORD spake" (Numbers 26:1), "and Jonathan went into the city" (1 Samuel 20:42), "and
 * Jeremiah" (1 Chronicles 12:4). The other half has the same number in both.
 */
const divided = new Map([
  [verseId({ book: 4, chapter: 25, verse: 19 }), 'a'],
  [verseId({ book: 9, chapter: 21, verse: 1 }), 'b'],
  [verseId({ book: 13, chapter: 12, verse: 5 }), 'b'],
]);

export function withDividedVerses(rows: readonly VerseMapRow[]): VerseMapRow[] {
  return rows.map((row) => ({ ...row, kjvPart: divided.get(row.wlc) ?? row.kjvPart }));
}

/**
 * Adds the halves that the map omits because their number is the same. For Isaiah 63:19, the map has only the second
 * half, which is 64:1, so that nothing would map to 63:19.
 */
export function withOtherHalves(rows: readonly VerseMapRow[]): VerseMapRow[] {
  return [...rows, ...impliedPairs(rows)].sort((a, b) => a.wlc - b.wlc || a.kjv - b.kjv);
}

function versePart(osis: string): [verse: number, part: string] {
  const [verse = '', part = ''] = osis.split('!');
  return [hebrewVerseId(verse), part];
}
