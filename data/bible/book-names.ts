import { books, type Book } from './books.ts';
import { englishNames, splitNameList, splitOsisId, normalizeBookName, withNumber } from './english-book-names.ts';
import { rstneHebrewNames } from './rstne-book-names.ts';
import { dictionaryKeys, typedKeys } from '../dictionary/transliteration-key.ts';

/**
 * Titles of the Hebrew Bible in transliteration. The key rules for words match the spellings of other transliteration
 * systems.
 */
const hebrewTitles: Record<string, string> = {
  Gen: 'bereshit, bereishit, בראשית',
  Exod: 'shᵉmot, שמות',
  Lev: 'vayikra, ויקרא',
  Num: 'bamidbar, bemidbar, במדבר',
  Deut: 'dᵉvarim, דברים',
  Josh: 'yᵉhoshua, יהושע',
  Judg: 'shofᵉtim, שופטים, שפטים',
  Ruth: 'רות',
  Sam: 'shᵉmuel, שמואל',
  Kgs: 'mᵉlakhim, מלכים',
  Chr: 'divrei hayamim, divre hayamim, דברי הימים',
  Ezra: 'עזרא',
  Neh: 'nᵉchemyah, נחמיה',
  Esth: 'אסתר',
  Job: 'iyov, iyyov, איוב',
  Ps: 'tᵉhillim, תהלים, תהילים',
  Prov: 'mishlei, mishle, משלי',
  Eccl: 'kohelet, קהלת',
  Song: 'shir hashirim, שיר השירים',
  Isa: 'yᵉshayahu, yᵉshaya, ישעיהו, ישעיה',
  Jer: 'yirmeyahu, yirmiyahu, yirmeya, ירמיהו, ירמיה',
  Lam: 'eikhah, ekhah, eicha, איכה',
  Ezek: 'yᵉchezkel, יחזקאל',
  Dan: 'daniyyel, דניאל',
  Hos: 'hoshea, הושע',
  Joel: 'yoel, יואל',
  Amos: 'עמוס',
  Obad: 'ovadyah, ovadiah, עבדיה, עובדיה',
  Jonah: 'yonah, יונה',
  Mic: 'mikhah, מיכה',
  Nah: 'nachum, נחום',
  Hab: 'chavakuk, havakkuk, חבקוק',
  Zeph: 'tsᵉfanyah, צפניה',
  Hag: 'chaggai, חגי',
  Zech: 'zᵉkharyah, זכריה',
  Mal: 'malakhi, מלאכי',
};

const numberAndBase = new Map(books.map((book) => [book, splitOsisId(book)]));
/** "Shemuel Alef" and "שמואל א" are the first of two books. */
const hebrewNumbers: ReadonlyMap<string, string> = new Map([
  ['alef', '1'],
  ['aleph', '1'],
  ['א', '1'],
  ['bet', '2'],
  ['beth', '2'],
  ['ב', '2'],
  ['gimel', '3'],
  ['ג', '3'],
]);

/** Titles of books that are not also a person's name. */
const onlyTitles: ReadonlySet<string> = new Set('Gen Exod Lev Num Deut Judg Kgs Chr Ps Prov Eccl Song Lam'.split(' '));

/** A book's English name, its Hebrew title, or the Hebrew name of the person that the book is named after. */
export type NameKind = 'english' | 'title' | 'person';

interface KnownName {
  book: Book;
  kind: NameKind;
}

const bySpelling = new Map<string, KnownName>();
const byKey = new Map<string, KnownName>();
for (const book of books) {
  const [number, base] = numberAndBase.get(book) ?? ['', ''];
  const titles = splitNameList(hebrewTitles[base]);
  const kind = onlyTitles.has(base) ? 'title' : 'person';
  const restored = rstneHebrewNames[book.number - 1] ?? '';
  const add = (spelled: string, of: NameKind): void => {
    if (!bySpelling.has(normalizeBookName(spelled))) bySpelling.set(normalizeBookName(spelled), { book, kind: of });
  };
  for (const name of englishNames(book)) add(name, 'english');
  for (const title of [...titles.map((each) => withNumber(number, each)), restored, `${restored} ${book.name}`])
    add(title, kind);
  for (const title of titles.filter((each) => /^[a-z]/u.test(each)))
    for (const key of dictionaryKeys(title, 'hebrew')) byKey.set(withNumber(number, key), { book, kind });
}

/** Every known spelling that is one word without a number; for tests over the words of a text. */
export function spellingsOfBooks(): string[] {
  return [...bySpelling.keys()].filter((spelling) => !/\d/.test(spelling));
}

