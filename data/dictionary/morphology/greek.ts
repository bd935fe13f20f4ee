/**
 * Codes of parsed Greek texts, from Maurice Robinson's editions of the New Testament, which explain them ("A Full
 * Explanation of the Parsing Codes"): "N-NSM", "V-2AAI-3S", "P-1GS", "CONJ".
 */

type Terms = Readonly<Record<string, string>>;

export const undeclined: Terms = {
  ADV: 'adverb',
  CONJ: 'conjunction',
  COND: 'conditional particle',
  PRT: 'particle',
  PREP: 'preposition',
  INJ: 'interjection',
  ARAM: 'Aramaic word',
  HEB: 'Hebrew word',
  'N-PRI': 'proper noun, undeclined',
  'N-LI': 'letter, undeclined',
  'N-OI': 'noun, undeclined',
  'A-NUI': 'numeral, undeclined',
};
export const declined: Terms = {
  N: 'noun',
  A: 'adjective',
  T: 'article',
  P: 'personal pronoun',
  R: 'relative pronoun',
  D: 'demonstrative pronoun',
  I: 'interrogative pronoun',
  X: 'indefinite pronoun',
  F: 'reflexive pronoun',
  S: 'possessive pronoun',
  K: 'correlative pronoun',
  C: 'reciprocal pronoun',
  Q: 'correlative or interrogative pronoun',
};
export const cases: Terms = { N: 'nominative', V: 'vocative', G: 'genitive', D: 'dative', A: 'accusative' };
export const numbers: Terms = { S: 'singular', P: 'plural' };
export const greekGenders: Terms = { M: 'masculine', F: 'feminine', N: 'neuter' };
export const persons: Terms = { 1: 'first person', 2: 'second person', 3: 'third person' };
export const tenses: Terms = {
  P: 'present',
  I: 'imperfect',
  F: 'future',
  A: 'aorist',
  R: 'perfect',
  L: 'pluperfect',
  X: '',
};
export const voices: Terms = {
  A: 'active',
  M: 'middle',
  P: 'passive',
  E: 'middle or passive',
  D: 'middle deponent',
  O: 'passive deponent',
  N: 'middle or passive deponent',
  Q: 'impersonal active',
  X: '',
};
export const moods: Terms = {
  I: 'indicative',
  S: 'subjunctive',
  O: 'optative',
  M: 'imperative',
  N: 'infinitive',
  P: 'participle',
};
/**
 * For adjectives and adverbs "C" is a degree; for pronouns and conditionals it means that they are merged with "and".
 */
const degrees: Terms = { C: 'comparative', S: 'superlative' };
const suffixes: Terms = {
  ATT: 'Attic form',
  ABB: 'abbreviated',
  AP: 'shortened',
  A: 'Aeolic form',
  I: 'interrogative',
  N: 'negative',
  K: 'with “and”',
  P: 'with an attached particle',
  M: 'with the sense of the middle',
  T: 'transitive',
  IRR: 'irregular form',
};

const declinedCode =
  /^(?<speech>[A-Z])-(?<person>[123])?(?<case>[NVGDA])(?<number>[SP])(?<gender>[MFN])?(?:-(?<more>[A-Z]+))?$/;
const verbCode =
  /^V-(?<second>2)?(?<tense>[A-Z])(?<voice>[A-Z])(?<mood>[A-Z])(?:-(?:(?<person>[123])(?<only>[SP])|(?<case>[NVGDA])(?<number>[SP])(?<gender>[MFN])))?(?:-(?<more>[A-Z]+))?$/;
const undeclinedCode = /^(?<word>[A-Z]{3,4}|N-PRI|N-LI|N-OI|A-NUI)(?:-(?<more>[A-Z]+))?$/;

/** "noun, masculine, nominative singular"; `undefined` for a code of none of these forms. */
export function describeGreekParsing(code: string): string | undefined {
  const verb = verbCode.exec(code)?.groups;
  if (verb) return verbParsing(verb);
  const word = declinedCode.exec(code)?.groups;
  if (word) {
    const isGraded = word.speech === 'A';
    return joined([
      declined[word.speech ?? ''],
      word.person && persons[word.person],
      word.gender && greekGenders[word.gender],
      `${cases[word.case ?? '']} ${numbers[word.number ?? '']}`,
      suffix(word.more, isGraded),
    ]);
  }
  const fixed = undeclinedCode.exec(code)?.groups;
  if (!fixed) return undefined;
  return joined([undeclined[fixed.word ?? ''], suffix(fixed.more, fixed.word === 'ADV')]);
}

type Groups = Record<string, string | undefined>;

function verbParsing({
  second,
  tense = '',
  voice = '',
  mood = '',
  person,
  only,
  more,
  ...form
}: Groups): string | undefined {
  const [inTense, inVoice, inMood] = [tenses[tense], voices[voice], moods[mood]];
  if (inTense === undefined || inVoice === undefined || inMood === undefined) return undefined;
  return joined([
    'verb',
    [second && inTense ? 'second' : '', inTense, inVoice, inMood].filter((part) => part !== '').join(' '),
    person && `${persons[person]} ${numbers[only ?? '']}`,
    form.gender && greekGenders[form.gender],
    form.case && `${cases[form.case]} ${numbers[form.number ?? '']}`,
    suffix(more, false),
  ]);
}

/** `null` for an unknown suffix. */
function suffix(more: string | undefined, isGraded: boolean): string | null | undefined {
  if (more === undefined) return undefined;
  if (isGraded && degrees[more]) return degrees[more];
  return more === 'C' ? suffixes.K : (suffixes[more] ?? null);
}

/** `undefined` if any part is unknown. */
function joined([name, ...parts]: readonly (string | null | undefined)[]): string | undefined {
  if (!name || parts.includes(null)) return undefined;
  return [name, ...parts.filter((part) => part !== undefined && part !== '')].join(', ');
}

/**
 * Only the part of speech of a code, with the gender of a noun: "noun, masculine", "verb"; `undefined` if the code has
 * none.
 */
export function greekSpeech(code: string): { speech: string; gender?: string | undefined } | undefined {
  if (verbCode.test(code)) return { speech: 'verb' };
  const word = declinedCode.exec(code)?.groups;
  const speech = word && declined[word.speech ?? ''];
  if (speech) return { speech, gender: speech === 'noun' ? greekGenders[word.gender ?? ''] : undefined };
  const fixed = undeclined[undeclinedCode.exec(code)?.groups?.word ?? ''];
  return fixed === undefined ? undefined : { speech: fixed.replace(', undeclined', '') };
}
