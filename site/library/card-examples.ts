// cspell:ignore bgiv brasen knoweth
import type { HebrewVerb, HebrewWord } from '#data/hebrew/contract/hebrew.ts';
import type { StudyVerse } from '#data/study/contract/study-deck.ts';
import { furtherAnswers } from '#data/hebrew/content/further-answers.ts';
import { stemLetters } from '#data/hebrew/language/binyan.ts';
import { foldHebrew } from '#data/hebrew/language/spelling.ts';
import { verbTable, type VerbTable } from '#data/hebrew/language/verb-table.ts';
import { entryNumberOf } from './bible-frequency.ts';
import { consonants, type BibleWord } from './bible-words.ts';
import { readExampleVerse } from './read-example-verse.ts';
import { hasOwnSense, senseOfVerb, senseOfWord } from './word-senses.ts';

/** A verse that has the word in the card's own form and sense; `undefined` if none has. */
export function wordExample({ id, hebrew, english, partOfSpeech, strongs }: HebrewWord): StudyVerse | undefined {
  const number = entryNumberOf(strongs);
  if (!number) return undefined;
  const letters = withoutVowelLetters(hebrew);
  const vowels = vowelsOf(hebrew);
  const isForm = (word: BibleWord): boolean => {
    const bare = bareWord(word);
    if (bare === undefined) return false;
    const written = hasOwnSense(id) ? [word.text, bare] : [bare];
    return written.some((text) => withoutVowelLetters(text) === letters);
  };
  const isPointed = (word: BibleWord): boolean => vowelsOf(bareWord(word) ?? word.text) === vowels;
  const isNoun = partOfSpeech === 'noun' || partOfSpeech === 'adjective';
  /** A noun bound to the next one has another meaning: "house of". */
  const isFree = ({ parsing }: BibleWord): boolean => !isNoun || !/(^|\/)[NAV]\w*c(\/|$)/.test(parsing);
  return readExampleVerse({
    sense: senseOfWord(id, number, partOfSpeech),
    forms: [
      (word) => isForm(word) && isFree(word) && isPointed(word),
      ...(isNoun ? [(word: BibleWord) => isForm(word) && isFree(word) && hasPause(word)] : [isForm]),
    ],
    // Particles with a prefix often have another meaning: "for that he also".
    isUnclear: ({ parsing }) => !isNoun && parsing.includes('/'),
    otherSense: otherSenses[`words/${id}`],
    meanings: meaningsWith('words', id, english),
    isVerb: false,
  });
}

/** A verse with a form of the verb's table, in its binyan; `undefined` if none has. */
export function verbExample(
  verb: HebrewVerb,
  tenses: readonly string[] = ['infinitive', 'past', 'future', 'present', 'imperative'],
): StudyVerse | undefined {
  const number = entryNumberOf(verb.strongs);
  if (!number) return undefined;
  const table = tableOf(verb);
  const meanings = meaningsWith('verbs', verb.id, verb.english);
  let best: StudyVerse | undefined;
  // Translations as "to learn" come before freer ones of the infinitive, "that they may learn".
  for (const tense of tenses.flatMap((each) => (each === 'infinitive' ? ['infinitive to', each] : [each]))) {
    const cells = new Map(
      Object.entries(table).flatMap(([cell, form]) =>
        cell.startsWith(tense.replace(' to', ''))
          ? parsingsOf(cell).map((parsing): [string, string] => [
              `V${stemLetters[verb.binyan]}${parsing}`,
              withoutVowelLetters(form.hebrew),
            ])
          : [],
      ),
    );
    const example = readExampleVerse({
      sense: senseOfVerb(number, verb.binyan),
      forms: [(word) => isCell(word, cells, tense.replace(' to', ''))],
      otherSense: otherSenses[`verbs/${verb.id}`],
      meanings,
      isVerb: true,
      context: (before, rendering) => isInTense(tense, before.toLowerCase(), rendering.toLowerCase(), meanings),
    });
    if (example && (!best || isMuchShorter(example, best))) best = example;
    if (best && best.english.text.length <= shortEnough) break;
  }
  return best;
}

/** In characters of the English text. For a longer verse, the other tenses are tried too. */
const shortEnough = 130;

function isMuchShorter(one: StudyVerse, other: StudyVerse): boolean {
  return one.english.text.length + shortEnough / 2 < other.english.text.length;
}

/** By deck and id: "the sea" is also the basin in the temple, and "tell" an old word for "count". */
const otherSenses: Record<string, RegExp | undefined> = {
  'words/also': /\bfor that he also\b/i,
  'words/sea': /\b(?:molten|brasen|oxen|cubits|bases)\b|salt sea/i,
  'words/against': /over against/i,
  'words/will': /\b(?:favour|accept\w*|delight|pleasure)\b/i,
  'words/time': /\bseason\b/i,
  'words/world': /\bin the world\b/i,
  'words/light-easy': /light of foot/i,
  'words/opinion': /\bknowledge\b/i,
  'words/healthy': /\bfat\w*/i,
  'words/but-only': /\b(?:surely|truly|verily)\b/i,
  'verbs/ask-for': /\b(?:seek\w*|sought)\b/i,
  'verbs/tell': /\bbones\b/i,
  'verbs/understand': /\bgiv\w+ understanding\b/i,
};

const willWords = /\b(?:shall|shalt|will|wilt|may|mayest|let|should|would)\b/;
/** The causative of a verb has another meaning: "make to understand". */
const causes = /\b(?:mak\w+|made|caus\w+) [\w\s]{0,12}$/;

