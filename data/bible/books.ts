/** The 66 books in the order of the King James Version; 1 to 39 are the Old Testament. */
export interface Book {
  /** 1 to 66. */
  number: number;
  /** OSIS identifier, as in the source texts: "1Sam". */
  osis: string;
  name: string;
  /** Lower case, hyphenated; the canonical form in URLs: "song-of-solomon". */
  slug: string;
  /** Names of up to five letters are not abbreviated: "Ruth", "1 Kings" (the leading number does not count). */
  abbreviation: string;
  /** Chapters in the King James Version; the Hebrew text divides some books differently. */
  chapters: number;
  testament: 'old' | 'new';
}

type Row = [osis: string, name: string, abbreviation: string, chapters: number];

const rows: Row[] = [
  ['Gen', 'Genesis', 'Gen', 50],
  ['Exod', 'Exodus', 'Exo', 40],
  ['Lev', 'Leviticus', 'Lev', 27],
  ['Num', 'Numbers', 'Num', 36],
  ['Deut', 'Deuteronomy', 'Deut', 34],
  ['Josh', 'Joshua', 'Josh', 24],
  ['Judg', 'Judges', 'Judg', 21],
  ['Ruth', 'Ruth', 'Ruth', 4],
  ['1Sam', '1 Samuel', '1 Sam', 31],
  ['2Sam', '2 Samuel', '2 Sam', 24],
  ['1Kgs', '1 Kings', '1 Kings', 22],
  ['2Kgs', '2 Kings', '2 Kings', 25],
  ['1Chr', '1 Chronicles', '1 Chr', 29],
  ['2Chr', '2 Chronicles', '2 Chr', 36],
  ['Ezra', 'Ezra', 'Ezra', 10],
  ['Neh', 'Nehemiah', 'Neh', 13],
  ['Esth', 'Esther', 'Est', 10],
  ['Job', 'Job', 'Job', 42],
  ['Ps', 'Psalms', 'Psa', 150],
  ['Prov', 'Proverbs', 'Prov', 31],
  ['Eccl', 'Ecclesiastes', 'Eccl', 12],
  ['Song', 'Song of Solomon', 'Song', 8],
  ['Isa', 'Isaiah', 'Isa', 66],
  ['Jer', 'Jeremiah', 'Jer', 52],
  ['Lam', 'Lamentations', 'Lam', 5],
  ['Ezek', 'Ezekiel', 'Ezek', 48],
  ['Dan', 'Daniel', 'Dan', 12],
  ['Hos', 'Hosea', 'Hosea', 14],
  ['Joel', 'Joel', 'Joel', 3],
  ['Amos', 'Amos', 'Amos', 9],
  ['Obad', 'Obadiah', 'Obad', 1],
  ['Jonah', 'Jonah', 'Jonah', 4],
  ['Mic', 'Micah', 'Micah', 7],
  ['Nah', 'Nahum', 'Nahum', 3],
  ['Hab', 'Habakkuk', 'Hab', 3],
  ['Zeph', 'Zephaniah', 'Zeph', 3],
  ['Hag', 'Haggai', 'Hag', 2],
  ['Zech', 'Zechariah', 'Zech', 14],
  ['Mal', 'Malachi', 'Mal', 4],
  ['Matt', 'Matthew', 'Matt', 28],
  ['Mark', 'Mark', 'Mark', 16],
  ['Luke', 'Luke', 'Luke', 24],
  ['John', 'John', 'John', 21],
  ['Acts', 'Acts', 'Acts', 28],
  ['Rom', 'Romans', 'Rom', 16],
  ['1Cor', '1 Corinthians', '1 Cor', 16],
  ['2Cor', '2 Corinthians', '2 Cor', 13],
  ['Gal', 'Galatians', 'Gal', 6],
  ['Eph', 'Ephesians', 'Eph', 6],
  ['Phil', 'Philippians', 'Phil', 4],
  ['Col', 'Colossians', 'Col', 4],
  ['1Thess', '1 Thessalonians', '1 Thes', 5],
  ['2Thess', '2 Thessalonians', '2 Thes', 3],
  ['1Tim', '1 Timothy', '1 Tim', 6],
  ['2Tim', '2 Timothy', '2 Tim', 4],
  ['Titus', 'Titus', 'Titus', 3],
  ['Phlm', 'Philemon', 'Phlm', 1],
  ['Heb', 'Hebrews', 'Heb', 13],
  ['Jas', 'James', 'James', 5],
  ['1Pet', '1 Peter', '1 Peter', 5],
  ['2Pet', '2 Peter', '2 Peter', 3],
  ['1John', '1 John', '1 John', 5],
  ['2John', '2 John', '2 John', 1],
  ['3John', '3 John', '3 John', 1],
  ['Jude', 'Jude', 'Jude', 1],
  ['Rev', 'Revelation', 'Rev', 22],
];

const lastOldTestamentBook = 39;

export const books: readonly Book[] = rows.map(([osis, name, abbreviation, chapters], index) => ({
  number: index + 1,
  osis,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  abbreviation,
  chapters,
  testament: index < lastOldTestamentBook ? 'old' : 'new',
}));

/** Throws on a number outside 1 to 66. */
export function bookByNumber(number: number): Book {
  const book = books[number - 1];
  if (!book) throw new RangeError(`${number} is not a book: books are numbered 1 to 66`);
  return book;
}

const byOsis = new Map(books.map((book) => [book.osis, book]));

/** Throws on an identifier that is not one of the 66 books', for example an apocryphal one. */
export function bookByOsis(osis: string): Book {
  const book = byOsis.get(osis);
  if (!book) throw new RangeError(`"${osis}" is not the OSIS identifier of one of the 66 books`);
  return book;
}
