import { existsSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { hebrewWord, type HebrewWord } from '#data/hebrew/contract/hebrew.ts';
import { foldText } from '#data/text/fold.ts';

const words = z.array(hebrewWord).parse(JSON.parse(readFileSync('data/hebrew/content/words.json', 'utf8')));
const list = (text: string): string[] => text.normalize('NFC').trim().split(/\s+/u).toSorted();
const hebrewOf = (some: HebrewWord[]): string[] => some.map(({ hebrew }) => hebrew.replaceAll(' ', '_')).toSorted();
const withoutVowelLetters = (text: string): string => foldText(text).replaceAll(/[ וי]/gu, '');

const path = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
if (!existsSync(path))
  throw new Error(`${path} is not there: build it with "npm run library", or name another in LEXICON_LIBRARY`);
const library = new Database(path, { readonly: true });
interface Entry {
  lemma: string;
  aramaic: number;
  gloss: string;
  usage: string;
  definition: string;
  part: string;
  total: number | null;
}
const entryOf = library.prepare<[string], Entry>(
  `SELECT lemma, aramaic, gloss, usage, definition, part_of_speech AS part, (SELECT total FROM occurrences o WHERE o.number = e.number AND version = 'wlc') AS total
   FROM entries e WHERE number = ?`,
);
const linked = words.flatMap((word) => (word.strongs ? [{ ...word, strongs: word.strongs }] : []));

/** The dictionary tells the same word under another form. */
const underAnotherForm: [hebrew: string, lemma: string, reason: string][] = [
  ['סַכִּין', 'שַׂכִּין', 'written with sin in the Bible'],
  ['מִכְנָסַיִם', 'מִכְנָס', 'the dual, under the singular'],
  ['תְּאֵנָה', 'תְּאֵן', 'the feminine, which the Bible has, after a masculine it lacks'],
  ['אַרְיֵה', 'אֲרִי', 'the longer form under the shorter'],
  ['חַיָּה', 'חַי', 'the feminine noun under the adjective'],
  ['חַיִּים', 'חַי', 'the plural noun under the adjective'],
  ['לַיְלָה', 'לַיִל', 'the common form under the rare one'],
  ['צׇהֳרַיִם', 'צֹהַר', 'the dual under the singular'],
  ['רַחֲמִים', 'רַחַם', 'the plural under the singular'],
  ['אַתְּ', 'אַתָּה', 'all forms of "you" under one number'],
  ['אַתֶּם', 'אַתָּה', 'all forms of "you" under one number'],
  ['אַתֶּן', 'אַתָּה', 'all forms of "you" under one number'],
  ['הִיא', 'הוּא', '"he" and "she" under one number'],
  ['הַרְבֵּה', 'רָבָה', 'an infinitive, under its verb'],
  ['נָכוֹן', 'כּוּן', 'a participle, under its verb'],
  ['מוּכָן', 'כּוּן', 'a participle, under its verb'],
  ['נֶחְמָד', 'חָמַד', 'a participle, under its verb'],
  ['הַיּוֹם', 'יוֹם', 'with the article'],
  ['לְמַעַן', 'מַעַן', 'with its preposition'],
  ['לִפְנֵי', 'פָּנִים', 'with its preposition: “to the face of”'],
  ['בְּתוֹךְ', 'תָּוֶךְ', 'with its preposition: “in the midst of”'],
  ['לְיַד', 'יָד', 'with its preposition: “at the hand of”'],
  ['לְבַד', 'בַּד', 'with its preposition: “by itself”'],
  ['לְאַט', 'אַט', 'with its preposition: “at ease”'],
  ['לָמָּה', 'מָה', 'with its preposition: “for what”'],
  ['כַּמָּה', 'מָה', 'with its preposition: “like what”'],
  ['לָכֵן', 'כֵּן', 'with its preposition'],
  ['כַּאֲשֶׁר', 'אֲשֶׁר', 'with its preposition'],
];

it.each(linked)('$id: $strongs is $hebrew', ({ hebrew, strongs }) => {
  const entry = entryOf.get(strongs);
  const other = underAnotherForm.find(([form]) => form.normalize('NFC') === hebrew)?.[1] ?? hebrew;
  expect(entry && withoutVowelLetters(entry.lemma)).toBe(withoutVowelLetters(other));
  expect(entry?.aramaic).toBe(0);
});

/** Of the points the dictionary has in its headword, those that another spelling with or without vowel letters leaves. */
function pointsOf(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u05C7', '\u05B8')
    .replaceAll('\u05B9ו', 'ו\u05B9')
    .replaceAll(/ו(?=\u05B9)/gu, '')
    .replaceAll('וּ', '\u05BB')
    .replaceAll(/(\u05B4\u05BC?[\u05C1\u05C2]?)י(?!\p{M})/gu, '$1');
}
/** Words whose headword in the dictionary is not their absolute form in the Bible, or not today's form; grouped by reason. */
const pointedOtherwise: [why: string, forms: [hebrew: string, lemma: string][]][] = [
  [
    'a participle, under its verb',
    [
      ['אוֹרֵחַ', 'אָרַח'],
      ['הוֹרֶה', 'הָרָה'],
      ['חוֹלֶה', 'חָלָה'],
      ['סָגוּר', 'סָגַר'],
      ['עָצוּב', 'עָצַב'],
      ['פָּתוּחַ', 'פָּתַח'],
      ['רוֹפֵא', 'רָפָא'],
      ['שׁוֹפֵט', 'שָׁפַט'],
    ],
  ],
  [
    'the form bound to a next word is the one in use',
    [
      ['אֵין', 'אַיִן'],
      ['אֶת', 'אֵת'],
      ['אַחֲרֵי', 'אַחַר'],
    ],
  ],
  [
    'the headword is bound or in pause',
    [
      ['גַּג', 'גָּג'],
      ['חַם', 'חָם'],
      ['שְׂמֹאל', 'שְׂמֹאול'],
    ],
  ],
  [
    'the headword was made up from a plural or a bound form',
    [
      ['בָּצָל', 'בֶּצֶל'],
      ['חֲנוּת', 'חָנוּת'],
      ['כְּפָר', 'כָּפָר'],
      ['סֵדֶר', 'סֶדֶר'],
      ['קָצָר', 'קָצֵר'],
    ],
  ],
  ['a slip of the dictionary: the text has it as here', [['נֵר', 'נִיר']]],
  ['pointed so today', [['זְמַן', 'זְמָן']]],
];

it('words are pointed as in the dictionary, but for a list', () => {
  const differing = linked.flatMap(({ hebrew, strongs }) => {
    const lemma = entryOf.get(strongs)?.lemma ?? '';
    const isOther = underAnotherForm.some(([form]) => form.normalize('NFC') === hebrew);
    return isOther || pointsOf(lemma) === pointsOf(hebrew) ? [] : [[hebrew, lemma.normalize('NFC')] as const];
  });
  expect(new Map(differing)).toEqual(
    new Map(
      pointedOtherwise
        .flatMap(([, forms]) => forms)
        .map(([hebrew, lemma]) => [hebrew.normalize('NFC'), lemma.normalize('NFC')]),
    ),
  );
});

/** Written by the Bible with sin, or only bound to the next word. */
const notInThisForm = list('סַכִּין מִכְנָסַיִם');
const versesOfBible = library.prepare<[], { text: string; marks: string }>(
  "SELECT text, marks FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = 'wlc')",
);

it('every linked word, or its plural or feminine, stands under that number in the Hebrew text, with or without prefixes', () => {
  const written = new Map<string, Set<string>>();
  for (const { text, marks } of versesOfBible.iterate()) {
    const tagged: { words?: [number, number, string][] } = JSON.parse(marks);
    for (const [start, end, number] of tagged.words ?? []) {
      const forms = written.get(number) ?? new Set();
      written.set(number, forms.add(withoutVowelLetters(text.slice(start, end))));
    }
  }
  const missing = linked.filter((word) => {
    const forms = [word, word.plural, word.feminine]
      .filter((form) => form !== undefined)
      .map(({ hebrew }) => new RegExp(`^[והבכלמש]{0,3}${withoutVowelLetters(hebrew)}$`, 'u'));
    return ![...(written.get(word.strongs) ?? [])].some((text) => forms.some((form) => form.test(text)));
  });
  expect(hebrewOf(missing)).toEqual(notInThisForm);
});

it.each(underAnotherForm)('%s is told under %s: %s', (hebrew) => {
  expect(linked.some((word) => word.hebrew === hebrew.normalize('NFC'))).toBe(true);
});

/** Participles and an infinitive are in the entries of their verbs. */
it('no entry is a verb or a name, but for a list', () => {
  const differing = linked.filter(({ strongs }) => /^(verb|proper)/u.test(entryOf.get(strongs)?.part ?? ''));
  expect(hebrewOf(differing)).toEqual(list('אוֹרֵחַ הוֹרֶה הַרְבֵּה חוֹלֶה מוּכָן נֶחְמָד נָכוֹן סָגוּר עָצוּב פָּתוּחַ רוֹפֵא שׁוֹפֵט'));
});

/** The dictionary says it in other words; the sense is the same, or has grown out of that of the Bible. */
const saidInOtherWords: Record<string, string> = {
  'a-lot': 'H7235: to be many, increase, multiply',
  animal: 'H2416: living, alive; life',
  autumn: 'H5638: winter',
  'capital-city': 'H1002: citadel, palace',
  colour: 'H6648: dyed cloth, dye',
  correct: 'H3559: to prepare, establish; to be firm',
  'date-fruit': 'H8558: palm tree',
  dear: 'H3368: precious',
  doctor: 'H7495: to heal',
  et: 'H853: sign of the definite direct object',
  guest: 'H732: to go, wander',
  happy: 'H8056: glad, joyful',
  hat: 'H3553: helmet',
  hero: 'H1368: mighty man, warrior',
  hotel: 'H4411: inn, lodging',
  inside: 'H8432: midst, middle; among',
  market: 'H7784: street',
  memory: 'H2146: memorial, remembrance',
  nice: 'H2530: to desire',
  opinion: 'H1844: knowledge',
  parent: 'H2029: to conceive',
  picture: 'H8544: likeness, similitude',
  plate: 'H6747: dish, bowl',
  question: 'H7596: petition, request',
  room: 'H2315: chamber, bedchamber',
  sad: 'H6087: to grieve, hurt; to shape',
  slowly: 'H328: gently, softly',
  'spring-season': 'H24: Abib (a month); fresh ear of grain',
  state: 'H4082: province',
  tired: 'H5889: weary, faint, thirsty',
  today: 'H3117: day',
  trousers: 'H4370: undergarments',
};

/** Of homographs the one meant: one of the words it is translated by here is used by the dictionary or the King James Version. */
it('every entry has the sense of its word', () => {
  const differing = linked.filter(({ english, strongs }) => {
    const entry = entryOf.get(strongs);
    const said = `${entry?.gloss} ${entry?.usage} ${entry?.definition}`.toLowerCase();
    const senses = english
      .toLowerCase()
      .replace(/\([^)]*\)|\?/gu, '')
      .split(/[, ]+/u)
      .filter((sense) => sense.length > 1 || sense === 'i');
    return !senses.some((sense) => new RegExp(`\\b${sense.slice(0, 6)}`, 'u').test(said));
  });
  expect(
    Object.fromEntries(differing.map(({ id, strongs }) => [id, `${strongs}: ${entryOf.get(strongs)?.gloss}`])),
  ).toEqual(saidInOtherWords);
});

/** Words whose gender today differs from the dictionary, which was corrected where all parsings of the Bible contradict it. */
const genderToday = list('אוֹר אוֹת דֶּרֶךְ חָצֵר יָמִין לָשׁוֹן סַכִּין פָּנִים צָפוֹן רְחוֹב');

it('gender is that of the dictionary, but for a list', () => {
  const differing = linked.filter(({ gender, strongs }) => {
    const [, told] = /noun, (masculine|feminine)$/u.exec(entryOf.get(strongs)?.part ?? '') ?? [];
    return gender !== undefined && told !== undefined && told !== gender;
  });
  expect(hebrewOf(differing)).toEqual(genderToday);
});
