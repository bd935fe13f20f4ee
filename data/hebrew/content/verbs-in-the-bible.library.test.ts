import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { hebrewVerb } from '#data/hebrew/contract/hebrew.ts';
import type { Binyan } from '#data/hebrew/language/binyan.ts';
import { conjugateCell, withoutShinDots } from '#data/hebrew/language/conjugate.ts';
import { verbCells, type VerbCell } from '#data/hebrew/language/verb-cells.ts';
import { verbTable } from '#data/hebrew/language/verb-table.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';

/** The parsing of each word of the Hebrew Bible, by the Open Scriptures: letters of the binyan and of the form. */
const binyanLetters: Record<Binyan, string> = {
  "Pa'al": 'q',
  "Nif'al": 'N',
  "Pi'el": 'p',
  "Pu'al": 'P',
  "Hif'il": 'h',
  "Huf'al": 'H',
  "Hitpa'el": 't',
};
const tenses: Record<string, string> = { past: 'p', future: 'i', imperative: 'v' };

/** "Vqp3ms" for "past 3ms". Of the common plural it is the masculine, from which today's comes. */
function parsingOf(binyan: Binyan, cell: VerbCell): string {
  const letter = binyanLetters[binyan];
  const [tense = '', person = ''] = cell.split(' ');
  if (tense === 'infinitive') return `HR/V${letter}c`;
  if (tense === 'present') return `HV${letter}r${person}a`;
  const whole = person.length === 2 ? `2${person}` : person;
  const masculine = tense === 'past' ? whole : whole.replace(/(?<=[23])c/u, 'm');
  return `HV${letter}${tenses[tense]}${masculine}`;
}

