import { startsOfForms, type WantedForm } from '../../dictionary/morphology/form-slots.ts';
import { greekForms, greekFormTerm, secondTense } from '../../dictionary/morphology/greek-forms.ts';
import { aramaicVerbs, hebrewForms } from '../../dictionary/morphology/hebrew-forms.ts';
import { aramaicTerm, greekTerm, hebrewTerm, isGreekCode } from '../sql/morphology-terms.ts';
import { codeExpected, noSuchFormMessage, tooManyFormsMessage, unknownGrammarWordMessage } from './messages.ts';
import type { MorphologyTerm } from './tree.ts';

/** The content of a bracket as terms of the index, or what is wrong with it. */
export type ReadForm =
  | { kind: 'terms'; terms: MorphologyTerm[] }
  | { kind: 'error'; message: string; suggestion: string };

/** Each term is a look-up in the index. */
const maxTerms = 200;

/**
 * Reads what is in brackets: words in which a parsing is shown ("aorist imperative"), or a code of the Hebrew text
 * (Vqp3ms), of Robinson (V-AAI-3S) or of MorphGNT (V- 3AAI-S--). A star after a code finds all codes that begin with it.
 */
export function readFormQuery(typed: string): ReadForm {
  const content = typed.replace(scheme, '');
  const morphGnt = morphGntCode.exec(content)?.groups;
  if (morphGnt) return ofStarts(content, startsOfForms(greekForms, wantedOfMorphGnt(morphGnt)).map(greekTerm));
  if (isGrammarWords(content)) return ofWords(content);
  const code = content.replace(/\*$/, '');
  const isOpen = code !== content;
  if (isGreekCode(code) && robinsonCode.test(code)) {
    if (!isOpen) return terms([{ term: greekTerm(greekFormTerm(code)), prefix: false }]);
    return ofStarts(content, startsOfRobinson(code).map(greekTerm));
  }
  if (hebrewCode.test(code)) return terms(termsOfHebrew(code).map((term) => ({ term, prefix: isOpen })));
  if (!/^[\p{L}\d ,]+$/u.test(content)) return { kind: 'error', message: codeExpected, suggestion: content };
  const words = content.split(/[ ,]+/);
  const unknown = words.find((word) => !isGrammarWords(word)) ?? content;
  const rest = words.filter((word) => word !== unknown).join(' ');
  const isValid = isGrammarWords(rest) && ofWords(rest).kind === 'terms';
  return { kind: 'error', message: unknownGrammarWordMessage(unknown), suggestion: isValid ? `[${rest}]` : content };
}

/** Without the letter of its language, a verb may be Hebrew or Aramaic. */
function termsOfHebrew(code: string): string[] {
  // No part of speech is "h". "a" is that of adjectives, unless another capital follows.
  const own = code.replace(/^(?:[HA](?=[A-Z])|h(?=[a-z]))/, '');
  const [hebrew, aramaic] = [hebrewTerm(own), aramaicTerm(own)];
  if (own !== code) return [code.startsWith('A') ? aramaic : hebrew];
  return aramaic.startsWith(hebrew) ? [hebrew] : [...new Set([hebrew, aramaic])];
}

/** Whether every word is one that parsings are shown in. */
export function isGrammarWords(content: string): boolean {
  const words = wordsIn(content);
  return words.length > 0 && words.every((word) => grammarWords.has(word));
}

/** The name of a code's scheme, as OSIS files write it before the code. */
const scheme = /^(?:robinson|oshm):(?=\S)/i;
/** A part of speech with its letters, after the language; or a number of Strong's own list of verb forms. */
const hebrewCode = /^(?:[ha]?[acdnprstv][a-z0-9]{0,5}|[hg]\d{1,4})$/i;
const robinsonCode = /^[a-z]{1,4}(?:-[a-z0-9]{0,4}){0,3}$/i;
const morphGntCode =
  /^(?:(?<speech>[A-Z][A-Z-]) ?)?(?<person>[123-])(?<tense>[PIFAXY-])(?<voice>[AMP-])(?<mood>[ISODNP-])(?<case>[NGDAV-])(?<number>[SP-])(?<gender>[MFN-])[CS-]$/i;

/** The values of Robinson's letters for one of MorphGNT, which does not distinguish second tenses and deponent verbs. */
const tensesOf: Readonly<Record<string, string[]>> = {
  a: ['a', 'b'],
  f: ['f', 'g'],
  x: ['r', 's'],
  y: ['l', 'm'],
};
const voicesOf: Readonly<Record<string, string[]>> = {
  a: ['a', 'q'],
  m: ['m', 'd', 'e', 'n'],
  p: ['p', 'o', 'e', 'n'],
};
const speechesOf: Readonly<Record<string, string[]>> = {
  'n-': ['n'],
  'a-': ['a', 's'],
  'v-': ['v'],
  ra: ['t'],
  rd: ['d'],
  ri: ['i', 'x', 'q'],
  rp: ['p', 'f', 'c'],
  rr: ['r', 'k'],
  'c-': ['uconj', 'ucond'],
  'd-': ['uadv'],
  'i-': ['uinj'],
  'p-': ['uprep'],
  'x-': ['uprt', 'uheb', 'uaram'],
};

