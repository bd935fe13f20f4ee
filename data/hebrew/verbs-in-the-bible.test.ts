import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { hebrewVerb } from '#data/contract/hebrew.ts';
import type { Binyan, VerbForm } from '#data/model/hebrew/binyan.ts';
import type { VerseMarks } from '#data/model/verse-marks.ts';

/** The parsing of each word of the Hebrew Bible, by the Open Scriptures: letters of the binyan and of the form. */
const binyanLetters: Record<Binyan, string> = { "Pa'al": 'q', "Nif'al": 'N', "Pi'el": 'p', "Pu'al": 'P', "Hif'il": 'h', "Huf'al": 'H', "Hitpa'el": 't' };
const parsings: Record<VerbForm, (binyan: string) => string> = {
  infinitive: (binyan) => `HR/V${binyan}c`,
  past: (binyan) => `HV${binyan}p1cs`,
  present: (binyan) => `HV${binyan}rmsa`,
  presentFeminine: (binyan) => `HV${binyan}rfsa`,
  future: (binyan) => `HV${binyan}i1cs`,
};

/** Where custom of today and the Bible differ, or the Bible has the form only at the end of a clause (in pause). */
const otherwise: [id: string, form: VerbForm, inTheBible: string, reason: string][] = [
  ['say', 'infinitive', 'לֵאמֹר', 'today the form of the Mishnah; the Bible’s means “as follows”'],
  ['love', 'future', 'אֵהָב', 'once, Proverbs 8:17; with suffixes the Bible has the o of today, as in Hosea 14:5'],
  ['fall', 'infinitive', 'לִנְפֹּל', 'nun kept; both are right today, the shorter is what is said'],
  ['put', 'infinitive', 'לָשׂוּם', 'the other form of the hollow root; today with i throughout'],
  ['help', 'infinitive', 'לַעְזֹר', 'a closed ayin; today with hataf'],
  ['play', 'infinitive', 'לְשַׂחֶק', 'before a word that leans on it'],
  ['clean', 'past', 'נִקֵּיתִי', 'parsed as Pi’el, read by others as Nif’al'],
  ['arrive', 'presentFeminine', 'מַגַּעַת', 'the older feminine'],
  ['prepare', 'past', 'הֲכִינוֹתִי', 'a vowel before the ending; today without'],
  ['wash', 'past', 'הִתְרָחַצְתִּי', 'once, Job 9:30, with long a before ḥet'],
  ['pray', 'past', 'הִתְפַּלָּלְתִּי', 'in pause'],
  ['pray', 'future', 'אֶתְפַּלָּל', 'in pause, Psalm 5:3'],
  ['write', 'future', 'אֶכְתָּב', 'once, Hosea 8:12, where what is written and what is read differ'],
  ['go-down', 'presentFeminine', 'יֹרְדָה', 'the feminine in -a, Lamentations 1:16'],
  ['remember', 'present', 'זָכוּר', 'a passive form by its vowels, Psalm 103:14'],
  ['be-born', 'future', 'אִוָּלֶד', 'before a word that leans on it, Job 3:3'],
];

/** The Bible writes vowels out or not as it pleases; accents and the dagesh of a first letter depend on the words around. */
function withoutVowelLetters(hebrew: string): string {
  return hebrew
    .normalize('NFC')
    .replace(/[\u0591-\u05AF\u05BD\u05BF\u05C0\u05C3-\u05C5]/gu, '')
    .normalize('NFC')
    .replace(/\u05B9ו(?![\u05B0-\u05BC])|ו\u05B9/gu, '\u05B9')
    .replace(/(?<=[\u05B4\u05B5]\u05BC?[\u05C1\u05C2]?)י(?![\u05B0-\u05BC])/gu, '')
    .replace(/ו\u05BC(?![\u05B0-\u05BB])/gu, '\u05BB')
    .normalize('NFC')
    .replace(/^(.[\u05B0-\u05BB]?)\u05BC/u, '$1');
}

const library = new Database('data/library.sqlite', { readonly: true, fileMustExist: true });
const verses = library
  .prepare<[], { text: string; marks: string }>("SELECT text, marks FROM verses, versions WHERE code = 'wlc' AND key BETWEEN id * 100000000 AND (id + 1) * 100000000 - 1")
  .all();

/** Every spelling of each number and parsing. */
const spellings = new Map<string, Set<string>>();
for (const { text, marks } of verses) {
  const { words = [] } = JSON.parse(marks) as VerseMarks;
  for (const [start, end, number, parsing] of words) {
    const word = text.slice(start, end);
    // What is written but not read has no points; of infinitives, those after "to".
    if (!parsing?.includes('V') || !/[\u05B0-\u05BB]/u.test(word) || (parsing.startsWith('HR/') && !word.startsWith('ל'))) continue;
    // The forms of "go" that have lost their yod stand under a number of their own.
    const key = `${number === 'H3212' ? 'H1980' : number} ${parsing}`;
    const found = spellings.get(key) ?? new Set();
    spellings.set(key, found.add(withoutVowelLetters(word)));
  }
}

const verbs = z.array(hebrewVerb).parse(JSON.parse(readFileSync('data/hebrew/verbs.json', 'utf8')));
const attested = verbs.flatMap(({ id, binyan, strongs, ...verb }) => {
  const forms: [VerbForm, string | null][] = [
    ['infinitive', verb.infinitive],
    ['past', verb.pastFirstPerson],
    ['present', verb.presentFirstPerson],
    ['presentFeminine', verb.presentFeminine],
    ['future', verb.futureFirstPerson],
  ];
  return forms.flatMap(([form, hebrew]) => {
    const inTheBible = spellings.get(`${strongs} ${parsings[form](binyanLetters[binyan])}`);
    return hebrew && inTheBible ? [{ id, form, hebrew, inTheBible }] : [];
  });
});

it('the Hebrew Bible has more than two hundred of the forms', () => {
  expect(verses.length).toBeGreaterThan(23_000);
  expect(attested.length).toBeGreaterThan(200);
});

it.each(attested)('$id, $form: $hebrew is as the Hebrew Bible has it', ({ id, form, hebrew, inTheBible }) => {
  const exception = otherwise.find(([one, ofForm]) => one === id && ofForm === form);
  expect(inTheBible).toContain(withoutVowelLetters(exception?.[2] ?? hebrew));
  if (exception) expect(inTheBible).not.toContain(withoutVowelLetters(hebrew));
});

it.each(otherwise)('%s, %s: the Hebrew Bible has it otherwise, %s (%s)', (id, form) => {
  expect(attested.some((one) => one.id === id && one.form === form)).toBe(true);
});
