// cspell:ignore shureq
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { plainRichText, type RichText } from '#data/dictionary/rich-text.ts';
import { libraryPath } from './library-paths.ts';

if (!existsSync(libraryPath)) throw new Error('There is no data/library.sqlite: run "npm run library" first.');
const db = new Database(libraryPath, { readonly: true });
interface Row {
  number: string;
  lemma: string;
  transliteration: string;
  definition: string;
  derivation: string;
  usage: string;
  partOfSpeech: string;
  gloss: string;
}
const rows = db
  .prepare<[], Row>(
    'SELECT number, lemma, transliteration, definition, derivation, dictionary_usage AS usage, part_of_speech AS partOfSpeech, gloss FROM entries',
  )
  .all();
const hebrewVerses = db
  .prepare<[], { text: string; marks: string }>(
    "SELECT text, marks FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = 'wlc')",
  )
  .all();
const signsOfText = new Set(hebrewVerses.flatMap(({ text }) => [...text]));
const kingJames = db
  .prepare<[], { text: string }>(
    "SELECT text FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = 'kjv_strongs')",
  )
  .all();
db.close();
const plainWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replace(/[^a-z]/g, '');
const numbers = new Set(rows.map(({ number }) => number));

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** Kinds of faults of the dictionaries' files. A pattern is tested on definitions and derivations. */
const kinds: readonly [kind: string, isFault: RegExp | ((text: string) => boolean)][] = [
  ['brackets without a partner', (text) => !isBalanced(text)],
  ['punctuation or “i.e.” at the start', /^(?:[,;:.)]|i\.e\.)/],
  ['two marks of punctuation in a row', /[,;:][,;:.]|[,;:]\)/],
  ['a bracket right after a mark of punctuation or a bracket', /[,;:.)]\(/],
  // "or ἐξ (ex)" belongs to the origin, where the dictionary has other spellings.
  ['another spelling at its start', /^(?:or|also) \p{Script=Greek}+ \([^)]*\),(?! both| or )/u],
  ['punctuation without anything after it', /[,;:(]$/],
  ['a space before punctuation', /\S [,;)?]/],
  ['a space after a bracket', /\( /],
  ['“genitive case” for “generally”', /(?:i\.e\. \(|or |or \(|; |, |\()genitive case(?:\)|,? (?:or|to|a)\b| [a-z])/],
  ['“comparative” for “compound”', /\ba comparative of \S+[^;]* and \S/],
  ['“relatively” for “relative”', /\brelatively pronoun|the relatively\b/],
  ['“i.e” without its stop', /\bi\.e(?!\.)/],
  [
    'an abbreviation',
    /\b(?:abs|absol|advers|anal|caus|dem|ellip|fem|gen|interj|intrans|orig|perb|redupl|reflex|reg|techn|transp|usu)\.(?!\p{L})/u,
  ],
  [
    'an abbreviation without its stop',
    /\b(?:prob|impl|comp|contr|etc)\b(?!\.)|\((?:fig|reflex)\)|^prop,|\bpatron from\b/,
  ],
  [
    'a Greek word in Latin letters',
    /\b(?:from|and|of|primary|plural) (?!the\b|causative\b|[a-z]*ly\b)[a-z]{3,} \((?:to (?!the same)|much\)|sweat\)|millet\)|the face\))/,
  ],
  ['an editor’s bracket', /\[(?![^\]]*\])|(?<!\[[^[]*)\]/],
  ['renderings in a definition', / X /],
  // The origins of H1107 (“not till”) and H2345 (“to be warm”) go on in the definition.
  [
    'a sentence that is cut before its end',
    /(?:(?<!till, |be warm, )\bi\.e\.|; (?:hence|by implication|apparently))(?: \([^()]*\))?$/,
  ],
  ['a root whose meaning is in the definition', /\broot(?: probably)? meaning$/],
  ['a semicolon before the place of another spelling', /; \((?:[1-3] )?(?:\p{Lu}\p{Ll}+|Song of Solomon) \d/u],
  [
    'a sentence without the stop before it',
    /(?:(?<![.?!:])|\b(?!etc\.)\p{L}{2,}\.\.|;) (?:Compare |Often used|In comp|See )/u,
  ],
  ['two stops in a row', /(?<!\.)\.\.(?!\.)/],
  ['“a” before a vowel', /\ba (?:[aio](?!ne\b)|e(?![uw])|un(?!i))/i],
  ['a comma after an adverb in brackets', /(?:^|i\.e\.|[,;]|\bor|\balso) \(\p{Ll}+ly\),/u],
  ['a space after a hyphen', /\p{Ll}- \p{Ll}/u],
  ['“comparative” for “composition”', /\bin (?:the )?comparative(?!\))/],
  ['“Hebrews” for the Hebrew text', /\bHebrews \d/],
  ['a message of a program', /_|(?!YHWH)\b[A-Z]{3,}/],
  ['an adverb for a noun', /\bby \p{Ll}+cally\b/u],
  ['“i.e.” without a comma before it', /\p{L} i\.e\. /u],
  ['the pronunciation of another spelling', /\(or perhaps [a-z]+-[a-z]/],
  ['points that the Hebrew text does not have', /[\u05C7\u034F]/],
];
test.each(kinds)('no definition or derivation has %s', (_, isFault) => {
  const faults = rows.flatMap(({ number, definition, derivation }) =>
    [definition, derivation].flatMap((json) => {
      const text = plainRichText(JSON.parse(json) as RichText);
      return (typeof isFault === 'function' ? isFault(text) : isFault.test(text)) ? [`${number}: ${text}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('no derivation has a semicolon before a remark in brackets', () => {
  const faults = rows.filter(({ derivation }) =>
    /; \((?:compare[^()]*\)|(?:[^()]|\([^()]*\))*\)(?:$|[,;]))/.test(plainRichText(JSON.parse(derivation) as RichText)),
  );
  expect(faults.map(({ number, derivation }) => `${number}: ${derivation}`)).toEqual([]);
});

test('no Greek definition ends with another spelling of the word', () => {
  const faults = rows.filter(({ definition }) => {
    const text = plainRichText(JSON.parse(definition) as RichText);
    return (
      !/including|so also|likewise/.test(text) &&
      /(?:^|[ ,])(?:or|also) [^;]{0,30}\p{Script=Greek}+ \(\p{L}+(?: \p{L}+)?\)(?:$|\. |; See)/u.test(text)
    );
  });
  expect(faults.map(({ number, definition }) => `${number}: ${definition}`)).toEqual([]);
});

test('no rendering has a space before a mark of punctuation or a comma at its end', () => {
  const faults = rows.filter(({ usage }) => /\S [,;)]|, - |[,;]$/.test(usage));
  expect(faults.map(({ number, usage }) => `${number}: ${usage}`)).toEqual([]);
});

test('every list of renderings ends with a stop', () => {
  const faults = rows.filter(({ usage }) => usage !== '' && !/[.?]\)?$|'$/.test(usage));
  expect(faults.map(({ number, usage }) => `${number}: ${usage}`)).toEqual([]);
});

test('no abbreviation in a rendering was written out as a word of grammar', () => {
  const faults = rows.filter(({ usage }) => /\b(?:participle|figuratively|(?<!make )singular)\b/.test(usage));
  expect(faults.map(({ number, usage }) => `${number}: ${usage}`)).toEqual([]);
});

/** Words of remarks, names that Strong describes, and spellings of other editions of the King James Version. */
const otherNames = new Set(
  (
    'Aramaic Deuteronomy English Hiphil Lechem Margin Version ' +
    'Babylonia Beth-eden Beth-gilgal Colossian Cushite Jehovahshammah Migdal-eder Nero Nicolaitane Pacatiana ' +
    'Adonizedec Alpheus Asnapper Bineah Chush Galilean Jehalellel Jehoshuah Junias Kirioth Nahari Sabtechah ' +
    'Shammuah Shebnah Shemidah Soco Zehoar'
  ).split(' '),
);
/** Letters of the words of the King James Version, with hyphens removed. */
const kingJamesWords = new Set(
  kingJames.flatMap(({ text }) =>
    [...text.matchAll(/\p{L}+(?:[-–‑]\p{L}+)*/gu)].flatMap(([word]) => [
      plainWord(word),
      ...word.split(/[-–‑]/).map(plainWord),
    ]),
  ),
);

test('a name among the renderings is spelled as in the King James Version', () => {
  const faults = rows.flatMap(({ number, usage }) =>
    [...usage.matchAll(/(?<![\p{L}(’'-])\p{Lu}\p{Ll}+(?:-\p{L}+)*(?![\p{L}(’'-])/gu)]
      .map(([word]) => word)
      .filter((word) => ![plainWord(word), `${plainWord(word)}s`].some((each) => kingJamesWords.has(each)))
      .filter((word) => !otherNames.has(word))
      .map((word) => `${number} ${word}`),
  );
  expect(faults).toEqual([]);
});

test('every entry has a definition, and the brackets of its renderings are paired', () => {
  const faults = rows.filter(({ definition, usage }) => definition === '[]' || !isBalanced(usage));
  expect(faults.map(({ number }) => number)).toEqual([]);
});

/** "i.e.", "e.g." and "etc.", and the stop of an omission: "one...another". */
const withoutKnownStops = (text: string): string =>
  text.replaceAll(/\b(?:i\.e|e\.g|etc)\.|\.\.\./g, '').replaceAll('*', '');
/** Sentences that follow the renderings or the definition. */
const furtherSentence = String.raw`\(?(?:Aramaic|Also|Compare|For|Including|It|Often|Perhaps|Properly|Psalm|Render|See|Superlative|The|This|Usually)\b|[)"]|$`;
const furtherStop = new RegExp(String.raw`(?<![\p{L}-])\p{Ll}{1,12}\.(?!\s*(?:${furtherSentence}))`, 'u');
const lonelyLetter = /\. [a-z]$|\uFFFD/u;

test('no abbreviation or scrap is left in definitions, derivations and renderings of Hebrew entries', () => {
  const faults = rows
    .filter(({ number }) => number.startsWith('H'))
    .flatMap(({ number, definition, derivation, usage }) =>
      [...[definition, derivation].map((json) => plainRichText(JSON.parse(json) as RichText)), usage].flatMap(
        (text) => {
          const rest = withoutKnownStops(text);
          return furtherStop.test(rest) ||
            lonelyLetter.test(text) ||
            /\p{Ll}[,)](?=\p{Ll})/u.test(text.replaceAll(/\(\w*,\)|\w+\(\w+\)\w*/g, ''))
            ? [`${number}: ${text}`]
            : [];
        },
      ),
    );
  expect(faults).toEqual([]);
});

test('every number in the text is a link to an entry', () => {
  const faults = rows.flatMap(({ number, definition, derivation }) =>
    [definition, derivation]
      .flatMap((json) => JSON.parse(json) as RichText)
      .filter((part) =>
        typeof part === 'string'
          ? /\b(?:[GH]\d{1,4}|(?<!Psalm )\d{3,4})\b(?! as a numeral|, 60 and 6)/.test(part)
          : part.kind === 'reference' && !numbers.has(part.number),
      )
      .map((part) => `${number}: ${JSON.stringify(part)}`),
  );
  expect(faults).toEqual([]);
});

const parts = rows.flatMap(({ number, definition, derivation }) =>
  [definition, derivation].map((json) => ({ number, rich: JSON.parse(json) as RichText })),
);

test('no emphasis starts or ends inside a word', () => {
  const faults = parts.flatMap(({ number, rich }) =>
    rich.flatMap((part, at) => {
      const [before, after] = [part, rich[at + 1] ?? ''].map((each) =>
        typeof each === 'object' && each.kind === 'reference' ? '' : plainRichText(['|', each, '|']).slice(1, -1),
      );
      return /\p{L}$/u.test(before ?? '') && /^\p{L}/u.test(after ?? '') ? [`${number}: ${before}|${after}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('no entry refers to itself, and no verse of the Hebrew text is taken for an entry', () => {
  const faults = parts.filter(({ number, rich }) =>
    rich.some((part, at) => {
      const before = rich[at - 1];
      const isVerse = typeof before === 'string' && /\d \($/.test(before);
      return typeof part === 'object' && part.kind === 'reference' && (part.number === number || isVerse);
    }),
  );
  expect(faults.map(({ number, rich }) => `${number}: ${plainRichText(rich)}`)).toEqual([]);
});

test('a reference shows the headword of its entry', () => {
  const lemmas = new Map(rows.map(({ number, lemma }) => [number, lemma]));
  const faults = parts.flatMap(({ number, rich }) =>
    rich.flatMap((part) =>
      typeof part === 'object' && part.kind === 'reference' && part.lemma !== lemmas.get(part.number)
        ? [`${number}: ${part.number} ${part.lemma}`]
        : [],
    ),
  );
  expect(faults).toEqual([]);
});

/** Consonants of both languages, by sound. */
const sounds: readonly [sound: string, letters: string][] = [
  ['b', 'βבφπפף'],
  ['g', 'γגκχכךקח'],
  ['d', 'δד'],
  ['l', 'λל'],
  ['m', 'μμםמ'],
  ['n', 'νןנ'],
  ['r', 'ρר'],
  ['s', 'ζסזσςצץשξψ'],
];
const soundsOf = (lemma: string): string[] => {
  const letters = lemma.normalize('NFD').toLowerCase();
  return sounds.filter(([, signs]) => [...signs].some((sign) => letters.includes(sign))).map(([sound]) => sound);
};
/**
 * Words that are compared for their sense; Eve, whose Greek name has no consonant; and Judah, which Strong's compares
 * with another name, too.
 */
const comparedOtherwise = new Set('G142 G611 G1228 G2062 G2096 G2448 G5215 G5590'.split(' '));

test('a Greek entry refers to a Hebrew word that sounds like it', () => {
  const lemmas = new Map(rows.map(({ number, lemma }) => [number, lemma]));
  const faults = parts.flatMap(({ number, rich }) =>
    rich.flatMap((part) => {
      if (!number.startsWith('G') || comparedOtherwise.has(number)) return [];
      if (typeof part === 'string' || part.kind !== 'reference' || part.number.startsWith('G')) return [];
      const [own, other] = [soundsOf(lemmas.get(number) ?? ''), soundsOf(part.lemma)];
      return other.length === 0 || other.some((sound) => own.includes(sound)) ? [] : [`${number}: ${part.number}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('no definition of a noun is an infinitive alone', () => {
  const faults = rows.filter(
    ({ partOfSpeech, definition }) =>
      partOfSpeech.startsWith('noun') && /^to [^;]*$/.test(plainRichText(JSON.parse(definition) as RichText)),
  );
  expect(faults.map(({ number, definition }) => `${number} ${definition}`)).toEqual([]);
});

test.skipIf(signsOfText.size === 0)('a copied Hebrew headword has only signs of the Hebrew text', () => {
  const faults = rows.filter(
    ({ number, lemma }) => number.startsWith('H') && [...lemma].some((sign) => sign !== ' ' && !signsOfText.has(sign)),
  );
  expect(faults.map(({ number, lemma }) => `${number} ${lemma}`)).toEqual([]);
});

/** Letters with their points in one order. A point in the first letter depends on the word before. */
const pointed = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\u05B0-\u05BC\u05C1\u05C2\u05C7א-ת]|(?<=^.[\u05B0-\u05BB\u05C1\u05C2]*)\u05BC/gu, '');
const bareLetters = (text: string): string => text.normalize('NFD').replaceAll(/[^א-ת]/gu, '');
/** Accents at which vowels are lengthened. */
const pause = /[\u0591\u05AB\u05BD]/u;
const absolute = /^[HA](?:N[cg].sa|Aamsa)$/;
/**
 * Words whose headword is right in Brown-Driver-Briggs, too: the few forms of the text are in pause at another accent, in
 * another gender or bound to the next word, or the number covers two words.
 */
const pointedOtherwise = new Set(
  'H212 H639 H727 H868 H1105 H1314 H2016 H2065 H2749 H3606 H3895 H4245 H4257 H4268 H4675 H5240 H5402 H5920 H6288 H6383 H6612 H6978 H6985 H6996 H7097 H7451 H8385'.split(
    ' ',
  ),
);

test.skipIf(hebrewVerses.length === 0)('a Hebrew noun is pointed like its most frequent absolute form', () => {
  const forms = new Map<string, Map<string, number>>();
  const nouns = rows.filter(({ partOfSpeech }) => !partOfSpeech.startsWith('verb'));
  const lemmas = new Map(nouns.map(({ number, lemma }) => [number, lemma]));
  for (const { text, marks } of hebrewVerses) {
    const { words = [], ketiv = [] } = JSON.parse(marks) as VerseMarks;
    for (const [start, end, number, code = ''] of words) {
      const form = text.slice(start, end);
      if (!absolute.test(code) || pause.test(form) || ketiv.some(([from, to]) => start < to && end > from)) continue;
      const lemma = lemmas.get(number);
      if (lemma === undefined || bareLetters(form) !== bareLetters(lemma)) continue;
      const counts = forms.get(number) ?? new Map<string, number>();
      forms.set(number, counts.set(pointed(form), (counts.get(pointed(form)) ?? 0) + 1));
    }
  }
  expect(forms.size).toBeGreaterThan(1500);
  const faults = [...forms].flatMap(([number, counts]) => {
    const lemma = lemmas.get(number) ?? '';
    const most = Math.max(...counts.values());
    return counts.get(pointed(lemma)) === most || pointedOtherwise.has(number)
      ? []
      : [`${number} ${lemma}: ${[...counts].map(([form, count]) => `${form} ${count}`).join(', ')}`];
  });
  expect(faults).toEqual([]);
});

const name = /^[HA](?:[^/]*\/)*Np/;
/** Sheba, which the parsing of the text has as the numeral "seven". */
const numeral = 'H7652';
const nameOrPeople = /^[HA](?:[^/]*\/)*N[pg]/;
/** Titles, divine names and nouns that the parsing of the text calls names, and Brown-Driver-Briggs calls nouns. */
const namesAndNouns = new Set(
  'H739 H839 H945 H1180 H1575 H1833 H2335 H2975 H4176 H4216 H5103 H5155 H5675 H5799 H6251 H6332 H6547 H7262 H7293 H7585 H7692 H7706 H8351'.split(
    ' ',
  ),
);

test.skipIf(hebrewVerses.length === 0)('no Hebrew name is called a noun, and no noun or pronoun a name', () => {
  const codes = new Map<string, string[]>();
  for (const { marks } of hebrewVerses) {
    for (const [, , number, code = ''] of (JSON.parse(marks) as VerseMarks).words ?? [])
      codes.set(number, [...(codes.get(number) ?? []), code]);
  }
  const faults = rows.filter(({ number, partOfSpeech }) => {
    const all = codes.get(number) ?? [];
    if (partOfSpeech.startsWith('noun'))
      return all.length > 0 && all.every((code) => name.test(code)) && !namesAndNouns.has(number);
    return (
      partOfSpeech.startsWith('proper') &&
      all.length > 3 &&
      number !== numeral &&
      !all.some((code) => nameOrPeople.test(code))
    );
  });
  expect(faults.map(({ number, lemma, partOfSpeech }) => `${number} ${lemma}: ${partOfSpeech}`)).toEqual([]);
});

/** Aramaic participles that the parsing of the text calls adjectives. */
const participles = new Set(['H2095', 'H6088']);

test.skipIf(hebrewVerses.length === 0)(
  'no Hebrew word is called a verb alone if the text has it as an adjective',
  () => {
    const counts = new Map<string, { verbs: number; adjectives: number }>();
    for (const { marks } of hebrewVerses)
      for (const [, , number, code = ''] of (JSON.parse(marks) as VerseMarks).words ?? []) {
        const count = counts.get(number) ?? { verbs: 0, adjectives: 0 };
        if (/^[HA](?:[^/]*\/)*V/.test(code)) count.verbs += 1;
        if (/^[HA](?:[^/]*\/)*A/.test(code)) count.adjectives += 1;
        counts.set(number, count);
      }
    const faults = rows.filter(({ number, partOfSpeech }) => {
      const { verbs, adjectives } = counts.get(number) ?? { verbs: 0, adjectives: 0 };
      return partOfSpeech === 'verb' && adjectives > verbs && !participles.has(number);
    });
    expect(faults.map(({ number, lemma }) => `${number} ${lemma}`)).toEqual([]);
  },
);

test('the short meaning of a verb is an infinitive, and that of another word is not', () => {
  // English verbs that end in "-ed" or "-ing".
  const infinitive = /^to (?:exceed|feed|need|proceed|succeed|bring|cling|sing|hamstring|sling|spring|wring)\b/;
  const faults = rows.filter(({ number, partOfSpeech, gloss }) => {
    if (/^to \w+(?:ed|ing|ers|ly \w+ed)\b/.test(gloss)) return !infinitive.test(gloss);
    return number.startsWith('H') && /^(?:noun|adjective|proper)/.test(partOfSpeech) && /^to [a-z]/.test(gloss);
  });
  expect(faults.map(({ number, gloss }) => `${number} ${gloss}`)).toEqual([]);
});

/** Strong's letters for the points of the text. A shureq is written "û". */
const vowels: Record<string, string> = {
  '\u05B1': 'ĕ',
  '\u05B2': 'ă',
  '\u05B3': 'ŏ',
  '\u05B4': '[iî]',
  '\u05B5': 'ê',
  '\u05B6': 'e',
  '\u05B7': 'a',
  '\u05B8': '[âo]',
  '\u05B9': '[ôo]',
  '\u05BA': '[ôo]',
  '\u05BB': '[uû]',
};
/** A doubled vav with a vowel looks like a shureq in H2334. Jerusalem (H3389) has the vowels of another spelling. */
const otherVowels = new Set(['H2334', 'H3389']);

test('the vowels of a Hebrew transliteration are those of the headword', () => {
  const faults = rows
    .filter(({ number }) => number.startsWith('H') && !otherVowels.has(number))
    .filter(({ lemma, transliteration }) => {
      const points = [...lemma.normalize('NFD').replaceAll('ו\u05BC', '\u05BB')].map((sign) => vowels[sign] ?? '');
      const written = transliteration
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[^âaêeiîĕăŏôouû]/gu, '');
      return !new RegExp(`^${points.join('')}$`, 'u').test(written);
    });
  expect(faults.map(({ number, lemma, transliteration }) => `${number} ${lemma} ${transliteration}`)).toEqual([]);
});
