// cspell:disable
import { expect, it } from 'vitest';
import { tryReadRanges } from '../search/language/typed-passage.ts';
import { books } from './books.ts';
import { nearestBook } from './nearest-book.ts';

/** Spellings that people type, one to three letters from the name. */
const misspelled: [typed: string, book: string][] = [
  ['Genisys 1:1', 'Genesis'],
  ['Exedus 20', 'Exodus'],
  ['Exoduss 3:14', 'Exodus'],
  ['Livitikus 16', 'Leviticus'],
  ['Leveticus 11', 'Leviticus'],
  ['Numburs 6:24', 'Numbers'],
  ['Deuternomy 8', 'Deuteronomy'],
  ['Dueteronomie 30:19', 'Deuteronomy'],
  ['Joshuwa 24:15', 'Joshua'],
  ['Jugdes 7', 'Judges'],
  ['Jodges 16', 'Judges'],
  ['Ruthe 1:16', 'Ruth'],
  ['1 Samual 17', '1 Samuel'],
  ['2 Sammuel 7', '2 Samuel'],
  ['1 Kigns 18', '1 Kings'],
  ['2 Kingss 5', '2 Kings'],
  ['1 Cronicles 16', '1 Chronicles'],
  ['2 Chronicals 7:14', '2 Chronicles'],
  ['Ezrah 7', 'Ezra'],
  ['Nehimiah 8', 'Nehemiah'],
  ['Nehamiya 1', 'Nehemiah'],
  ['Ester 4:14', 'Esther'],
  ['Psams 121', 'Psalms'],
  ['Plasm 46', 'Psalms'],
  ['Proverbes 31', 'Proverbs'],
  ['Poverbs 16', 'Proverbs'],
  ['Eclesiastes 3', 'Ecclesiastes'],
  ['Ecclesiasties 12', 'Ecclesiastes'],
  ['Song of Soloman 2', 'Song of Solomon'],
  ['Isiah 53', 'Isaiah'],
  ['Issaiah 40:31', 'Isaiah'],
  ['Jerimiah 29:11', 'Jeremiah'],
  ['Jeramiah 31', 'Jeremiah'],
  ['Lamintations 3', 'Lamentations'],
  ['Ezekial 37', 'Ezekiel'],
  ['Ezikiel 36', 'Ezekiel'],
  ['Danial 6', 'Daniel'],
  ['Hozea 6', 'Hosea'],
  ['Obediah 1', 'Obadiah'],
  ['Jonha 2', 'Jonah'],
  ['Micha 6:8', 'Micah'],
  ['Habbakuk 2', 'Habakkuk'],
  ['Zepheniah 3', 'Zephaniah'],
  ['Hagai 2', 'Haggai'],
  ['Zacariah 9', 'Zechariah'],
  ['Malachai 3', 'Malachi'],
  ['Mathews 5', 'Matthew'],
  ['Matthiew 6:33', 'Matthew'],
  ['Lukke 15:11', 'Luke'],
  ['Romands 12', 'Romans'],
  ['1 Corinthans 13', '1 Corinthians'],
  ['2 Corintheans 5', '2 Corinthians'],
  ['Gallatians 5', 'Galatians'],
  ['Ephisians 6', 'Ephesians'],
  ['Phillipians 4', 'Philippians'],
  ['Collosians 3', 'Colossians'],
  ['1 Thesalonians 5', '1 Thessalonians'],
  ['2 Timithy 3:16', '2 Timothy'],
  ['Hewbrews 11', 'Hebrews'],
  ['Revelashuns 21', 'Revelation'],
];