/** "He knoweth", "do I love". */
const presentEnding = /\b(?!(?:hath|hast|didst|hadst|wast)\b)\w+(?:eth|est)\b|\b(?:do|doth|dost)\b/;
/** Helping verbs before the verb, with up to two words between them: "have ye not". */
const pastHelpers = /\b(?:is|are|was|were|hath|have|had|hast|hadst|did|didst|be|been)(?: \w+){1,3}$/;
/** English verbs whose past is their base form. */
const unchanged = /^(?:put|shut|cut|set|hit|let|read|spread|cast|hurt)$/;

/**
 * Whether the translation has the tense too, so that "they know" does not illustrate a past form. In poetry, the tenses of
 * the Hebrew verb are often free.
 */
function isInTense(tense: string, before: string, rendering: string, meanings: readonly string[]): boolean {
  const english = `${before}${rendering}`;
  if (causes.test(english.replace(/\w+\W*$/, ''))) return false;
  if (tense === 'infinitive to') return /\bto \w+$/.test(english);
  if (tense === 'future') return willWords.test(english) && !/\b(?:was|were|had)\b/.test(rendering);
  if (tense !== 'past') return true;
  if (willWords.test(english) || presentEnding.test(rendering)) return false;
  const bases = new Set(meanings.join(' ').match(/[a-z]+/g));
  const isBase = rendering.split(/\W+/).some((word) => bases.has(word) && !unchanged.test(word) && !small.test(word));
  return !isBase || pastHelpers.test(english);
}

/** Words next to the verb in a meaning: "to go up", "to be able". */
const small = /^(?:to|be|up|out|down|in|for|by|at|off|on|away|the|a|of|with)$/;

/** The full table of the verb, including the five forms of the list. */
export function tableOf(verb: HebrewVerb): VerbTable {
  return verbTable({
    ...verb,
    known: {
      infinitive: verb.infinitive ?? undefined,
      'present ms': verb.presentFirstPerson ?? undefined,
      'present fs': verb.presentFeminine ?? undefined,
      'past 1cs': verb.pastFirstPerson,
      'future 1cs': verb.futureFirstPerson,
    },
  });
}

function isCell(word: BibleWord, cells: ReadonlyMap<string, string>, tense: string): boolean {
  const parts = word.parsing.split('/');
  const form = cells.get(parts.at(-1) ?? '');
  // After "and", a past form can mean the future.
  if (form === undefined || (tense === 'past' && parts[0] === 'C')) return false;
  // The infinitive of the table begins with its preposition, which "and" can precede.
  const written = parts[0] === 'C' ? word.text.normalize('NFD').replace(prefix, '') : word.text;
  const text = tense === 'infinitive' ? written : bareWord(word);
  return text !== undefined && withoutVowelLetters(text) === form;
}

/** The codes of a cell: "past 3cp" is "p3cp". The future of today's common plural is the masculine. */
function parsingsOf(cell: string): string[] {
  const [tense = '', person = ''] = cell.split(' ');
  switch (tense) {
    case 'infinitive':
      return ['c'];
    case 'present':
      return [`r${person}a`];
    case 'past':
      return [`p${person}`];
    case 'future':
      return [`i${person.replace(/(?<=[23])c/, 'm')}`];
    default:
      return [`v2${person.replace('c', 'm')}`];
  }
}

/** English words that may translate the taught word in an example, those that the card prints first. */
function meaningsWith(deck: string, id: string, english: string): string[] {
  const further = ambiguous.has(`${deck}/${id}`) ? undefined : furtherAnswers.get(`${deck}/${id}`)?.english;
  // The first printed meaning is the most common one.
  const [first = ''] = english.split(/[,;]/);
  return [...new Set([first, english, ...(further ? [further] : [])])];
}

/** Their further answers have a second meaning in the King James Version: to appear before somebody. */
const ambiguous = new Set(['verbs/seem']);

const prefix = /^[והבכלמש]\p{M}*/u;

/** The word without its prefixes; `undefined` with a suffix, which changes the meaning. */
function bareWord({ text, parsing }: BibleWord): string | undefined {
  const parts = parsing.split('/');
  if (parts.some((part) => part.startsWith('S'))) return undefined;
  return parts.slice(1).reduce((word) => word.replace(prefix, ''), text.normalize('NFD'));
}

/** A yod after i or e that has no point, and a vav that is o or u. */
const vowelLetter =
  /(?<=[\u05B4-\u05B6]\p{M}*)י(?!\p{M}*[\u05B0-\u05BC])|(?<![\u05B0-\u05BB]\p{M}*)ו(?=[\u05B9\u05BC])/gu;

/**
 * Consonants. Spellings differ in vowel letters only: לְעֹלָם and לְעוֹלָם are one form. A vav or yod that is a consonant,
 * as in בְּנֵי and חָיָה, belongs to the form.
 */
function withoutVowelLetters(text: string): string {
  return foldHebrew(text.normalize('NFD').replaceAll(vowelLetter, '')).replaceAll(' ', '');
}

/** Vowels in their order, without accents, dagesh and vowel letters. */
function vowelsOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll('\u05C7', '\u05B8')
    .replaceAll('ו\u05BC', '\u05BB')
    .replaceAll(/[^\u05B0-\u05BB\u05C1\u05C2]/gu, '');
}

/** Whether the accent ends a verse or its half, where vowels are lengthened. */
function hasPause({ text }: BibleWord): boolean {
  return /[\u0591\u05BD]/u.test(text) && consonants(text).length > 1;
}
