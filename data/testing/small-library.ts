import { entryOrdinal, type EntryNumber } from '#data/dictionary/entry-number.ts';
import type { LoadedVersion } from '#data/versions/loaded-version.ts';
import { makeMemoryLibrary, type MemoryLibrary } from '#data/reading/offline/memory-library.ts';
import type { PackedHalf } from '#data/bible/packed-pairs.ts';
import { decodeDictionaryPack, encodeDictionaryPack, type PackedEntry } from '#data/search/engine/dictionary-pack.ts';
import { makeDictionary } from '#data/search/engine/dictionary.ts';
import { decodeTextPack } from '#data/search/engine/decode-text-pack.ts';
import { encodeTextPack } from '#data/search/engine/encode-text-pack.ts';
import { makeIndex } from '#data/search/engine/memory-index.ts';
import type { PackedVerse } from '#data/search/engine/text-pack.ts';
import type { RenumberedRun } from '#data/search/results/renumber.ts';
import type { WordMark } from '#data/text/verse-marks.ts';

/**
 * A few verses of three texts, packed and unpacked as on a device. Texts and numbers are those of the printed King
 * James Version, World English Bible and Leningrad Codex.
 */
export const smallVersions: Record<'kjv' | 'web' | 'wlc', LoadedVersion> = {
  kjv: version('kjv_strongs', 1, { name: 'King James Version with Strong’s Numbers', taggedWords: 400_000 }),
  web: version('web', 2, { name: 'World English Bible' }),
  wlc: version('wlc', 3, {
    name: 'Westminster Leningrad Codex',
    language: 'hbo',
    direction: 'rtl',
    versification: 'wlc',
    taggedWords: 300_000,
  }),
};

const kjvVerses: PackedVerse[] = [
  verse(19_013_005, 'But I have trusted in thy mercy; my heart shall rejoice in thy salvation.', [
    ['trusted', 'H982'],
    ['in thy mercy', 'H2617'],
    ['my heart', 'H3820'],
    ['shall rejoice', 'H1523'],
    ['in thy salvation', 'H3444'],
  ]),
  verse(19_013_006, 'I will sing unto the LORD, because he hath dealt bountifully with me.', [
    ['I will sing', 'H7891'],
    ['unto the LORD', 'H3068'],
    ['because he hath dealt bountifully', 'H1580'],
  ]),
  verse(19_051_000, 'To the chief Musician, A Psalm of David', [
    ['To the chief Musician', 'H5329'],
    ['A Psalm', 'H4210'],
    ['of David', 'H1732'],
  ]),
  verse(19_051_001, 'Have mercy upon me, O God, according to thy lovingkindness', [
    ['Have mercy', 'H2603'],
    ['O God', 'H430'],
    ['according to thy lovingkindness', 'H2617'],
  ]),
  verse(39_004_001, 'For, behold, the day cometh, that shall burn as an oven', [
    ['the day', 'H3117'],
    ['cometh', 'H935'],
  ]),
  verse(43_003_016, 'For God so loved the world, that he gave his only begotten Son', [
    ['God', 'G2316'],
    ['loved', 'G25'],
    ['the world', 'G2889'],
  ]),
];
const webVerses: PackedVerse[] = [
  verse(19_013_005, 'But I trust in your loving kindness. My heart rejoices in your salvation.'),
  verse(19_013_006, 'I will sing to Yahweh, because he has been good to me.'),
  verse(43_003_016, 'For God so loved the world, that he gave his only born Son'),
  verse(43_003_017, 'For God didn’t send his Son into the world to judge the world'),
];
const wlcVerses: PackedVerse[] = [
  verse(19_013_006, 'וַאֲנִ֤י ׀ בְּחַסְדְּךָ֣ בָטַחְתִּי֮ יָ֤גֵ֥ל לִבִּ֗י בִּֽישׁוּעָ֫תֶ֥ךָ אָשִׁ֥ירָה לַיהוָ֑ה כִּ֖י גָמַ֣ל עָלָֽי', [
    ['בְּחַסְדְּךָ֣', 'H2617', 'HR/Ncmsc/Sp2ms'],
    ['לַיהוָ֑ה', 'H3068', 'HR/Np'],
  ]),
  verse(19_051_001, 'לַמְנַצֵּ֗חַ מִזְמ֥וֹר לְדָוִֽד'),
  verse(19_051_002, 'בְּֽבוֹא־אֵ֭לָיו נָתָ֣ן הַנָּבִ֑יא'),
  verse(19_051_003, 'חָנֵּ֣נִי אֱלֹהִ֣ים כְּחַסְדֶּ֑ךָ', [
    ['אֱלֹהִ֣ים', 'H430', 'HNcmpa'],
    ['כְּחַסְדֶּ֑ךָ', 'H2617', 'HR/Ncmsc/Sp2ms'],
  ]),
  verse(39_003_019, 'כִּֽי־הִנֵּ֤ה הַיּוֹם֙ בָּ֔א בֹּעֵ֖ר כַּתַּנּ֑וּר', [['הַיּוֹם֙', 'H3117', 'HTd/Ncmsa']]),
];

