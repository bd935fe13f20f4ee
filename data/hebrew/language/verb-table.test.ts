import { expect, it } from 'vitest';
import type { Binyan } from './binyan.ts';
import { conjugateCell, withoutShinDots } from './conjugate.ts';
import type { VerbCell } from './verb-cells.ts';
import { verbTable } from './verb-table.ts';

/** In the order of the book: third person first. */
const past: VerbCell[] = [
  'past 3ms',
  'past 3fs',
  'past 2ms',
  'past 2fs',
  'past 1cs',
  'past 3cp',
  'past 2mp',
  'past 2fp',
  'past 1cp',
];
const future: VerbCell[] = [
  'future 3ms',
  'future 3fs',
  'future 2ms',
  'future 2fs',
  'future 1cs',
  'future 3cp',
  'future 2cp',
  'future 1cp',
];
const imperative: VerbCell[] = ['imperative ms', 'imperative fs', 'imperative cp'];

/**
 * Perfect, imperfect and imperative from the paradigms (tables B to P) of Gesenius, Kautzsch and Cowley, Hebrew Grammar
 * (Oxford 1910), without the feminine plurals that are no longer in use.
 */
const paradigms: [root: string, binyan: Binyan, what: string, past: string, future: string, imperative: string][] = [
  [
    'ק.ט.ל',
    "Pa'al",
    'B, strong',
    'קָטַל קָטְלָה קָטַלְתָּ קָטַלְתְּ קָטַלְתִּי קָטְלוּ קְטַלְתֶּם קְטַלְתֶּן קָטַלְנוּ',
    'יִקְטֹל תִּקְטֹל תִּקְטֹל תִּקְטְלִי אֶקְטֹל יִקְטְלוּ תִּקְטְלוּ נִקְטֹל',
    'קְטֹל קִטְלִי קִטְלוּ',
  ],
  [
    'ק.ט.ל',
    "Nif'al",
    'B, strong',
    'נִקְטַל נִקְטְלָה נִקְטַלְתָּ נִקְטַלְתְּ נִקְטַלְתִּי נִקְטְלוּ נִקְטַלְתֶּם נִקְטַלְתֶּן נִקְטַלְנוּ',
    'יִקָּטֵל תִּקָּטֵל תִּקָּטֵל תִּקָּטְלִי אֶקָּטֵל יִקָּטְלוּ תִּקָּטְלוּ נִקָּטֵל',
    'הִקָּטֵל הִקָּטְלִי הִקָּטְלוּ',
  ],
  [
    'ק.ט.ל',
    "Pi'el",
    'B, strong',
    'קִטֵּל קִטְּלָה קִטַּלְתָּ קִטַּלְתְּ קִטַּלְתִּי קִטְּלוּ קִטַּלְתֶּם קִטַּלְתֶּן קִטַּלְנוּ',
    'יְקַטֵּל תְּקַטֵּל תְּקַטֵּל תְּקַטְּלִי אֲקַטֵּל יְקַטְּלוּ תְּקַטְּלוּ נְקַטֵּל',
    'קַטֵּל קַטְּלִי קַטְּלוּ',
  ],
  [
    'ק.ט.ל',
    "Pu'al",
    'B, strong',
    'קֻטַּל קֻטְּלָה קֻטַּלְתָּ קֻטַּלְתְּ קֻטַּלְתִּי קֻטְּלוּ קֻטַּלְתֶּם קֻטַּלְתֶּן קֻטַּלְנוּ',
    'יְקֻטַּל תְּקֻטַּל תְּקֻטַּל תְּקֻטְּלִי אֲקֻטַּל יְקֻטְּלוּ תְּקֻטְּלוּ נְקֻטַּל',
    '',
  ],
  [
    'ק.ט.ל',
    "Hif'il",
    'B, strong',
    'הִקְטִיל הִקְטִילָה הִקְטַלְתָּ הִקְטַלְתְּ הִקְטַלְתִּי הִקְטִילוּ הִקְטַלְתֶּם הִקְטַלְתֶּן הִקְטַלְנוּ',
    'יַקְטִיל תַּקְטִיל תַּקְטִיל תַּקְטִילִי אַקְטִיל יַקְטִילוּ תַּקְטִילוּ נַקְטִיל',
    'הַקְטֵל הַקְטִילִי הַקְטִילוּ',
  ],
  [
    'ק.ט.ל',
    "Hitpa'el",
    'B, strong',
    'הִתְקַטֵּל הִתְקַטְּלָה הִתְקַטַּלְתָּ הִתְקַטַּלְתְּ הִתְקַטַּלְתִּי הִתְקַטְּלוּ הִתְקַטַּלְתֶּם הִתְקַטַּלְתֶּן הִתְקַטַּלְנוּ',
    'יִתְקַטֵּל תִּתְקַטֵּל תִּתְקַטֵּל תִּתְקַטְּלִי אֶתְקַטֵּל יִתְקַטְּלוּ תִּתְקַטְּלוּ נִתְקַטֵּל',
    'הִתְקַטֵּל הִתְקַטְּלִי הִתְקַטְּלוּ',
  ],
  [
    'ע.מ.ד',
    "Pa'al",
    'D, first letter of the throat',
    'עָמַד עָמְדָה עָמַדְתָּ עָמַדְתְּ עָמַדְתִּי עָמְדוּ עֲמַדְתֶּם עֲמַדְתֶּן עָמַדְנוּ',
    'יַעֲמֹד תַּעֲמֹד תַּעֲמֹד תַּעַמְדִי אֶעֱמֹד יַעַמְדוּ תַּעַמְדוּ נַעֲמֹד',
    'עֲמֹד עִמְדִי עִמְדוּ',
  ],
  [
    'ש.ח.ט',
    "Pa'al",
    'E, middle letter of the throat',
    'שָׁחַט שָׁחֲטָה שָׁחַטְתָּ שָׁחַטְתְּ שָׁחַטְתִּי שָׁחֲטוּ שְׁחַטְתֶּם שְׁחַטְתֶּן שָׁחַטְנוּ',
    'יִשְׁחַט תִּשְׁחַט תִּשְׁחַט תִּשְׁחֲטִי אֶשְׁחַט יִשְׁחֲטוּ תִּשְׁחֲטוּ נִשְׁחַט',
    'שְׁחַט שַׁחֲטִי שַׁחֲטוּ',
  ],
  [
    'ש.ל.ח',
    "Pa'al",
    'F, last letter of the throat',
    'שָׁלַח שָׁלְחָה שָׁלַחְתָּ שָׁלַחַתְּ שָׁלַחְתִּי שָׁלְחוּ שְׁלַחְתֶּם שְׁלַחְתֶּן שָׁלַחְנוּ',
    'יִשְׁלַח תִּשְׁלַח תִּשְׁלַח תִּשְׁלְחִי אֶשְׁלַח יִשְׁלְחוּ תִּשְׁלְחוּ נִשְׁלַח',
    'שְׁלַח שִׁלְחִי שִׁלְחוּ',
  ],
  [
    'נ.ג.ש',
    "Pa'al",
    'H, first nun (perfect by the strong verb)',
    'נָגַשׁ נָגְשָׁה נָגַשְׁתָּ נָגַשְׁתְּ נָגַשְׁתִּי נָגְשׁוּ נְגַשְׁתֶּם נְגַשְׁתֶּן נָגַשְׁנוּ',
    '',
    '',
  ],
  [
    'א.כ.ל',
    "Pa'al",
    'I, first alef',
    'אָכַל אָכְלָה אָכַלְתָּ אָכַלְתְּ אָכַלְתִּי אָכְלוּ אֲכַלְתֶּם אֲכַלְתֶּן אָכַלְנוּ',
    'יֹאכַל תֹּאכַל תֹּאכַל תֹּאכְלִי אֹכַל יֹאכְלוּ תֹּאכְלוּ נֹאכַל',
    'אֱכֹל אִכְלִי אִכְלוּ',
  ],
  [
    'י.ש.ב',
    "Pa'al",
    'K, first yod',
    'יָשַׁב יָשְׁבָה יָשַׁבְתָּ יָשַׁבְתְּ יָשַׁבְתִּי יָשְׁבוּ יְשַׁבְתֶּם יְשַׁבְתֶּן יָשַׁבְנוּ',
    'יֵשֵׁב תֵּשֵׁב תֵּשֵׁב תֵּשְׁבִי אֵשֵׁב יֵשְׁבוּ תֵּשְׁבוּ נֵשֵׁב',
    'שֵׁב שְׁבִי שְׁבוּ',
  ],
  [
    'ק.ו.מ',
    "Pa'al",
    'M, hollow',
    'קָם קָמָה קַמְתָּ קַמְתְּ קַמְתִּי קָמוּ קַמְתֶּם קַמְתֶּן קַמְנוּ',
    'יָקוּם תָּקוּם תָּקוּם תָּקוּמִי אָקוּם יָקוּמוּ תָּקוּמוּ נָקוּם',
    'קוּם קוּמִי קוּמוּ',
  ],
  [
    'מ.צ.א',
    "Pa'al",
    'O, last alef',
    'מָצָא מָצְאָה מָצָאתָ מָצָאת מָצָאתִי מָצְאוּ מְצָאתֶם מְצָאתֶן מָצָאנוּ',
    'יִמְצָא תִּמְצָא תִּמְצָא תִּמְצְאִי אֶמְצָא יִמְצְאוּ תִּמְצְאוּ נִמְצָא',
    'מְצָא מִצְאִי מִצְאוּ',
  ],
  [
    'ג.ל.ה',
    "Pa'al",
    'P, last he',
    'גָּלָה גָּלְתָה גָּלִיתָ גָּלִית גָּלִיתִי גָּלוּ גְּלִיתֶם גְּלִיתֶן גָּלִינוּ',
    'יִגְלֶה תִּגְלֶה תִּגְלֶה תִּגְלִי אֶגְלֶה יִגְלוּ תִּגְלוּ נִגְלֶה',
    'גְּלֵה גְּלִי גְּלוּ',
  ],
];

