// cspell:disable
/** A phrase of a translation, or a word of an original with its parsing code. */
export interface FormedWord {
  /** The words of a phrase. Absent for a word of an original. */
  text?: string;
  /** The form of a word of an original. */
  word?: string;
  /** The source's own code. */
  morphology?: string;
}

/** How much one disagreement counts, as a part of the length of a verse. Found by comparing links with known ones. */
const weight = 0.5;

/** A phrase is compared with every word that has its number. */
const known = new WeakMap<FormedWord, Traits>();

/**
 * How badly a phrase fits the form of a word, from 0. It decides between words of the same number: "thy son" is the word
 * with the suffix "thy", "sons" is the plural, "in the city" has a preposition. English and Spanish are known.
 */
export function formCost(translated: FormedWord, { word = '', morphology = '' }: FormedWord): number {
  if (!translated.text || morphology === '') return 0;
  const phrase = known.get(translated) ?? traitsOf(translated.text);
  known.set(translated, phrase);
  return (
    weight * (/^[HA][A-Z]/.test(morphology) ? hebrewCost(phrase, word, morphology) : greekCost(phrase, morphology))
  );
}

interface Pronoun {
  person: string;
  number?: string | undefined;
  gender?: string | undefined;
}

interface Traits {
  /** "I", "they": the subject of a verb. */
  subject: Pronoun | undefined;
  /** "my", "him": the ending of a Hebrew word. */
  ending: Pronoun | undefined;
  isPossessive: boolean;
  /** "Él" is a subject, or follows a preposition. */
  isAnyCase: boolean;
  /** Absent for a phrase of small words. */
  isPlural: boolean | undefined;
  isJoined: boolean;
  /** The Hebrew preposition that the phrase begins with, or "of". */
  preposition: string | undefined;
}

/** Forms by person, number and gender. */
function pronouns(lists: Readonly<Record<string, string>>): ReadonlyMap<string, Pronoun> {
  return new Map(
    Object.entries(lists).flatMap(([code, words]) => {
      const [person = '', number, gender] = code;
      const pronoun: Pronoun = { person, number: number === '-' ? undefined : number, gender };
      return words.split(' ').map((word): [string, Pronoun] => [word, pronoun]);
    }),
  );
}

const subjects = pronouns({
  '1s': 'i yo',
  '1p': 'we',
  '2s': 'thou tú',
  '2p': 'ye',
  '3sm': 'he',
  '3sf': 'she',
  '3s': 'it',
  '3p': 'they',
});
const endings = pronouns({
  '1s': 'my mine me myself mi mis mí mío mía míos mías me conmigo',
  '1p': 'our ours us nuestro nuestra nuestros nuestras nos nosotros',
  '2s': 'thy thine thee tu tus te ti tuyo tuya contigo',
  '2p': 'vuestro vuestra vuestros vuestras os vosotros',
  '2': 'your yours you',
  '3sm': 'his him él',
  '3sf': 'her hers ella',
  '3s': 'its it le lo',
  '3p': 'their theirs them ellos ellas les',
  '3': 'su sus suyo suya suyos suyas sí consigo whose cuyo cuya',
});
const possessives = new Set(
  'my mine our ours thy thine your yours his her hers its their theirs mi mis nuestro nuestra nuestros nuestras tu tus vuestro vuestra vuestros vuestras su sus'.split(
    ' ',
  ),
);
const joining = new Set('and but y e mas'.split(' '));
const articles = new Set('the a an that this el la los las un una'.split(' '));
const irregularPlurals = new Set('men women children brethren oxen feet teeth kine people'.split(' '));
const prepositions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ב: 'in with by at among on through en con por entre',
    ל: 'to unto for into á a al para',
    מ: 'from out than desde',
    כ: 'as like according after como conforme según',
    of: 'of de del',
  }).flatMap(([letter, words]) => words.split(' ').map((word): [string, string] => [word, letter])),
);

const anyCase = new Set('él ella ellos ellas nosotros vosotros'.split(' '));
/** "He visto", "he aquí": the Spanish verb. */
const spanishHave = /\bhe (?:\p{L}{3,}o\b|aquí)/u;
const smallWords: readonly Pick<ReadonlySet<string>, 'has'>[] = [subjects, endings, joining, articles, prepositions];

function traitsOf(text: string): Traits {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  // "Mí y entre", "suyas sobre": what precedes belongs to another word.
  const from = all.findLastIndex(
    (word, index) => joining.has(word) || (endings.has(all[index - 1] ?? '') && prepositions.has(word)),
  );
  const isJoined = joining.has(all[from] ?? '');
  const words = all.slice(isJoined ? from + 1 : Math.max(0, from));
  const [first = '', next = ''] = words;
  const last = words.findLast((word) => smallWords.every((list) => !list.has(word)));
  return {
    subject: spanishHave.test(words.join(' ')) ? undefined : words.map((word) => subjects.get(word)).findLast(Boolean),
    ending: words.map((word) => endings.get(word)).findLast(Boolean),
    isPossessive: words.some((word) => possessives.has(word)),
    isAnyCase: words.some((word) => anyCase.has(word)),
    isPlural: last === undefined ? undefined : irregularPlurals.has(last) || /[^su]s$/.test(last),
    isJoined,
    // "With thee to help": the preposition is the pronoun's.
    preposition: endings.has(next) && !possessives.has(next) && words.length > 2 ? undefined : prepositions.get(first),
  };
}