const ordinals: ReadonlyMap<string, string> = new Map([
  ...['1', 'i', '1st', 'first'].map((word): [string, string] => [word, '1']),
  ...['2', 'ii', '2nd', 'second'].map((word): [string, string] => [word, '2']),
  ...['3', 'iii', '3rd', 'third'].map((word): [string, string] => [word, '3']),
]);
/**
 * Words around the name in printed titles: "The First Epistle General of Peter", "The Gospel According to St. Luke".
 */
const fillers = new Set(
  'the a an book books of epistle epistles letter letters general catholic universal paul pauls apostle apostles to gospel according st saint prophet divine holy evangelist unto'.split(
    ' ',
  ),
);
const titleWord = /\b(?:book|epistle|letter|gospel|revelation|acts|lamentations|song|proverbs|apocalypse)s?\b/;
/** "The First Book of Moses, called Genesis"; "…, otherwise called The First Book of the Kings". */
const called =
  /^(?:the )?(?:first|second|third|fourth|fifth|[1-5]|i{1,3}|iv|v)?(?:st|nd|rd|th)? ?book of moses,? (?:commonly )?called (?:the )?/;
const otherwise = /,? (?:otherwise|commonly) called,? .*$/;

/** A character that occurs in no name. */
const foreignSign = /[^\p{L}\p{M}\p{N}\s._,'’ʼ`\-‐‑–+־]/u;
/** The maximum length of a name: "The Second Epistle of Paul the Apostle to the Thessalonians" has 59 letters. */
export const maxBookNameLength = 90;

/**
 * The book of a name: any of those above, with or without full stops, with hyphens for spaces as in URLs, with its
 * number as a digit, a Roman numeral or a word, before the name or, in Hebrew, after it. Never guesses: `undefined` for
 * anything else.
 */
export function bookOfName(text: string): Book | undefined {
  return readBookName(text)?.book;
}

/** {@link bookOfName}, with the kind of the name. */
export function readBookName(text: string): KnownName | undefined {
  const known = readSpelling(text);
  // "Can't" is not Canticles, but "Sh'mot" is Exodus.
  return known?.kind === 'english' && apostrophe.test(text) && !possessive.test(text) ? undefined : known;
}

const apostrophe = /['’ʼ`]/u;
/** "Paul's Epistle to the Romans", "Solomon's Song". */
const possessive = /\b(?:paul|solomon)['’ʼ`]s\b/iu;

function readSpelling(text: string): KnownName | undefined {
  if (text.length > maxBookNameLength || foreignSign.test(text)) return undefined;
  const lower = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’ʼ`]/g, '')
    .replaceAll(/[\s._\-‐‑–+־]+/gu, ' ')
    .trim()
    .replace(called, '')
    .replace(otherwise, '')
    .replaceAll(',', '');
  const known = bookOfWords(lower.replace(/^the /, '').split(' '));
  if (known) return known;
  if (!titleWord.test(lower) && !lower.startsWith('the ')) return undefined;
  return bookOfWords(lower.split(' ').filter((word) => !fillers.has(word)));
}

function bookOfWords(words: readonly string[]): KnownName | undefined {
  const [first = '', ...rest] = words;
  const last = words.at(-1) ?? '';
  const glued = /^([1-3])([^\d].*)$/u.exec(first);
  const numbered = ordinals.get(first);
  const trailing = hebrewNumbers.get(last);
  const readings = [
    // "I Sa" is not Isaiah.
    ...(numbered && rest.length > 0 ? [[numbered, ...rest]] : []),
    words,
    ...(glued ? [[glued[1] ?? '', glued[2] ?? '', ...rest]] : []),
    ...(trailing && words.length > 1 ? [[trailing, ...words.slice(0, -1)]] : []),
  ];
  for (const reading of readings) {
    const known = bySpelling.get(normalizeBookName(reading.join(' '))) ?? bookOfKey(reading);
    if (known) return known;
  }
  return undefined;
}

/** Hebrew titles in other transliteration systems: "Tzefania", "Sh'mot". */
function bookOfKey(words: readonly string[]): KnownName | undefined {
  const number = /^[1-3]$/.test(words[0] ?? '') ? (words[0] ?? '') : '';
  const name = words.slice(number === '' ? 0 : 1).join('');
  if (!/^[a-z]{4,}$/.test(name)) return undefined;
  return typedKeys(name)
    .map((key) => byKey.get(withNumber(number, key)))
    .find((known) => known !== undefined);
}
