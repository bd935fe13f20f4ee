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
  ['בְּרֵאשִׁ֖ית', '', 'bereshit'],
  ['הַשָּׁמַ֖יִם', '', 'hashamayim'],
  ['יְהוָ֣ה', '', 'YHWH'],
  ['לַֽיהוָ֖ה', '', 'laYHWH'],
  // Proverbs 1:2: the dictionary form of H2451 has the vowel "o".
  ['חָכְמָ֣ה', 'חׇכְמָה', 'ḥokhma'],
])('writes the Hebrew %s (%s) as %s', (form, lemma, latin) => {
  expect(transliterateForm(form, 'hbo', lemma)).toBe(latin);
});
