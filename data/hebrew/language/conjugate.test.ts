import { describe, expect, it } from 'vitest';
import type { Binyan, VerbForm } from './binyan.ts';
import { findVerbFormError, hasOneKindOfShin } from './check-verb.ts';
import { conjugate } from './conjugate.ts';

/** From the paradigms of Gesenius, Kautzsch and Cowley, Hebrew Grammar, and from verses. None is in verbs.json. */
const printed: [root: string, binyan: Binyan, form: VerbForm, hebrew: string, what: string][] = [
  ['ק.ט.ל', "Pa'al", 'past', 'קָטַלְתִּי', 'strong'],
  ['ק.ט.ל', "Pa'al", 'future', 'אֶקְטֹל', 'strong'],
  ['נ.צ.ל', "Huf'al", 'present', 'מֻצָּל', 'first nun swallowed, Amos 4:11'],
  ['ק.ט.ל', "Nif'al", 'future', 'אֶקָּטֵל', 'strong'],
  ['ק.ט.ל', "Hif'il", 'future', 'אַקְטִיל', 'strong'],
  ['ק.ט.ל', "Hitpa'el", 'past', 'הִתְקַטַּלְתִּי', 'strong'],
  ['כ.ר.ת', "Pa'al", 'past', 'כָּרַתִּי', 'last ת, Exodus 34:27'],
  ['ע.מ.ד', "Hif'il", 'past', 'הֶעֱמַדְתִּי', 'first letter of the throat, Hif’il'],
  ['ע.מ.ד', "Hif'il", 'infinitive', 'לְהַעֲמִיד', 'first letter of the throat, Hif’il'],
  ['ע.מ.ד', "Huf'al", 'past', 'הׇעֳמַדְתִּי', 'first letter of the throat, Huf’al'],
  ['ע.ל.מ', "Nif'al", 'past', 'נֶעֱלַמְתִּי', 'first letter of the throat, Nif’al'],
  ['ע.ל.מ', "Nif'al", 'infinitive', 'לְהֵעָלֵם', 'the throat is not doubled'],
  ['ח.ל.ט', "Hif'il", 'past', 'הֶחְלַטְתִּי', 'a closed ḥet'],
  ['ר.ד.מ', "Nif'al", 'future', 'אֵרָדֵם', 'resh is not doubled'],
  ['ש.ח.ט', "Pa'al", 'future', 'אֶשְׁחַט', 'middle letter of the throat'],
  ['ב.ר.ר', "Pi'el", 'past', 'בֵּרַרְתִּי', 'resh is not doubled'],
  ['נ.ח.מ', "Pi'el", 'infinitive', 'לְנַחֵם', 'ḥet is not doubled and leaves the vowel'],
  ['ת.א.ר', "Pi'el", 'past', 'תֵּאַרְתִּי', 'alef is not doubled'],
  ['ש.ל.ח', "Pi'el", 'presentFeminine', 'מְשַׁלַּחַת', 'last letter of the throat'],
  ['ש.ל.ח', "Pi'el", 'future', 'אֲשַׁלַּח', 'last letter of the throat, Genesis 38:17'],
  ['ב.ט.ח', "Hif'il", 'future', 'אַבְטִיחַ', 'furtive patah'],
  ['ש.מ.ע', "Nif'al", 'future', 'אֶשָּׁמַע', 'last letter of the throat'],
  ['נ.ג.ש', "Pa'al", 'infinitive', 'לִנְגֹּשׁ', 'first nun kept'],
  ['נ.ג.ד', "Hif'il", 'past', 'הִגַּדְתִּי', 'first nun swallowed, Deuteronomy 26:3'],
  ['נ.ה.ג', "Pa'al", 'future', 'אֶנְהַג', 'first nun before the throat'],
  ['י.ר.ש', "Pa'al", 'future', 'אִירַשׁ', 'first yod kept, Genesis 15:8 (with suffix)'],
  ['י.ל.ד', "Pa'al", 'infinitive', 'לָלֶדֶת', 'first yod lost, Genesis 25:24'],
  ['י.ר.ד', "Hif'il", 'future', 'אוֹרִיד', 'first yod in Hif’il'],
  ['י.ר.ד', "Huf'al", 'past', 'הוּרַדְתִּי', 'first yod in Huf’al'],
  ['י.ש.ע', "Nif'al", 'future', 'אִוָּשַׁע', 'first yod in Nif’al, 2 Samuel 22:4 (in pause)'],
  ['מ.ו.ל', "Pa'al", 'infinitive', 'לָמוּל', 'hollow with vav'],
  ['נ.ו.ח', "Pa'al", 'infinitive', 'לָנוּחַ', 'hollow with ḥet'],
  ['ד.י.נ', "Pa'al", 'future', 'אָדִין', 'hollow with yod'],
  ['ק.ו.מ', "Hif'il", 'future', 'אָקִים', 'hollow Hif’il, Genesis 17:21'],
  ['ק.ו.מ', "Huf'al", 'past', 'הוּקַמְתִּי', 'hollow Huf’al'],
  ['ס.ב.ב', "Hif'il", 'future', 'אָסֵב', 'doubled'],
  ['ס.ב.ב', "Hif'il", 'present', 'מֵסֵב', 'doubled, Jeremiah 21:4'],
  ['ק.ל.ל', "Hif'il", 'presentFeminine', 'מְקִלָּה', 'doubled'],
  ['ג.ל.ה', "Pi'el", 'past', 'גִּלִּיתִי', 'last he, Pi’el'],
  ['ג.ל.ה', "Nif'al", 'past', 'נִגְלֵיתִי', 'last he, Nif’al, 1 Samuel 2:27'],
  ['ג.ל.ה', "Hif'il", 'past', 'הִגְלֵיתִי', 'last he, Hif’il, Jeremiah 29:4'],
  ['ג.ל.ה', "Hitpa'el", 'infinitive', 'לְהִתְגַּלּוֹת', 'last he, Hitpa’el'],
  ['ג.ל.ה', "Pu'al", 'present', 'מְגֻלֶּה', 'last he, Pu’al'],
  ['נ.כ.ה', "Hif'il", 'future', 'אַכֶּה', 'first nun and last he'],
  ['י.ר.ה', "Hif'il", 'present', 'מוֹרֶה', 'first yod and last he'],
  ['צ.ו.ה', "Pi'el", 'present', 'מְצַוֶּה', 'a vav that is a consonant, Numbers 32:25'],
  ['מ.צ.א', "Nif'al", 'past', 'נִמְצֵאתִי', 'last alef, Isaiah 65:1'],
  ['מ.צ.א', "Hif'il", 'past', 'הִמְצֵאתִי', 'last alef, Hif’il'],
  ['ק.ד.ש', "Hitpa'el", 'past', 'הִתְקַדַּשְׁתִּי', 'Hitpa’el'],
  ['ש.מ.ר', "Hitpa'el", 'future', 'אֶשְׁתַּמֵּר', 'tav after shin, Psalm 18:24 (וָאֶשְׁתַּמֵּר)'],
  ['צ.ד.ק', "Hitpa'el", 'future', 'אֶצְטַדֵּק', 'tav after tsadi, Genesis 44:16 (נִצְטַדָּק)'],
  ['ט.ה.ר', "Hitpa'el", 'present', 'מִטַּהֵר', 'tav swallowed, Leviticus 14:4'],
  ['פ.ת.ח', "Hitpa'el", 'infinitive', 'לְהִתְפַּתֵּחַ', 'furtive patah'],
  ['כ.ל.כ.ל', "Pi'el", 'future', 'אֲכַלְכֵּל', 'four letters, Genesis 50:21'],
  ['ב.ל.ב.ל', "Hitpa'el", 'past', 'הִתְבַּלְבַּלְתִּי', 'four letters, Hitpa’el'],
  ['ה.י.ה', "Pa'al", 'infinitive', 'לִהְיוֹת', 'a first he that is quiet, Genesis 10:8'],
  ['ה.י.ה', "Pa'al", 'future', 'אֶהְיֶה', 'a first he that is quiet, Exodus 3:14'],
  ['ח.ק.ר', "Pa'al", 'infinitive', 'לַחְקֹר', 'a closed ḥet, 2 Samuel 10:3 (חֲקֹר)'],
  ['ש.כ.ב', "Pa'al", 'infinitive', 'לִשְׁכַּב', 'a in the infinitive, Genesis 39:10'],
  ['א.ס.פ', "Pa'al", 'future', 'אֶאֱסֹף', 'a first alef that is said, Micah 2:12'],
  ['א.ב.ד', "Pa'al", 'future', 'אֹבַד', 'a first alef that is silent'],
];
it.each(printed)('accepts the %s %s %s: %s (%s)', (root, binyan, form, hebrew) => {
  expect(findVerbFormError(root, binyan, form, hebrew.normalize('NFC'))).toBeUndefined();
});