/** Where the Bible's form differs from today's, or it has the form only in pause; grouped by why. By GKC's sections. */
const otherwise: [reason: string, forms: [id: string, cell: VerbCell, inTheBible: string][]][] = [
  ['without its furtive patah, Leviticus 5:7', [['arrive', 'future 3fs', 'תַגִּע']]],
  [
    'found only in pause, which keeps or lengthens the vowel (GKC §29i–q)',
    [
      ['think', 'future 2cp', 'תַחְשֹׁבֻ'],
      ['stand', 'future 2cp', 'תַעֲמֹדֻ'],
      ['fall', 'future 2cp', 'תִפֹּלֻ'],
      ['sleep', 'future 3ms', 'יִשָׁן'],
      ['eat', 'past 2fs', 'אָכָלְתְּ'],
      ['send', 'past 1cp', 'שָׁלָחְנֻ'],
      ['ask', 'past 3fs', 'שָׁאָלָה'],
      ['ask', 'future 3cp', 'יִשְׁאָלֻ'],
      ['help', 'future 3ms', 'יַעֲזָר'],
      ['help', 'future 3cp', 'יַעְזֹרֻ'],
      ['forget', 'future 2fs', 'תִשְׁכָּחִ'],
      ['grow', 'future 3cp', 'יִגְדָּלֻ'],
      ['laugh', 'past 2fs', 'צָחָקְתְּ'],
      ['speak', 'future 2fs', 'תְדַבֵּרִ'],
      ['fill', 'future 3cp', 'יְמַלֵּאֻ'],
      ['bless', 'future 3cp', 'יְבָרֵכֻ'],
      ['wash', 'past 1cs', 'הִתְרָחַצְתִּ'],
      ['pray', 'past 1cs', 'הִתְפַּלָּלְתִּ'],
      ['pray', 'future 1cs', 'אֶתְפַּלָּל'],
      ['meet', 'past 3cp', 'נִפְגָּשֻׁ'],
      ['be-careful', 'past 3ms', 'נִזְהָר'],
      ['be-respected', 'future 3ms', 'יְכֻבָּד'],
      ['be-brought', 'past 2ms', 'הֻבָאתָה'],
      ['be-brought', 'future 3cp', 'יֻבָאֻ'],
    ],
  ],
  [
    'found only before a word that it leans on, which takes its stress and shortens its vowel (§29f, §52n)',
    [
      ['teach', 'future 3ms', 'יְלַמֶּד'],
      ['ask-for', 'future 3fs', 'תְבַקֶּשׁ'],
      ['receive', 'imperative ms', 'קַבֶּל'],
      ['play', 'infinitive', 'לְשַׂחֶק'],
      ['praise', 'future 3ms', 'יְהַלֶּל'],
      ['recognize', 'imperative ms', 'הַכֶּר'],
      ['be-born', 'future 1cs', 'אִוָּלֶד'],
    ],
  ],
  [
    'a letter with shva lost its dagesh (§20m); printed with it today',
    [
      ['travel', 'future 2cp', 'תִסְעֻ'],
      ['travel', 'future 3cp', 'יִסְעֻ'],
      ['ask-for', 'past 3fs', 'בִקְשָׁה'],
      ['ask-for', 'past 3cp', 'בִקְשֻׁ'],
      ['ask-for', 'future 2fs', 'תְבַקְשִׁ'],
      ['ask-for', 'future 2cp', 'תְבַקְשֻׁ'],
      ['ask-for', 'future 3cp', 'יְבַקְשֻׁ'],
      ['fill', 'past 3cp', 'מִלְאֻ'],
      ['fill', 'imperative cp', 'מַלְאֻ'],
      ['praise', 'present mp', 'מְהַלְלִם'],
      ['praise', 'future 3cp', 'יְהַלְלֻ'],
      ['praise', 'imperative fs', 'הַלְלִ'],
      ['praise', 'imperative cp', 'הַלְלֻ'],
      ['pray', 'future 3cp', 'יִתְפַּלְלֻ'],
    ],
  ],
  [
    'hataf patah under resh (§10g); shva today',
    [
      ['bless', 'past 3cp', 'בֵרֲכֻ'],
      ['bless', 'future 2cp', 'תְבָרֲכֻ'],
      ['bless', 'imperative fs', 'בָרֲכִ'],
    ],
  ],
  [
    'patah in “he” of Pi’el (§52l); tsere today',
    [
      ['teach', 'past 3ms', 'לִמַּד'],
      ['pay', 'past 3ms', 'שִׁלַּם'],
    ],
  ],
  [
    'the alef is said in this verb, or joined to e (§68f); today it follows “to eat”',
    [
      ['love', 'future 1cs', 'אֵהָב'],
      ['love', 'future 2ms', 'תֶאֱהָב'],
      ['love', 'future 3ms', 'יֶאֱהַב'],
      ['love', 'future 2cp', 'תְאֵהֲבֻ'],
    ],
  ],
  [
    'a vowel before the ending of hollow verbs in Hif’il (§72i); today without',
    [
      ['understand', 'past 2mp', 'הֲבִנֹתֶם'],
      ['prepare', 'past 1cs', 'הֲכִנֹתִ'],
      ['prepare', 'past 2ms', 'הֲכִנֹתָ'],
    ],
  ],
  [
    'the other feminine of the participle (§80, §94)',
    [
      ['go-down', 'present fs', 'יֹרְדָה'],
      ['arrive', 'present fs', 'מַגַּעַת'],
      ['announce', 'present fs', 'מַגֶּדֶת'],
      ['be-brought', 'past 3fs', 'הֻבָאת'],
    ],
  ],
  [
    'a longer or a shorter form of the mood, for a wish (§48)',
    [
      ['choose', 'future 1cp', 'נִבְחֲרָה'],
      ['try', 'imperative ms', 'נַס'],
    ],
  ],
  ['today the form of the Mishnah; the Bible’s means “as follows”', [['say', 'infinitive', 'לֵאמֹר']]],
  ['the other form of the hollow root; today with i throughout', [['put', 'infinitive', 'לָשֻׂם']]],
  ['a closed ayin; today with hataf', [['help', 'infinitive', 'לַעְזֹר']]],
  ['once, Hosea 8:12, where what is written and what is read differ', [['write', 'future 1cs', 'אֶכְתָּב']]],
  ['the vowel has moved before a silent alef (§74i), Psalm 99:6', [['read', 'present mp', 'קֹרִאים']]],
  ['e in this verb alone, 1 Samuel 12:13 and Job 21:29 (§64f)', [['ask', 'past 2mp', 'שְׁאֶלְתֶּם']]],
  ['a passive form by its vowels, Psalm 103:14', [['remember', 'present ms', 'זָכֻר']]],
  ['the yod of the root stands, Lamentations 1:16 (§75v)', [['cry', 'present fs', 'בֹכִיָּה']]],
  ['parsed as Pi’el, read by others as Nif’al', [['clean', 'past 1cs', 'נִקֵּתִ']]],
  ['once, Psalm 60:5, with i twice', [['show', 'past 2ms', 'הִרְאִתָה']]],
  ['so parsed, 1 Samuel 18:21; an imperfect by its form', [['marry', 'past 2ms', 'תִתְחַתֵּן']]],
  ['u with a doubled letter for o, 1 Chronicles 3:5 and 20:8 (§69t)', [['be-born', 'past 3cp', 'נֻלְּדֻ']]],
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
    .replaceAll('\u05C7', '\u05B8')
    .normalize('NFC')
    .replace(/^(.[\u05B0-\u05BB]?)\u05BC/u, '$1');
}