/** Another sixty, also with letters that change places, as on a keyboard, and with numbers in words. */
const typos: [typed: string, book: string][] = [
  ['Gneesis 1', 'Genesis'],
  ['Jenesis 3:15', 'Genesis'],
  ['Exsodus 12:3', 'Exodus'],
  ['Levitcus 25', 'Leviticus'],
  ['Nubmers 13', 'Numbers'],
  ['Deutronemy 31:6', 'Deuteronomy'],
  ['Jushua 1:9', 'Joshua'],
  ['Judgas 6', 'Judges'],
  ['Rooth 2:10', 'Ruth'],
  ['1 Samule 3', '1 Samuel'],
  ['2nd Samuell 11', '2 Samuel'],
  ['2 Kinks 2', '2 Kings'],
  ['first Chronacles 29', '1 Chronicles'],
  ['II Chroncles 20:15', '2 Chronicles'],
  ['Neamiah 1', 'Nehemiah'],
  ['Esthar 4', 'Esther'],
  ['Jobe 38', 'Job'],
  ['Psalsm 23', 'Psalms'],
  ['Pasalm 139:14', 'Psalms'],
  ['Proverps 31:10', 'Proverbs'],
  ['Probervs 22:6', 'Proverbs'],
  ['Ecclisiastes 12', 'Ecclesiastes'],
  ['Songs of Salomon 8', 'Song of Solomon'],
  ['Isayah 9:6', 'Isaiah'],
  ['Jerrimiah 1:5', 'Jeremiah'],
  ['Lamantations 3:22', 'Lamentations'],
  ['Ezekeil 18', 'Ezekiel'],
  ['Hezekiel 1', 'Ezekiel'],
  ['Dainel 3', 'Daniel'],
  ['Hoseah 11', 'Hosea'],
  ['Joal 2:28', 'Joel'],
  ['Ammos 5:24', 'Amos'],
  ['Obidiah 1:15', 'Obadiah'],
  ['Nehum 1', 'Nahum'],
  ['Habakkuck 3', 'Habakkuk'],
  ['Zephanaiah 3:17', 'Zephaniah'],
  ['Zakariah 9', 'Zechariah'],
  ['Malichi 3:10', 'Malachi'],
  ['Mathhew 6', 'Matthew'],
  ['Mrak 4:35', 'Mark'],
  ['Luek 15:11', 'Luke'],
  ['Jahn 1:1', 'John'],
  ['Acst 2:38', 'Acts'],
  ['Roamns 8:28', 'Romans'],
  ['1Cornithians 13', '1 Corinthians'],
  ['first corinthens 13', '1 Corinthians'],
  ['Galations 5:22', 'Galatians'],
  ['Ephisans 2:8', 'Ephesians'],
  ['Filippians 2', 'Philippians'],
  ['Colosions 3:23', 'Colossians'],
  ['1 Thesalonions 5:17', '1 Thessalonians'],
  ['2nd Timothey 3:16', '2 Timothy'],
  ['Tittus 2', 'Titus'],
  ['Pheleman 1', 'Philemon'],
  ['Hebrwes 11:1', 'Hebrews'],
  ['Jaimes 1:5', 'James'],
  ['1 Petter 5:7', '1 Peter'],
  ['3rd Jon 1:4', '3 John'],
  ['Relevation 3:20', 'Revelation'],
  ['Revelasion 21:4', 'Revelation'],
];

it.each([
  ['misspelled', misspelled],
  ['mistyped', typos],
])('reads at least 55 of 60 %s names', (_, names) => {
  const wrong = names.filter(([typed, name]) => {
    const [first] = tryReadRanges(typed) ?? [];
    return first === undefined || books[Math.floor(first[0] / 1_000_000) - 1]?.name !== name;
  });
  expect(names).toHaveLength(60);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(5);
});

/** An abbreviation of Nehemiah, which comes earlier in the Bible, is near too, but less. */
it('reads Nehum as Nahum', () => {
  expect(nearestBook('Nehum')?.name).toBe('Nahum');
});

/** Other books, other versions, words of the text, and names with another number. */
it.each(['Judith', 'Tobit', 'Geneva', 'Darby', 'Luther', 'love', 'seven', 'people', '4 Kings', '3 Timothy', 'lak', ''])(
  'finds no book near %j',
  (text) => {
    expect(nearestBook(text)).toBeUndefined();
  },
);