const wrong: [root: string, binyan: Binyan, form: VerbForm, hebrew: string, fault: string][] = [
  ['ל.מ.ד', "Pa'al", 'infinitive', 'לַלְמֹד', 'a in the prefix'],
  ['ל.מ.ד', "Pa'al", 'infinitive', 'לִמְלֹד', 'root letters out of order'],
  ['ל.מ.ד', "Pa'al", 'infinitive', 'לִלְמד', 'a vowel missing'],
  ['ל.מ.ד', "Pa'al", 'future', 'אֶלְמֹד', 'o where this verb has a'],
  ['ל.מ.ד', "Pa'al", 'future', 'אַלְמַד', 'a in the prefix'],
  ['ל.מ.ד', "Pa'al", 'future', 'אֲלַמֵּד', 'Pi’el'],
  ['ל.מ.ד', "Pa'al", 'future', 'יִלְמַד', 'third person'],
  ['ל.מ.ד', "Pa'al", 'past', 'לָמַדְתִי', 'dagesh missing in the ending'],
  ['ל.מ.ד', "Pa'al", 'past', 'לָמַדְתָּ', 'second person'],
  ['ל.מ.ד', "Pa'al", 'past', 'לִמַּדְתִּי', 'Pi’el'],
  ['ל.מ.ד', "Pa'al", 'present', 'לָמֵד', 'a form of states'],
  ['ל.מ.ד', "Pa'al", 'presentFeminine', 'לוֹמְדָה', 'not so said today'],
  ['כ.ת.ב', "Pa'al", 'infinitive', 'לִכְתֹב', 'dagesh missing after a closed syllable'],
  ['כ.ת.ב', "Pa'al", 'past', 'כָתַבְתִּי', 'dagesh missing at the beginning'],
  ['כ.ת.ב', "Pa'al", 'past', 'כָּתַּבְתִּי', 'a dagesh too many'],
  ['ש.מ.ע', "Pa'al", 'present', 'שׁוֹמֵע', 'furtive patah missing'],
  ['ש.מ.ע', "Pa'al", 'presentFeminine', 'שׁוֹמֶעֶת', 'e before the throat'],
  ['ש.מ.ע', "Pa'al", 'future', 'אֶשְׁמֹעַ', 'o before the throat'],
  ['ש.מ.ע', "Pa'al", 'infinitive', 'לִשמֹעַ', 'no dot on the shin'],
  ['ע.ב.ד', "Pa'al", 'infinitive', 'לִעְבֹּד', 'i and shva with the throat'],
  ['ע.ב.ד', "Pa'al", 'future', 'אַעֲבֹד', 'a in the prefix'],
  ['ח.ש.ב', "Pa'al", 'infinitive', 'לַחֲשֹׁב', 'a hataf where the ḥet is closed'],
  ['א.כ.ל', "Pa'al", 'infinitive', 'לַאֲכֹל', 'a before alef'],
  ['א.כ.ל', "Pa'al", 'future', 'אֶאֱכֹל', 'alef said'],
  ['א.מ.ר', "Pa'al", 'infinitive', 'לֶאֱמֹר', 'regular where the verb is not'],
  ['נ.ת.נ', "Pa'al", 'past', 'נָתַנְתִּי', 'regular where the verb is not'],
  ['נ.ת.נ', "Pa'al", 'future', 'אֶתֹּן', 'o where this verb has e'],
  ['ל.ק.ח', "Pa'al", 'future', 'אֶלְקַח', 'lamed not swallowed'],
  ['נ.פ.ל', "Pa'al", 'future', 'אֶנְפֹּל', 'nun not swallowed'],
  ['נ.ס.ע', "Pa'al", 'future', 'אֶסַע', 'dagesh of the nun missing'],
  ['י.ש.ב', "Pa'al", 'infinitive', 'לִישֹׁב', 'yod not lost'],
  ['י.ש.ב', "Pa'al", 'future', 'אִישַׁב', 'yod not lost'],
  ['י.ד.ע', "Pa'al", 'infinitive', 'לָדֶעֶת', 'e before the throat'],
  ['י.ש.נ', "Pa'al", 'present', 'יוֹשֵׁן', 'not the form of states'],
  ['ה.ל.כ', "Pa'al", 'present', 'הוֹלֵך', 'shva missing in the last kaf'],
  ['ה.ל.כ', "Pa'al", 'infinitive', 'לַהֲלֹךְ', 'regular where the verb goes with first yod'],
  ['ק.ו.מ', "Pa'al", 'infinitive', 'לָקוֹם', 'o for u'],
  ['ק.ו.מ', "Pa'al", 'past', 'קָמְתִּי', 'long a'],
  ['ק.ו.מ', "Pa'al", 'future', 'אֶקוּם', 'e in the prefix'],
  ['ב.ו.א', "Pa'al", 'past', 'בָּאתִּי', 'a dagesh after silent alef'],
  ['ש.י.מ', "Pa'al", 'infinitive', 'לָשׂוּם', 'u for i'],
  ['ק.נ.ה', "Pa'al", 'past', 'קָנֵיתִי', 'e in Pa’al'],
  ['ק.נ.ה', "Pa'al", 'presentFeminine', 'קוֹנֶה', 'masculine'],
  ['ק.ר.א', "Pa'al", 'past', 'קָרִיתִי', 'alef taken for he'],
  ['ק.ר.א', "Pa'al", 'past', 'קָרַאתִי', 'short a before silent alef'],
  ['ד.ב.ר', "Pi'el", 'infinitive', 'לְדַבֵר', 'dagesh missing in the middle'],
  ['ד.ב.ר', "Pi'el", 'past', 'דַּבַּרְתִּי', 'a for i'],
  ['ד.ב.ר', "Pi'el", 'future', 'אֶדַבֵּר', 'e in the prefix'],
  ['ד.ב.ר', "Pi'el", 'present', 'מִדַבֵּר', 'i in the prefix'],
  ['ב.ר.כ', "Pi'el", 'infinitive', 'לְבַרֵּךְ', 'dagesh in resh'],
  ['ב.ר.כ', "Pi'el", 'past', 'בִּרַכְתִּי', 'short i before resh'],
  ['ש.ח.ק', "Pi'el", 'past', 'שֵׂחַקְתִּי', 'long e before ḥet'],
  ['ח.כ.ה', "Pi'el", 'past', 'חִכֵּיתִי', 'e in Pi’el'],
  ['ת.ר.ג.מ', "Pi'el", 'infinitive', 'לְתַרְגֵם', 'dagesh missing after a closed syllable'],
  ['ס.ב.ר', "Hif'il", 'present', 'מַסְבֵּר', 'e for i'],
  ['ס.ב.ר', "Hif'il", 'past', 'הַסְבַּרְתִּי', 'a in the prefix'],
  ['ס.ב.ר', "Hif'il", 'future', 'אֶסְבִּיר', 'e in the prefix'],
  ['א.מ.נ', "Hif'il", 'past', 'הִאְמַנְתִּי', 'i and shva with the throat'],
  ['נ.ג.ע', "Hif'il", 'infinitive', 'לְהַגִיעַ', 'dagesh of the nun missing'],
  ['נ.ג.ע', "Hif'il", 'past', 'הִנְגַּעְתִּי', 'nun not swallowed'],
  ['ב.י.נ', "Hif'il", 'infinitive', 'לְהַבִין', 'short a in a hollow verb'],
  ['ב.י.נ', "Hif'il", 'past', 'הִבַנְתִּי', 'i in a hollow verb'],
  ['י.ס.פ', "Hif'il", 'future', 'אַיְסִיף', 'yod as a consonant'],
  ['ר.א.ה', "Hif'il", 'past', 'הִרְאֵיתִי', 'regular where the verb is not'],
  ['ג.נ.נ', "Hif'il", 'presentFeminine', 'מְגִנָה', 'dagesh of the doubled letter missing'],
  ['ס.כ.ל', "Hitpa'el", 'infinitive', 'לְהִתְסַכֵּל', 'tav not behind samekh'],
  ['צ.ר.פ', "Hitpa'el", 'infinitive', 'לְהִצְתָּרֵף', 'tav not like tsadi'],
  ['ז.ק.נ', "Hitpa'el", 'infinitive', 'לְהִזְתַּקֵּן', 'tav not like zayin'],
  ['ל.ב.ש', "Hitpa'el", 'present', 'מְתְלַבֵּשׁ', 'shva in the prefix'],
  ['ש.נ.ה', "Hitpa'el", 'past', 'הִשְׁתַּנִּיתִי', 'i in Hitpa’el'],
  ['כ.נ.ס', "Nif'al", 'infinitive', 'לְהִכְנִיס', 'Hif’il'],
  ['כ.נ.ס', "Nif'al", 'infinitive', 'לְהִכָנֵס', 'dagesh missing in the first letter'],
  ['כ.נ.ס', "Nif'al", 'present', 'נִכְנַס', 'past, third person'],
  ['י.ל.ד', "Nif'al", 'future', 'אֶוָּלֵד', 'e where a first yod has i'],
  ['ר.א.ה', "Nif'al", 'infinitive', 'לְהִרָּאוֹת', 'dagesh in resh'],
  ['ר.א.ה', "Nif'al", 'presentFeminine', 'נִרְאָה', 'past, third person'],
  ['ב.ר.כ', "Pu'al", 'present', 'מְבֻרָּךְ', 'dagesh in resh'],
  ['ח.נ.כ', "Pu'al", 'past', 'חִנַּכְתִּי', 'Pi’el'],
  ['ח.נ.כ', "Pu'al", 'infinitive', 'לְחֻנַּךְ', 'there is none'],
  ['נ.צ.ל', "Huf'al", 'past', 'הִצַּלְתִּי', 'Hif’il'],
  ['נ.צ.ל', "Huf'al", 'present', 'מֻצַּל', 'short a'],
  ['ב.ו.א', "Huf'al", 'past', 'הוּבַאתִי', 'short a before silent alef'],
  ['ק.ו.מ', "Nif'al", 'past', 'נְקוּמוֹתִי', 'no rule stands here'],
];
it.each(wrong)('rejects the %s %s %s %s: %s', (root, binyan, form, hebrew) => {
  expect(findVerbFormError(root, binyan, form, hebrew.normalize('NFC'))).toMatch(/is not the|has no|without its dot/u);
});

describe('other checks', () => {
  it('requires Unicode form NFC', () => {
    const shamarti = 'שָׁמַרְתִּי'.normalize('NFC');
    expect(findVerbFormError('ש.מ.ר', "Pa'al", 'past', shamarti)).toBeUndefined();
    expect(findVerbFormError('ש.מ.ר', "Pa'al", 'past', shamarti.replace(/^(.)(.)(.)/u, '$1$3$2'))).toContain('NFC');
  });
  it('includes the right form in the message', () => {
    expect(findVerbFormError('ד.ב.ר', "Pi'el", 'infinitive', 'לְדַבֵר')).toContain('לְדַבֵּר');
  });
  it('rejects a verb that mixes shin and sin', () => {
    expect(hasOneKindOfShin(['שָׁמַרְתִּי', 'שׁוֹמֵר'])).toBe(true);
    expect(hasOneKindOfShin(['שָׁמַרְתִּי', 'שׂוֹמֵר'])).toBe(false);
  });
  it('throws for a root with a final form or with two letters', () => {
    expect(() => conjugate('נ.ת.ן', "Pa'al", 'past')).toThrow('נ.ת.ן');
    expect(() => conjugate('ק.מ', "Pa'al", 'past')).toThrow('ק.מ');
  });
});