const printed = paradigms.flatMap(([root, binyan, what, ...tenses]) =>
  [past, future, imperative].flatMap((cells, index) =>
    cells.map((cell, at) => ({ root, binyan, what, cell, hebrew: tenses[index]?.split(' ')[at] ?? '' })),
  ),
);

it('has two hundred and eighty-six printed forms of eleven verbs', () => {
  expect(printed.filter(({ hebrew }) => hebrew !== '')).toHaveLength(15 * 9 + 14 * 8 + 13 * 3);
});

it.each(printed.filter(({ hebrew }) => hebrew !== ''))(
  'conjugates $root, $binyan, $cell: $hebrew as printed ($what)',
  ({ root, binyan, cell, hebrew }) => {
    expect(conjugateCell(root, binyan, cell)[0]).toBe(withoutShinDots(hebrew.normalize('NFC')));
  },
);

const otherForms: [root: string, binyan: Binyan, cell: VerbCell, hebrew: string, what: string][] = [
  ['כ.ת.ב', "Pa'al", 'imperative fs', 'כִּתְבִי', 'soft after the shva of an imperative'],
  ['ס.פ.ק', "Pi'el", 'past 3fs', 'סִפְּקָה', 'soft after a doubled letter with shva'],
  ['ל.מ.ד', "Pi'el", 'past 3cp', 'לִמְּדוּ', 'soft after a doubled letter with shva'],
  ['ע.ב.ד', "Pa'al", 'future 3cp', 'יַעַבְדוּ', 'a hataf becomes a vowel, Deuteronomy 12:30'],
  ['כ.ר.ת', "Pa'al", 'past 2mp', 'כְּרַתֶּם', 'one ת for two'],
  ['נ.ת.נ', "Pa'al", 'past 1cp', 'נָתַנּוּ', 'one nun for two, 1 Chronicles 29:14'],
  ['ע.ש.ה', "Pa'al", 'past 2mp', 'עֲשִׂיתֶם', 'Genesis 44:5'],
  ['ע.ל.ה', "Hif'il", 'past 3fs', 'הֶעֶלְתָה', 'a hataf becomes a vowel (GKC §28c)'],
  ['ב.ו.א', "Hif'il", 'past 2mp', 'הֲבֵאתֶם', 'Numbers 20:4'],
  ['צ.ד.ק', "Hitpa'el", 'future 1cp', 'נִצְטַדֵּק', 'Genesis 44:16, there in pause'],
];
it.each(otherForms)('conjugates %s, %s, %s as %s: %s', (root, binyan, cell, hebrew) => {
  expect(conjugateCell(root, binyan, cell)[0]).toBe(withoutShinDots(hebrew.normalize('NFC')));
});