function hebrewCost(phrase: Traits, word: string, morphology: string): number {
  const code = morphology.slice(1);
  if (/\bV/.test(code)) {
    const verb = /\bV.[^rsac](?<person>[123])(?<gender>[mfc])(?<number>[sp])/.exec(code)?.groups;
    return verb && phrase.subject ? disagreement(phrase.subject, toPronoun(verb)) : 0;
  }
  const parts = code.split('/');
  const isJoined = parts[0] === 'C' && parts.length > 1;
  return (
    (phrase.isJoined && !isJoined ? 0.25 : 0) +
    endingCost(phrase, code) +
    numberCost(phrase, code) +
    prepositionCost(phrase, isJoined ? parts.slice(1) : parts, lettersOf(word)[isJoined ? 1 : 0])
  );
}

function endingCost({ ending, subject }: Traits, code: string): number {
  const suffix = /(?:\/S|\bP)p(?<person>[123])(?<gender>[mfc])(?<number>[sp])/.exec(code)?.groups;
  if (!suffix) return ending ? 1 : 0;
  // "Because he loved" can be a noun with an ending.
  const pronoun = ending ?? subject;
  return pronoun ? disagreement(pronoun, toPronoun(suffix)) : 0;
}

/** A plural says little: after a numeral, Hebrew has the singular ("thirty and six men"). */
function numberCost({ isPlural }: Traits, code: string): number {
  const number = /\bN.[mfbc](?<number>[spd])/.exec(code)?.groups?.['number'];
  return isPlural === false && number !== undefined && number !== 's' ? 0.5 : 0;
}

/** A phrase without a preposition says nothing: it can be outside. */
function prepositionCost({ preposition }: Traits, parts: readonly string[], first: string | undefined): number {
  if (!preposition) return 0;
  const letter = /^Rd?$/.test(parts[0] ?? '') && parts.length > 1 ? first : undefined;
  if (letter === preposition || (preposition === 'of' && (!letter || letter === 'מ'))) return 0;
  return preposition === 'of' ? 0.25 : 0.5;
}

function lettersOf(word: string): string {
  return word.normalize('NFD').replaceAll(/[^א-ת]/g, '');
}

function toPronoun({ person = '', number, gender }: Record<string, string | undefined>): Pronoun {
  return { person, number, gender: gender === 'c' ? undefined : gender };
}

function disagreement(a: Pronoun, b: Pronoun): number {
  if (a.person !== b.person) return 1;
  const differs = (one?: string, other?: string): boolean => one !== undefined && other !== undefined && one !== other;
  return (differs(a.number, b.number) ? 0.5 : 0) + (differs(a.gender, b.gender) ? 0.5 : 0);
}

function greekCost(phrase: Traits, morphology: string): number {
  const noun = /^(?:[A-UW-Z]|V-\w+)-[123]?(?<grammarCase>[NGDAV])(?<number>[SP])(?<gender>[MFN]?)/.exec(
    morphology,
  )?.groups;
  const verb = /^V-\w+-(?<person>[123])(?<number>[SP])$/.exec(morphology)?.groups;
  if (verb && phrase.subject)
    return disagreement(phrase.subject, { person: verb['person'] ?? '', number: verb['number']?.toLowerCase() });
  if (!noun) return 0;
  const pronoun = phrase.subject ?? phrase.ending;
  const isPlural = pronoun?.number ? pronoun.number === 'p' : phrase.isPlural;
  // The ending of "loves" is not that of a plural, and English adjectives have none.
  const hasNumber = pronoun?.number !== undefined || morphology.startsWith('N');
  const agrees = !hasNumber || isPlural === undefined || isPlural === (noun['number'] === 'P');
  // "It" can be any gender, and "his" can be neuter.
  const isOtherGender =
    morphology.startsWith('P') &&
    ((pronoun?.gender === 'm' && noun['gender'] === 'F') || (pronoun?.gender === 'f' && noun['gender'] === 'M'));
  return (agrees ? 0 : 0.5) + (isOtherGender ? 0.5 : 0) + (casesOf(phrase).includes(noun['grammarCase'] ?? '') ? 0 : 1);
}

/** The cases of the Greek words that a phrase can render. */
function casesOf({ subject, ending, isPossessive, isAnyCase, preposition }: Traits): string {
  if (isPossessive || preposition === 'of') return 'G';
  if (preposition === 'ל') return 'DA';
  if (isAnyCase) return 'NGDAV';
  if (subject) return 'NV';
  return ending ? 'GDA' : 'NGDAV';
}
