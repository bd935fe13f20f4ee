import { describe, expect, it } from 'vitest';
import { bookOfName, spellingsOfBooks } from './book-names.ts';
import { books } from './books.ts';
import { tryFindBook } from './find-book.ts';

/** Six published lists of abbreviations, in the order of the books. */
const lists: Record<string, string> = {
  OSIS:
    'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal ' +
    'Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev',
  USFM:
    'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL ' +
    'MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV',
  'SBL Handbook of Style':
    'Gen Exod Lev Num Deut Josh Judg Ruth 1_Sam 2_Sam 1_Kgs 2_Kgs 1_Chr 2_Chr Ezra Neh Esth Job Ps/Pss Prov Eccl/Qoh Song/Cant Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal ' +
    'Matt Mark Luke John Acts Rom 1_Cor 2_Cor Gal Eph Phil Col 1_Thess 2_Thess 1_Tim 2_Tim Titus Phlm Heb Jas 1_Pet 2_Pet 1_John 2_John 3_John Jude Rev',
  'Chicago Manual of Style, traditional':
    'Gen. Exod. Lev. Num. Deut. Josh. Judg. Ruth 1_Sam. 2_Sam. 1_Kings 2_Kings 1_Chron. 2_Chron. Ezra Neh. Esther Job Ps./Pss. Prov. Eccles. Song_of_Sol. Isa. Jer. Lam. Ezek. Dan. Hosea Joel Amos Obad. Jon./Jonah Mic. Nah. Hab. Zeph. Hag. Zech. Mal. ' +
    'Matt. Mark Luke John Acts Rom. 1_Cor. 2_Cor. Gal. Eph. Phil. Col. 1_Thess. 2_Thess. 1_Tim. 2_Tim. Titus Philem. Heb. James 1_Pet. 2_Pet. 1_John 2_John 3_John Jude Rev.',
  'Chicago Manual of Style, short':
    'Gn Ex Lv Nm Dt Jo Jgs Ru 1_Sm 2_Sm 1_Kgs 2_Kgs 1_Chr 2_Chr Ezr Neh Est Jb Ps/Pss Prv Eccl Sg Is Jer Lam Ez Dn Hos Jl Am Ob Jon Mi Na Hb Zep Hg Zec Mal ' +
    'Mt Mk Lk Jn Acts Rom 1_Cor 2_Cor Gal Eph Phil Col 1_Thes 2_Thes 1_Tm 2_Tm Ti Phlm Heb Jas 1_Pt 2_Pt 1_Jn 2_Jn 3_Jn Jude Rv',
  'Study programs':
    'Ge Ex Le Nu Dt Jos Jdg Ru 1_Sa 2_Sa 1_Ki 2_Ki 1_Ch 2_Ch Ezr Ne Es Job Ps Pr Ec So Is Je La Eze Da Ho Joe Am Ob Jon Mic Na Hab Zep Hag Zec Mal ' +
    'Mt Mk Lk Jn Ac Ro 1_Co 2_Co Ga Eph Php Col 1_Th 2_Th 1_Ti 2_Ti Tit Phm Heb Jas 1_Pe 2_Pe 1_Jn 2_Jn 3_Jn Jud Re',
  'Common, with Roman numbers':
    'Gen. Exo. Lev. Num. Deu. Josh. Judg. Rut. I_Sam. II_Sam. I_Kings II_Kings I_Chron. II_Chron. Ezr. Neh. Esth. Job Psa. Prov. Ecc. Canticles Isa. Jer. Lam. Eze. Dan. Hos. Joe. Amo. Oba. Jon. Mic. Nah. Hab. Zep. Hag. Zec. Mal. ' +
    'Mat. Mar. Luk. Joh. Act. Rom. I_Cor. II_Cor. Gal. Eph. Phi. Col. I_Thess. II_Thess. I_Tim. II_Tim. Tit. Phile. Heb. Jam. I_Pet. II_Pet. I_John II_John III_John Jude Apoc.',
};

/** Abbreviations that different lists use for two books, so they open neither. A longer name is needed. */
const ambiguous = new Set(['Jo', 'Ez', 'Hb', 'Jud', 'JUD']);

describe.each(Object.entries(lists))('%s', (_, text) => {
  const list = text.split(' ').map((names) => names.split('/').map((name) => name.replaceAll('_', ' ')));

  it('names every book', () => {
    expect(list).toHaveLength(books.length);
  });

  it.each(list.flatMap((names, at) => names.map((name): [string, string] => [name, books[at]?.name ?? ''])))(
    'reads the abbreviation %s as %s',
    (name, book) => {
      if (ambiguous.has(name)) expect(bookOfName(name)).toBeUndefined();
      else expect(bookOfName(name)?.name).toBe(book);
    },
  );
});