const unknown: [root: string, binyan: Binyan, cell: VerbCell, why: string][] = [
  ['ק.ו.מ', "Nif'al", 'past 3ms', 'hollow in Nif’al'],
  ['ס.ב.ב', "Pa'al", 'past 3ms', 'doubled in Pa’al'],
  ['ק.ט.ל', "Pu'al", 'imperative ms', 'a passive has none'],
  ['ה.י.ה', "Pa'al", 'present ms', 'none in use'],
];
it.each(unknown)('has no form for %s, %s, %s: %s', (root, binyan, cell) => {
  expect(conjugateCell(root, binyan, cell)).toEqual([]);
});

it('writes shin or sin according to the verb, and transliterates each form', () => {
  const put = verbTable({ root: 'ש.י.מ', binyan: "Pa'al", known: { infinitive: 'לָשִׂים' } });
  expect(put['future 3cp']).toEqual({ hebrew: 'יָשִׂימוּ'.normalize('NFC'), transliteration: 'yasimu' });
  const shinTable = verbTable({ root: 'ש.מ.ע', binyan: "Pa'al", known: {} });
  expect(shinTable['past 2fs']).toEqual({ hebrew: 'שָׁמַעַתְּ'.normalize('NFC'), transliteration: 'shama’at' });
});

const transliterations: [root: string, binyan: Binyan, cell: VerbCell, latin: string][] = [
  ['ל.מ.ד', "Pi'el", 'imperative fs', 'lamdi'],
  ['מ.ל.א', "Pi'el", 'past 3cp', 'mil’u'],
  ['ב.נ.ה', "Pa'al", 'imperative ms', 'bne'],
  ['כ.ת.ב', "Pa'al", 'past 2mp', 'ktavtem'],
  ['ס.פ.ר', "Pi'el", 'future 2ms', 'tesaper'],
  ['ש.מ.ר', "Pa'al", 'future 3cp', 'yishmeru'],
];
it.each(transliterations)('transliterates %s, %s, %s as %s', (root, binyan, cell, latin) => {
  expect(verbTable({ root, binyan, known: {} })[cell]?.transliteration).toBe(latin);
});
