import { describeGreekParsing } from './morphology/greek.ts';
import * as terms from './morphology/terms.ts';

type Language = 'H' | 'A';

/**
 * A parsing of the Hebrew text or a Greek one in plain words. Empty for an unknown code, such as the parsing numbers of
 * other texts (H8804).
 */
export function describeParsing(code: string): string {
  return describeGreekParsing(code) ?? describeHebrewParsing(code);
}

/**
 * A code of the Open Scriptures Hebrew Morphology in plain words: "HVqp3ms" is "verb, Qal, perfect, third person
 * masculine singular", "HR/Ncfsa" is "preposition + noun, feminine singular, absolute". Aramaic has a prefix.
 */
function describeHebrewParsing(code: string): string {
  const language = code[0];
  if (language !== 'H' && language !== 'A') return '';
  // Two words of the source have an extra slash.
  const described = code
    .slice(1)
    .split('/')
    .filter((part) => part !== '')
    .map((part) => describePart(part, language));
  if (described.length === 0 || described.includes(undefined)) return '';
  return `${language === 'A' ? 'Aramaic: ' : ''}${described.join(' + ')}`;
}

/** A prefix, the word itself or an ending; `undefined` if any part is unknown. */
function describePart(part: string, language: Language): string | undefined {
  const [speech, type = '', a = '', b = '', c = '', d = ''] = part;
  switch (speech) {
    case 'A':
      return join([terms.adjectives[type], form(terms.genders[a], terms.numbers[b]), terms.states[c]], part, 5);
    case 'C':
      return join(['conjunction'], part, 1);
    case 'D':
      return join(['adverb'], part, 1);
    case 'N':
      if (type === 'p') return join([terms.nouns[type]], part, 2);
      return join([terms.nouns[type], form(terms.genders[a], terms.numbers[b]), terms.states[c]], part, 5);
    case 'P':
      if (part.length === 2) return terms.pronouns[type];
      return join([terms.pronouns[type], form(terms.persons[a], terms.genders[b], terms.numbers[c])], part, 5);
    case 'R':
      return join([terms.prepositions[type]], part, 2);
    case 'S':
      if (type !== 'p') return join([terms.suffixes[type]], part, 2);
      return join([terms.suffixes[type], form(terms.persons[a], terms.genders[b], terms.numbers[c])], part, 5);
    case 'T':
      return join([terms.particles[type]], part, 2);
    case 'V':
      return describeVerb(part, language, type, a, [b, c, d]);
    default:
      return undefined;
  }
}

function describeVerb(
  part: string,
  language: Language,
  stem: string,
  conjugation: string,
  [a, b, c]: [string, string, string],
): string | undefined {
  const stems = language === 'H' ? terms.hebrewStems : terms.aramaicStems;
  const start = ['verb', stems[stem], terms.conjugations[conjugation]];
  if (conjugation === 'a' || conjugation === 'c') return join(start, part, 3);
  if (conjugation === 'r' || conjugation === 's')
    return join([...start, form(terms.genders[a], terms.numbers[b]), terms.states[c]], part, 6);
  return join([...start, form(terms.persons[a], terms.genders[b], terms.numbers[c])], part, 6);
}

function form(...words: (string | undefined)[]): string | undefined {
  return words.includes(undefined) ? undefined : words.filter((word) => word !== '').join(' ');
}

/** `undefined` if a term is unknown or the part is longer than its kind can be. */
function join(words: (string | undefined)[], part: string, max: number): string | undefined {
  if (part.length > max) return undefined;
  return words.includes(undefined) ? undefined : words.filter((word) => word !== '').join(', ');
}
