import type { Language } from './entry-number.ts';
import { foldText, foldTransliteration } from '../text/fold.ts';

/**
 * One key for spellings that differ between transliteration systems: chesed, hesed, ḥesed and khesed; tsedaqah and
 * tzedakah; davar and dabar; brit and berith; kurios and kyrios. A key has a letter for each distinguished sound. Keys
 * are only compared with keys, so they need not be readable.
 */
const marked: [written: RegExp, plain: string][] = [
  [/š/gu, 'sh'],
  [/ś/gu, 's'],
  [/ṣ/gu, 'ts'],
  [/ḵ/gu, 'kh'],
  [/[ḇƀ]/gu, 'v'],
  [/[ȟẖḫ]/gu, 'ḥ'],
];
const sounds: [written: RegExp, sound: string][] = [
  [/tz|ts/g, 'ʦ'],
  [/sh/g, 'x'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/c(?=[eiy])/g, 's'],
  [/c?[kq]|c/g, 'k'],
  [/[bw]/g, 'v'],
  [/[jy]/g, 'i'],
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
];
/** Het in Strong's and many other systems, but also kaf, as in "melech". */
const rough = /[ck]h/;

/** Prefix of keys in the index (private use). No word of a text begins with it. */
const keyMark = '\u{E002}';

/**
 * The keys of a dictionary's transliteration: with and without murmured vowels, and with both sounds of a Greek y. In a
 * dictionary "ch" is never kaf.
 */
export function dictionaryKeys(transliteration: string, language: Language): string[] {
  return dictionaryKeysOfAll([{ transliteration, language }])[0] ?? [];
}

/**
 * {@link dictionaryKeys} of many entries. It handles them as one text with a line for each, which takes a third of the
 * time. No transliteration may have a line break.
 */
export function dictionaryKeysOfAll(entries: readonly { transliteration: string; language: Language }[]): string[][] {
  const lines = entries.map(({ transliteration }) => transliteration).join('\n');
  const plain = foldLines(lines).replace(/[ck]h/g, 'h');
  const short = foldLines(lines.replace(/ᵉ/gu, '')).replace(/[ck]h/g, 'h');
  const spellings = [plain, short, plain.replaceAll('y', 'u')].map((text) => keysOfLines(text).split('\n'));
  return entries.map(({ language }, at) => {
    const keys = spellings.slice(0, language === 'greek' ? 3 : 2).map((list) => list[at] ?? '');
    return [...new Set(keys.filter((key) => key !== ''))];
  });
}

/** The maximum number of readings of one query. */
const maxReadings = 8;

/** The keys of a typed transliteration: "ch" and "kh" may be het or kaf. */
export function typedKeys(text: string): string[] {
  let readings = [foldMarked(text)];
  while (readings.length < maxReadings && readings.some((reading) => rough.test(reading)))
    readings = readings.flatMap((reading) =>
      rough.test(reading) ? [reading.replace(rough, 'h'), reading.replace(rough, 'k')] : [reading],
    );
  return [
    ...new Set(readings.map((reading) => keysOfLines(reading.replace(/[ck]h/g, 'h'))).filter((key) => key !== '')),
  ];
}

/**
 * The keys of a Greek word in modern pronunciation, where its upsilon is a v: "evangelion" for euangelion. Empty for
 * other words.
 */
export function modernGreekKeys(text: string): string[] {
  const older = text.replace(/(?<=[aeAE])[vf](?=\p{L})/gu, 'u');
  return older === text ? [] : typedKeys(older);
}

/**
 * The keys of the singular of a possible Hebrew plural: "mitzvot" for mitzvah, "goyim" for goy, "tehillim" for
 * tehillah.
 */
export function singularKeys(text: string): string[] {
  const folded = foldMarked(text);
  const singulars = [
    folded.replace(/(?<=.{2})im$/, ''),
    folded.replace(/(?<=.{2})im$/, 'ah'),
    folded.replace(/(?<=.{2})oth?$/, 'ah'),
  ];
  return singulars.filter((singular) => singular !== folded).flatMap(typedKeys);
}

/** A key as a term of the dictionary's index. */
export function keyTerm(key: string): string {
  return keyMark + key;
}

function foldMarked(text: string): string {
  return foldLines(text).replaceAll('\n', '');
}

/** Keeps only the letters from a to z, and line breaks. */
function foldLines(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  return foldTransliteration(marked.reduce((word, [written, plain]) => word.replace(written, plain), lower)).replace(
    /[^a-z\n]/g,
    '',
  );
}

/** The key of each line. */
function keysOfLines(folded: string): string {
  return sounds
    .reduce((word, [written, sound]) => word.replace(written, sound), folded.replace(/x/g, 'ks'))
    .replace(/(.)\1+/g, '$1')
    .replace(/h$/gm, '')
    .replace(/^(.{40}).+$/gm, '$1');
}

/** Letters of transliterations without vowels; an ambiguous one is read as the more frequent letter. */
const letters: [written: RegExp, letter: string][] = [
  [/sh|š|ś/gu, 'ש'],
  [/tz|ts|ṣ/gu, 'צ'],
  [/ch|ḥ/gu, 'ח'],
  [/ph|f|p/gu, 'פ'],
  [/th/gu, 'ת'],
  [/ṭ/gu, 'ט'],
  [/kh|k/gu, 'כ'],
  [/b/gu, 'ב'],
  [/g/gu, 'ג'],
  [/d/gu, 'ד'],
  [/h/gu, 'ה'],
  [/[wv]/gu, 'ו'],
  [/z/gu, 'ז'],
  [/[yj]/gu, 'י'],
  [/l/gu, 'ל'],
  [/m/gu, 'מ'],
  [/n/gu, 'נ'],
  [/s/gu, 'ס'],
  [/q/gu, 'ק'],
  [/r/gu, 'ר'],
  [/t/gu, 'ת'],
  [/[ʾʼ]/gu, 'א'],
  [/[ʿʻ]/gu, 'ע'],
];

/** "YHWH" as יהוה: a word of only consonants, of three to eight letters; `undefined` for any other. Folded. */
export function consonantalLemma(text: string): string | undefined {
  const hebrew = letters.reduce(
    (word, [written, letter]) => word.replace(written, letter),
    text.normalize('NFC').toLowerCase(),
  );
  return /^[א-ת]{3,8}$/u.test(hebrew) && /^\P{Script=Hebrew}+$/u.test(text) ? foldText(hebrew) : undefined;
}