const library = new Database('data/library.sqlite', { readonly: true, fileMustExist: true });
const verses = library
  .prepare<[], { text: string; marks: string }>(
    "SELECT text, marks FROM verses, versions WHERE code = 'wlc' AND key BETWEEN id * 100000000 AND (id + 1) * 100000000 - 1",
  )
  .all();

/** Every spelling of each number and parsing. */
const spellings = new Map<string, Set<string>>();
for (const { text, marks } of verses) {
  const { words = [] } = JSON.parse(marks) as VerseMarks;
  for (const [start, end, number, parsing] of words) {
    const word = text.slice(start, end);
    // What is written but not read has no points; of infinitives, those after "to".
    if (
      !parsing?.includes('V') ||
      !/[\u05B0-\u05BB]/u.test(word) ||
      (parsing.startsWith('HR/') && !word.startsWith('ל'))
    )
      continue;
    // The forms of "go" that have lost their yod stand under a number of their own.
    const key = `${number === 'H3212' ? 'H1980' : number} ${parsing}`;
    const found = spellings.get(key) ?? new Set();
    spellings.set(key, found.add(withoutVowelLetters(word)));
  }
}

const verbs = z.array(hebrewVerb).parse(JSON.parse(readFileSync('data/hebrew/content/verbs.json', 'utf8')));
const tables = verbs.map((verb) => {
  const known = {
    infinitive: verb.infinitive ?? undefined,
    'past 1cs': verb.pastFirstPerson,
    'present ms': verb.presentFirstPerson ?? undefined,
    'present fs': verb.presentFeminine ?? undefined,
    'future 1cs': verb.futureFirstPerson,
  };
  return { ...verb, table: verbTable({ ...verb, known }) };
});
const generated = tables.flatMap(({ table }) => Object.values(table));

interface Attested {
  id: string;
  cell: VerbCell;
  hebrew: string;
  /** Every spelling of it. */
  inTheBible: ReadonlySet<string>;
  agrees: boolean;
}

const attested: Attested[] = tables.flatMap(({ id, root, binyan, strongs, table }) =>
  verbCells.flatMap((cell) => {
    const hebrew = table[cell]?.hebrew;
    const inTheBible = spellings.get(`${strongs} ${parsingOf(binyan, cell)}`);
    if (!hebrew || !inTheBible) return [];
    const others = conjugateCell(root, binyan, cell);
    const bare = (word: string): string => withoutVowelLetters(withoutShinDots(word));
    const right = [hebrew, ...others].flatMap((word) => [
      bare(word),
      ...(cell === 'past 2ms' ? [`${bare(word)}ה`] : []),
    ]);
    const agrees = [...inTheBible].some((word) => right.includes(bare(word)));
    return [{ id, cell, hebrew, inTheBible, agrees }];
  }),
);

const differing = otherwise.flatMap(([reason, forms]) =>
  forms.map(([id, cell, inTheBible]) => ({ id, cell, inTheBible, reason })),
);

it('of 2,714 forms the Hebrew Bible has 1,188, and 1,112 of them as they are taught', () => {
  expect(verses.length).toBeGreaterThan(23_000);
  expect(generated).toHaveLength(2714);
  expect(attested).toHaveLength(1188);
  expect(attested.filter(({ agrees }) => agrees)).toHaveLength(1112);
});

it.each(tables)('$id: every form is as the Hebrew Bible has it, but where the list says why not', ({ id }) => {
  const others = attested.filter((form) => form.id === id && !form.agrees).map(({ cell }) => cell);
  expect(others).toEqual(verbCells.filter((cell) => differing.some((form) => form.id === id && form.cell === cell)));
});

it.each(differing)('$id, $cell: the Hebrew Bible has $inTheBible ($reason)', ({ id, cell, inTheBible }) => {
  const form = attested.find((one) => one.id === id && one.cell === cell);
  expect(form?.inTheBible).toContain(withoutVowelLetters(inTheBible));
});