function wantedOfMorphGnt(groups: Record<string, string | undefined>): WantedForm {
  const letters: Record<string, readonly string[]> = {};
  for (const [name, value = '-'] of Object.entries(groups)) {
    const letter = value.toLowerCase();
    if (letter === '-') continue;
    if (name === 'tense') letters.tense = tensesOf[letter] ?? [letter];
    else if (name === 'voice') letters.voice = voicesOf[letter] ?? [letter];
    else if (name === 'mood') letters.mood = [letter === 'd' ? 'm' : letter];
    else if (name === 'speech') letters.speech = speechesOf[letter] ?? ['?'];
    else letters[name] = [letter];
  }
  return { words: [], letters };
}

/** The forms whose code begins with these letters: "V-AA", "N-G", "A-NSM-". */
function startsOfRobinson(code: string): string[] {
  const [speech = '', form = '', ...more] = code.toLowerCase().split('-');
  if (isGreekCode(speech)) return [greekFormTerm(code)];
  const letters: Record<string, readonly string[]> = { speech: [speech] };
  const set = (name: string, letter: string | undefined): void => {
    if (letter) letters[name] = [letter];
  };
  if (speech === 'v') {
    const isSecond = form.startsWith('2');
    const [tense, voice, mood] = form.replace(/^2/, '');
    set('tense', isSecond ? (tensesOf[{ r: 'x', l: 'y' }[tense ?? ''] ?? tense ?? ''] ?? [])[1] : tense);
    set('voice', voice);
    set('mood', mood);
    const [first, second, third] = more[0] ?? '';
    const isPerson = first !== undefined && /\d/.test(first);
    set(isPerson ? 'person' : 'case', first);
    set('number', second);
    set('gender', third);
  } else {
    const person = /^\d/.exec(form)?.[0];
    const [first, second, third] = form.replace(/^\d/, '');
    set('person', person);
    set('case', first);
    set('number', second);
    set('gender', third);
  }
  return startsOfForms(greekForms, { words: [], letters });
}

/** "2ms" for second person masculine singular, "3p" for third person plural, "1st" for first. */
const short: Readonly<Record<string, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  m: 'masculine',
  f: 'feminine',
  c: 'common',
  s: 'singular',
  p: 'plural',
  d: 'dual',
};
const shortForm = /^(?<person>[123])(?<gender>[mfc]?)(?<number>[spd])$/;
const ordinals: Readonly<Record<string, string>> = { '1st': 'first', '2nd': 'second', '3rd': 'third' };
/** Words that only connect others. */
const ignored: ReadonlySet<string> = new Set(['or', 'and', 'with', 'the']);

function wordsIn(content: string): string[] {
  return content
    .toLowerCase()
    .replaceAll(/\b(?:second|2nd) (?=aorist|future|perfect|pluperfect)/g, `${secondTense} `)
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && !ignored.has(word))
    .flatMap((word) => {
      const letters = shortForm.exec(word)?.groups;
      if (!letters) return ordinals[word] ?? word;
      return [
        ...Object.values(letters)
          .filter(Boolean)
          .map((letter) => short[letter] ?? letter),
        'person',
      ];
    });
}

const grammarWords: ReadonlySet<string> = new Set(
  [...hebrewForms, ...aramaicVerbs, ...greekForms].flatMap(({ slots }) =>
    slots.flatMap(({ values }) => values.flatMap(({ words }) => words)),
  ),
);

function ofWords(content: string): ReadForm {
  const wanted = { words: [...new Set(wordsIn(content))] };
  return ofStarts(content, [
    ...startsOfForms(hebrewForms, wanted).map(hebrewTerm),
    ...startsOfForms(aramaicVerbs, wanted).map(aramaicTerm),
    ...startsOfForms(greekForms, wanted).map(greekTerm),
  ]);
}

function ofStarts(content: string, starts: readonly string[]): ReadForm {
  if (starts.length === 0) return { kind: 'error', message: noSuchFormMessage(content), suggestion: '' };
  if (starts.length > maxTerms) return { kind: 'error', message: tooManyFormsMessage(content), suggestion: '' };
  return terms([...new Set(starts)].map((term) => ({ term, prefix: true })));
}

function terms(all: MorphologyTerm[]): ReadForm {
  return { kind: 'terms', terms: all };
}
