// cspell:ignore yadh todah rabah bracha beracha
import { typedKeys } from '../../dictionary/transliteration-key.ts';

/** Spellings of soft letters in older systems: "yadh", "abh". */
const soft: [written: RegExp, plain: string][] = [
  [/dh/g, 'd'],
  [/bh/g, 'v'],
  [/gh/g, 'g'],
];
/** A final h after a vowel is silent: "todah rabah". In "ch" and "sh" it is a part of the consonant. */
const finalH = /(?<=[aeiou])h(?![\p{L}\p{M}])/gu;
/** A shva at the beginning of a word is pronounced or not: "bracha", "beracha". */
const startsWithShva = /(?:^|[\s־])[א-ת][\u05C1\u05C2\u05BC]*\u05B0/u;
const firstE = /(?<![\p{L}\p{M}])((?:sh|ch|kh|ts|tz|th|[b-df-hj-np-tv-zḥ]))['’]?e(?=\p{L})/gu;

const known = new Map<string, string[]>();

/** The keys of a Hebrew answer in Latin letters. Two spellings of a word have a key in common. */
export function latinKeys(text: string, hebrew: string): string[] {
  const name = `${text}|${hebrew}`;
  const found = known.get(name) ?? keysOf(text, hebrew);
  // An answer is compared with every card of a deck.
  known.set(name, found);
  return found;
}

function keysOf(text: string, hebrew: string): string[] {
  const lower = text.toLowerCase().replace(/[’ʼ]/g, "'");
  const plain = soft.reduce((word, [written, letter]) => word.replace(written, letter), lower).replace(finalH, '');
  const short = startsWithShva.test(hebrew.normalize('NFD')) ? plain.replace(firstE, '$1') : plain;
  // Tsere with yod is "ei" or "e".
  const spellings = [plain, short].flatMap((each) => [each, each.replace(/e[iy](?![aeiou])/g, 'e')]);
  return [...new Set(spellings.flatMap(typedKeys))];
}
