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
