import { bookByNumber, books, type Book } from './books.ts';
import { tryFindBook } from './find-book.ts';

/**
 * Hebrew names of the books as the Restoration Scriptures join them to the English ones: Old Testament books by their
 * Hebrew titles (mostly their first words), New Testament ones by the Hebrew form of the name in them.
 */
const hebrewNames: readonly string[] = [
  'Beresheeth', 'Shemoth', 'Vayiqra', 'Bamidbar', 'Devarim', 'Yahoshua', 'Shophtim', 'Ruth',
  'Schmuel Alef', 'Schmuel Bet', 'Melechim Alef', 'Melechim Bet', 'Divre HaYamim Alef', 'Divre HaYamim Bet',
  'Ezra', 'Nechemyah', 'Hadasah', 'Iyov', 'Tehillim', 'Mishle', 'Koheleth', 'Shir HaShirim',
  'Yeshayahu', 'Yirmeyahu', 'Echah', 'Yechezkel', 'Daniyel', 'Hoshea', 'Yoel', 'Ahmos', 'Ovadyah', 'Yonah',
  'Micha', 'Nachum', 'Chabakook', 'Tzephanyah', 'Chaggai', 'Zecharyah', 'Malachi',
  'Mattityahu', 'Moshe-Markos', 'Luka', 'Yochanan', 'Maaseh Shlichim', 'Romiyah', 'Qorintyah Alef', 'Qorintyah Bet',
  'Galutyah', 'Ephsiyah', 'Phylypsiyah', 'Qolesayah', 'Tesloniqyah Alef', 'Tesloniqyah Bet', 'Timtheous Alef',
  'Timtheous Bet', 'Teitus', 'Phileymon', 'Ivrim', 'Yaakov', 'Kepha Alef', 'Kepha Bet', 'Yochanan Alef',
  'Yochanan Bet', 'Yochanan Gimel', 'Yehudah', 'Gilyahna',
];

const byLabel = new Map(books.flatMap((book) => [hebrewNames[book.number - 1] ?? '', rstneLabel(book.number)].map((name) => [plain(name), book])));

/** "Beresheeth-Genesis", "Schmuel Alef-1 Samuel". Throws on a number outside 1 to 66. */
export function rstneLabel(book: number): string {
  const { name } = bookByNumber(book);
  return `${hebrewNames[book - 1]}-${name}`;
}

/** The book of a label or of its Hebrew half, or of whatever {@link tryFindBook} takes; `undefined` for anything else. */
export function tryFindRstneBook(text: string): Book | undefined {
  return tryFindBook(text) ?? byLabel.get(plain(text.slice(0, 60)));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
