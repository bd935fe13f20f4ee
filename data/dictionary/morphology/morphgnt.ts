/**
 * MorphGNT's morphology codes (github.com/morphgnt/sblgnt) and the same parsings in Robinson's notation, which the site
 * stores. MorphGNT has two columns: a part of speech, and eight letters for person, tense, voice, mood, case, number,
 * gender and degree, with a hyphen for what a word does not have: "V- 3AAI-S--" is "V-AAI-3S".
 *
 * Every conversion from MorphGNT can be undone. Robinson's notation says more in three places, which the lemma decides:
 * the person of pronouns, and which pronouns are reflexive, reciprocal or indefinite.
 */

const slots =
  /^(?<person>[123-])(?<tense>[PIFAXY-])(?<voice>[AMP-])(?<mood>[ISODNP-])(?<case>[NGDAV-])(?<number>[SP-])(?<gender>[MFN-])(?<degree>[CS-])$/;

const undeclined: Readonly<Record<string, string>> = {
  'C-': 'CONJ',
  'D-': 'ADV',
  'I-': 'INJ',
  'P-': 'PREP',
  'X-': 'PRT',
};
const declined: Readonly<Record<string, string>> = {
  'A-': 'A',
  'N-': 'N',
  RA: 'T',
  RD: 'D',
  RI: 'I',
  RP: 'P',
  RR: 'R',
};
/** Robinson's letters where they differ: the perfect, the pluperfect and the imperative. */
const tenses: Readonly<Record<string, string>> = { X: 'R', Y: 'L' };
const moods: Readonly<Record<string, string>> = { D: 'M' };

/** Pronouns that Robinson's notation distinguishes, by lemma: the letter, the person, and whether they contain "and". */
const pronouns: Readonly<Record<string, readonly [letter: string, person?: string, merged?: string]>> = {
  ἐγώ: ['P', '1'],
  κἀγώ: ['P', '1', 'C'],
  σύ: ['P', '2'],
  ἐμαυτοῦ: ['F', '1'],
  σεαυτοῦ: ['F', '2'],
  ἑαυτοῦ: ['F', '3'],
  ἀλλήλων: ['C'],
  τις: ['X'],
  κἀκεῖνος: ['D', '', 'C'],
};

/** Returns `undefined` for a code that MorphGNT does not define. `lemma` is as MorphGNT writes it. */
export function robinsonOfMorphGnt(speech: string, parsing: string, lemma: string): string | undefined {
  const form = slots.exec(parsing)?.groups;
  if (!form) return undefined;
  const { person = '', tense = '', voice = '', mood = '', number = '', gender = '', degree = '' } = form;
  const letters = (...parts: string[]): string => parts.join('').replaceAll('-', '');
  const declension = letters(form.case ?? '', number, gender);
  const more = degree === '-' ? '' : `-${degree}`;
  const word = undeclined[speech];
  if (word) return letters(person, tense, voice, mood, declension) === '' ? word + more : undefined;
  if (speech === 'V-') {
    const start = `V-${letters(tenses[tense] ?? tense, voice, moods[mood] ?? mood)}`;
    if (start.length !== 5) return undefined;
    if (mood === 'N') return start;
    return `${start}-${mood === 'P' ? declension : letters(person, number)}`;
  }
  const ofSpeech = declined[speech];
  if (!ofSpeech || letters(person, tense, voice, mood) !== '') return undefined;
  const [letter = ofSpeech, ownPerson = '', merged] = pronouns[lemma] ?? [];
  return `${letter}-${ownPerson}${declension}${merged ? `-${merged}` : more}`;
}

const ofLetter: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(declined).map(([speech, letter]) => [letter, speech])),
  C: 'RP',
  F: 'RP',
  S: 'A-',
  X: 'RI',
  K: 'RR',
  Q: 'RI',
};
const ofWord: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(undeclined).map(([speech, word]) => [word, speech])),
  COND: 'C-',
  ARAM: 'X-',
  HEB: 'X-',
};
const voicesOf: Readonly<Record<string, string>> = { D: 'M', O: 'P', E: 'M', N: 'M', Q: 'A' };

const verb =
  /^V-2?(?<tense>[A-Z])(?<voice>[A-Z])(?<mood>[A-Z])(?:-(?:(?<person>[123])(?<only>[SP])|(?<case>[NVGDA])(?<number>[SP])(?<gender>[MFN])))?(?:-[A-Z]+)?$/;
const noun =
  /^(?<letter>[A-Z])-(?<person>[123])?(?<case>[NVGDA])(?<number>[SP])(?<gender>[MFN])?(?:-(?<degree>[A-Z]+))?$/;
const fixed = /^(?<word>[A-Z]{3,4})(?:-(?<degree>[A-Z]+))?$/;

/**
 * The nearest code of MorphGNT, "V- 3AAI-S--"; `undefined` for a code that has none. MorphGNT does not distinguish the
 * second aorist, nor deponent verbs: for "middle or passive" it has a middle.
 */
export function morphGntOfRobinson(code: string): string | undefined {
  const form = verb.exec(code)?.groups;
  if (form) {
    const { tense = '', voice = '', mood = '', person = '-', only, number = '-', gender = '-' } = form;
    const letters = [unchanged(tense, tenses), voicesOf[voice] ?? voice, unchanged(mood, moods)];
    return `V- ${person}${letters.join('')}${form.case ?? '-'}${only ?? number}${gender}-`;
  }
  const word = noun.exec(code)?.groups;
  const speech = word && (code.startsWith('D-') && word.degree === 'C' ? 'RD' : ofLetter[word.letter ?? '']);
  if (speech) {
    const degree = speech === 'A-' && /^[CS]$/.test(word.degree ?? '') ? word.degree : '-';
    return `${speech} ----${word.case}${word.number}${word.gender ?? '-'}${degree}`;
  }
  const plain = fixed.exec(code)?.groups;
  const kind = ofWord[plain?.word ?? ''];
  if (!kind) return undefined;
  return `${kind} -------${kind === 'D-' && /^[CS]$/.test(plain?.degree ?? '') ? plain?.degree : '-'}`;
}

/** The letter of MorphGNT for a letter of Robinson. */
function unchanged(letter: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).find(([, robinson]) => robinson === letter)?.[0] ?? letter;
}
