import { expect, it } from 'vitest';
import { transliterateForm } from './transliterate-form.ts';

it.each([
  ['Ἐν', 'En'],
  ['ἀρχῇ', 'archē'],
  ['ἦν', 'ēn'],
  ['ὁ', 'ho'],
  ['λόγος', 'logos'],
  ['οὗτος', 'houtos'],
  ['υἱός', 'huios'],
  ['Ἁβραάμ', 'Habraam'],
  ['ῥῆμα', 'rhēma'],
  ['ἄγγελος', 'angelos'],
  ['εὐαγγέλιον', 'euangelion'],
  ['κύριος', 'kyrios'],
  ['Ἰησοῦς', 'Iēsous'],
  ['Μωϋσῆς', 'Mōysēs'],
  ['αἱ', 'hai'],
  ['Οὗτος', 'Houtos'],
])('writes the Greek %s as %s', (form, latin) => {
  expect(transliterateForm(form, 'grc')).toBe(latin);
});

it.each([
  ['בְּרֵאשִׁ֖ית', '', '', 'bereshit'],
  ['הַשָּׁמַ֖יִם', '', '', 'hashamayim'],
  ['יְהוָ֣ה', '', '', 'YHWH'],
  // 2 Samuel 5:5, Jeremiah 26:18 (the spelling with yod), 1 Kings 10:2: all are read with a yod.
  ['בִירוּשָׁלִַ֣ם', '', '', 'virushalayim'],
  ['וִירוּשָׁלַ֙יִם֙', '', '', 'virushalayim'],
  ['יְרוּשָׁלְַ֗מָה', '', '', 'yerushalayma'],
  ['לַֽיהוָ֖ה', '', '', 'laYHWH'],
  // Grammars name these for "kamats katan": Proverbs 1:2, Genesis 2:5, Exodus 15:11, Psalm 2:6, Genesis 18:1.
  ['כָּל', 'כֹּל', 'HNcmsc', 'kol'],
  ['קָדְשִֽׁי', 'קֹדֶשׁ', 'HNcmsc/Sp1cs', 'kodshi'],
  ['אָהֳלִ֑י', 'אֹהֶל', 'HNcmsc/Sp1cs', 'oholi'],
  // Ruth 1:16, Genesis 2:17, Psalm 16:1: infinitives and an imperative.
  ['לְעָזְבֵ֖ךְ', 'עָזַב', 'HR/Vqc/Sp2fs', 'le’ozvekh'],
  ['אֲכָלְךָ֥', 'אָכַל', 'HVqc/Sp2ms', 'akholkha'],
  ['שָׁמְרֵ֥נִי', 'שָׁמַר', 'HVqv2ms/Sp1cs', 'shomreni'],
  // Genesis 4:8, 5:5: the stress is on the syllable before.
  ['וַיָּ֥קָם', 'קוּם', 'HC/Vqw3ms', 'vayakom'],
  ['וַיָּמֹֽת', 'מוּת', 'HC/Vqw3ms', 'vayamot'],
  // Long kamats: an open syllable, a stressed one, and a vocal shva.
  ['יָמִ֖ים', 'יוֹם', 'HNcmpa', 'yamim'],
  ['רָאשֵׁ֖י', 'רֹאשׁ', 'HNcmpc', 'rashei'],
  ['תּוֹלְדֹתָ֥ם', 'תּוֹלְדָה', 'HNcfpc/Sp3mp', 'toldotam'],
  ['וְתוֹרֹתָֽי', 'תּוֹרָה', 'HC/Ncfpc/Sp1cs', 'vetorotay'],
  ['דֹּדָֽתְךָ֖', 'דּוֹדָה', 'HNcfsc/Sp2ms', 'dodatkha'],
  ['דָּבָר֙', 'דָּבָר', 'HNcmsa', 'davar'],
  ['וַיָּבֹ֤א', 'בּוֹא', 'HC/Vqw3ms', 'vayavo'],
  ['וַיִּקְרָ֧א', 'קָרָא', 'HC/Vqw3ms', 'vayikra'],
])('writes the Hebrew %s (%s, %s) as %s', (form, lemma, code, latin) => {
  expect(transliterateForm(form, 'hbo', { lemma, code })).toBe(latin);
});

it.each([
  ['חָכְמָ֣ה', 'חָכְמָה', 'chokmâh', 'ḥokhma'],
  ['קָרְבָּנ֣וֹ', 'קָרְבָּן', 'qorbân', 'korbano'],
  ['דְּבַר', 'דָּבָר', 'dâbâr', 'dvar'],
])('reads the vowels of %s as the dictionary does: %s, %s', (form, lemma, sound, latin) => {
  expect(transliterateForm(form, 'hbo', { lemma, sound })).toBe(latin);
});

it.each([
  ['ινα', 'ἵνα', 'hina'],
  ['ο', 'ὁ', 'ho'],
  ['του', 'ὁ', 'tou'],
  ['ημερας', 'ἡμέρα', 'hēmeras'],
  ['υιον', 'υἱός', 'huion'],
  ['η', 'ἤ', 'ē'],
  ['ἵνα', 'ἵνα', 'hina'],
])('writes %s, a form of %s, as %s', (form, lemma, latin) => {
  expect(transliterateForm(form, 'grc', { lemma })).toBe(latin);
});
