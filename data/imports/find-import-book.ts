import type { Book } from '#data/bible/books.ts';
import { tryFindBook } from '#data/bible/find-book.ts';

/** Identifiers of USFM and USX, in the order of the 66 books. */
export const usfmCodes: readonly string[] = (
  'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS ' +
  'JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT ' +
  'PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV'
).split(' ');

/**
 * Books beyond the 66, by the names and codes in files, reduced to letters and digits. The codes are those of OSIS 2.1
 * (appendix C, with the additions of CrossWire) and USFM 3.
 */
const beyond = new Set(
  (
    'tob tobit tobias jdt judith esg esthgr addesth additionstoesther esthergreek greekesther estheradditions ' +
    'restofesther wis wisdom wisdomofsolomon sir sirp sirach sirachprologue ecclesiasticus ecclus bar baruch lje epjer ' +
    'letterofjeremiah epistleofjeremiah s3y prazar prayerofazariah songofthethreechildren songofthree ' +
    'songofthreeyoungmen songofthethreeholychildren sus susanna bel belandthedragon dag dangr adddan additionstodaniel ' +
    'danielgreek greekdaniel danieladditions 1ma 1macc 1maccabees 2ma 2macc 2maccabees 3ma 3macc 3maccabees 4ma 4macc ' +
    '4maccabees 1es 1esd 1esdras 2es 2esd 2esdras 3esdras 4esdras eza ezr4 4ezra 5ez 5ezra 6ez 6ezra man prman ' +
    'prayerofmanasseh prayerofmanasses ps2 ps151 psalm151 addps additionalpsalm ps3 5apocsyrpss psssol psalmsofsolomon ' +
    'oda odes lao laodiceans eplao 1en eno enoch 1enoch jub jubilees 1mq 1meq 2mq 2meq 3mq 3meq 2ba 2bar 4ba 4bar lba ' +
    'epbar rep reproof'
  ).split(' '),
);
const romans = ['', 'i', 'ii', 'iii', 'iv'];
/** The USFM code of the Psalms of Solomon. "Pss" is short for Psalms. */
const psalmsOfSolomon = 'PSS';
/** Parts of a USFM Bible that are not books: front matter, introductions, a glossary. */
const matter = new Set(
  'frt int bak cnc glo tdx ndx oth xxa xxb xxc xxd xxe xxf xxg front preface introduction'.split(' '),
);

export type BookFound = { kind: 'book'; book: Book } | { kind: 'beyond' } | { kind: 'matter' } | { kind: 'unknown' };

/** Returns a book finder with a cache, because a file names each book thousands of times. */
export function bookFinder(): (name: string) => BookFound {
  const cache = new Map<string, BookFound>();
  return (name) => {
    const cached = cache.get(name);
    if (cached) return cached;
    const result = findBook(name);
    // Limits the cache: an invalid file can have a different name on every line.
    if (cache.size < 2_000) cache.set(name, result);
    return result;
  };
}

function findBook(name: string): BookFound {
  const plain = name
    .toLowerCase()
    .replace(/^(iv|i{1,3})\s/, (number) => String(romans.indexOf(number.trim())))
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  // Must precede the lookup of the 66 books, which would match "Letter of Jeremiah".
  if (beyond.has(plain) || name.trim() === psalmsOfSolomon) return { kind: 'beyond' };
  const book =
    tryFindBook(name) ??
    // "Revelation of John", "Matthew's": the words after the book name do not change the book.
    tryFindBook(name.replace(/\s+of\s+(?:st\.?\s+|saint\s+)?(?:john|jesus christ)\b.*$/i, ''));
  if (book) return { kind: 'book', book };
  return matter.has(plain) ? { kind: 'matter' } : { kind: 'unknown' };
}