/** Verses that printed Hebrew Bibles number differently. */
const runs: RenumberedRun[] = [
  { from: 19_013_006, to: 19_013_006, shift: 1 },
  { from: 19_013_006, to: 19_013_006, shift: 0 },
  { from: 19_051_001, to: 19_051_001, shift: 1 },
  { from: 19_051_002, to: 19_051_003, shift: 2 },
  { from: 39_003_019, to: 39_003_019, shift: 39_003_019 - 39_004_001 },
];
const halves: PackedHalf[] = [
  [19_013_006, 19_013_005, 'a', ''],
  [19_013_006, 19_013_006, 'b', ''],
];

const entries: PackedEntry[] = [
  entry('H430', 'אֱלֹהִים', 'ʼĕlôhîym', 'gods in the ordinary sense', { God: 2346, god: 244 }),
  entry('H2617', 'חֵסֵד', 'chêçêd', 'kindness', { mercy: 137, kindness: 40, lovingkindness: 26 }),
  entry('H3068', 'יְהֹוָה', 'Yᵉhôvâh', 'the self-Existent', { 'the LORD': 6510 }),
  entry('G25', 'ἀγαπάω', 'agapáō', 'to love', { love: 70, loved: 37 }),
  entry('G26', 'ἀγάπη', 'agápē', 'love', { love: 86, charity: 27 }),
  entry('G2316', 'θεός', 'theós', 'a deity', { God: 1320 }),
];

const packed: Record<keyof typeof smallVersions, PackedVerse[]> = { kjv: kjvVerses, web: webVerses, wlc: wlcVerses };

/** Builds a library of the named texts, in any order. */
export function smallLibrary(names: readonly (keyof typeof smallVersions)[] = ['wlc', 'web', 'kjv']): MemoryLibrary {
  const indexes = names.map((name) => {
    const head = { edition: 'test', version: smallVersions[name], library: { verses: 15, terms: 200 }, runs, halves };
    return makeIndex(decodeTextPack(encodeTextPack(head, packed[name], () => 1)));
  });
  return makeMemoryLibrary(indexes, smallDictionary());
}

export function smallDictionary() {
  const sorted = entries.toSorted((a, b) => entryOrdinal(a.number) - entryOrdinal(b.number));
  return makeDictionary(decodeDictionaryPack(encodeDictionaryPack({ edition: 'test' }, sorted)));
}

function version(code: string, id: number, overrides: Partial<LoadedVersion>): LoadedVersion {
  return {
    code,
    id,
    name: code,
    shortName: code.toUpperCase(),
    language: 'en',
    direction: 'ltr',
    versification: 'kjv',
    taggedWords: 0,
    ...overrides,
  };
}

function verse(
  id: number,
  text: string,
  tags: [phrase: string, number: EntryNumber, parsing?: string][] = [],
): PackedVerse {
  const words = tags.map(([phrase, number, parsing]): WordMark => {
    const start = text.indexOf(phrase);
    if (start < 0) throw new Error(`${id} has no “${phrase}”`);
    const span = [start, start + phrase.length, number] as const;
    return parsing === undefined ? [...span] : [...span, parsing];
  });
  return { id, text, marks: words.length > 0 ? { words } : {} };
}

function entry(
  number: EntryNumber,
  lemma: string,
  transliteration: string,
  gloss: string,
  renderings: Record<string, number>,
): PackedEntry {
  const counted = Object.entries(renderings).map(([text, total]) => ({ text, total }));
  return { number, lemma, transliteration, gloss, aramaic: false, renderings: counted };
}