/** As printed in the King James Version of 1769. */
const printed: [title: string, book: string][] = [
  ['The First Book of Moses, called Genesis', 'Genesis'],
  ['The Third Book of Moses, called Leviticus', 'Leviticus'],
  ['The Book of Joshua', 'Joshua'],
  ['The Book of Judges', 'Judges'],
  ['The First Book of Samuel, Otherwise Called, The First Book of the Kings', '1 Samuel'],
  ['The Second Book of the Kings, Commonly Called, The Fourth Book of the Kings', '2 Kings'],
  ['The First Book of the Chronicles', '1 Chronicles'],
  ['The Book of Psalms', 'Psalms'],
  ['The Proverbs', 'Proverbs'],
  ['Ecclesiastes or, The Preacher', 'Ecclesiastes'],
  ['The Song of Solomon', 'Song of Solomon'],
  ['The Book of the Prophet Isaiah', 'Isaiah'],
  ['The Lamentations of Jeremiah', 'Lamentations'],
  ['The Gospel According to St. Matthew', 'Matthew'],
  ['The Gospel according to Saint John', 'John'],
  ['The Acts of the Apostles', 'Acts'],
  ['The Epistle of Paul the Apostle to the Romans', 'Romans'],
  ['The First Epistle of Paul the Apostle to the Corinthians', '1 Corinthians'],
  ['The First Epistle of Paul to the Corinthians', '1 Corinthians'],
  ['The Second Epistle of Paul the Apostle to the Thessalonians', '2 Thessalonians'],
  ['The Epistle of Paul to Philemon', 'Philemon'],
  ['The General Epistle of James', 'James'],
  ['The First Epistle General of Peter', '1 Peter'],
  ['The Third Epistle of John', '3 John'],
  ['The Revelation of St. John the Divine', 'Revelation'],
  ['The Revelation of Jesus Christ', 'Revelation'],
];
const others: [name: string, book: string][] = [
  ['I Sa', '1 Samuel'],
  ['First John', '1 John'],
  ['2nd Kings', '2 Kings'],
  ['1jn', '1 John'],
  ['2-kings', '2 Kings'],
  ['song-of-solomon', 'Song of Solomon'],
  ['Song of Songs', 'Song of Solomon'],
  ['Canticle of Canticles', 'Song of Solomon'],
  ['Apocalypse', 'Revelation'],
  ['Qoheleth', 'Ecclesiastes'],
  ['Bereshit', 'Genesis'],
  ['Bereishit', 'Genesis'],
  ['Sh’mot', 'Exodus'],
  ['Devarim', 'Deuteronomy'],
  ['Shmuel Bet', '2 Samuel'],
  ['Shemuel Bet', '2 Samuel'],
  ['1 Shemuel', '1 Samuel'],
  ['Melachim Alef', '1 Kings'],
  ['2 Melachim', '2 Kings'],
  ['Tehilim', 'Psalms'],
  ['Yechezkel', 'Ezekiel'],
  ['Tzefania', 'Zephaniah'],
  ['Divrei HaYamim Alef', '1 Chronicles'],
  ['בראשית', 'Genesis'],
  ['שְׁמוֹת', 'Exodus'],
  ['שמואל א', '1 Samuel'],
  ['תהלים', 'Psalms'],
  ['Beresheeth-Genesis', 'Genesis'],
  ['Schmuel Alef-1 Samuel', '1 Samuel'],
];
it.each([...printed, ...others])('reads %s as %s', (name, book) => {
  expect(bookOfName(name)?.name).toBe(book);
  expect(tryFindBook(name)?.name).toBe(book);
});

it.each(
  books.flatMap(({ name, slug, osis, abbreviation }) =>
    [name, slug, osis, abbreviation].map((text): [string, string] => [text, name]),
  ),
)('reads the own name %s as %s', (text, name) => {
  expect(bookOfName(text)?.name).toBe(name);
});

it.each([
  '',
  'x',
  'love',
  'the love',
  'of John',
  'Paul',
  'Kings',
  'Samuel',
  '4 Kings',
  'Tobit',
  '1 Maccabees',
  'Genesis 1',
  'genesis-exodus',
  '~Genesis',
  '"Genesis"',
  'the book of',
  '1',
  '\u0000',
  'x'.repeat(5_000),
])('does not read %j as a book', (text) => {
  expect(bookOfName(text)).toBeUndefined();
});

it.each(['Bereshi\u0301t', 'Beresh\u00edt', 'BERESH\u00cdT'])(
  'reads %s as Genesis with any encoding of its accent',
  (name) => {
    expect(bookOfName(name)?.name).toBe('Genesis');
  },
);

it('lists the spellings of one word, without those that have a number', () => {
  const spellings = spellingsOfBooks();
  expect(spellings).toEqual(expect.arrayContaining(['genesis', 'gen', 'romans']));
  expect(spellings.filter((spelling) => /\d/.test(spelling))).toEqual([]);
});
