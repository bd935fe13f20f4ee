// cspell:ignore Pashchur Pashhur hateph qamets aeio bhatef bkam bhir bhol bmaleh btseire
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import {
  gendersOf,
  isEnglishAnswer,
  isNearlyEnglish,
  meaningsOf,
  withoutGenders,
  type Commas,
} from '#data/hebrew/english/english-answer.ts';
import { fitsBinyan, readBinyanNote, type BinyanNote } from '#data/hebrew/english/binyan-note.ts';
import { isHebrewSlip } from '#data/hebrew/language/hebrew-slip.ts';
import { foldHebrew, isSpellingOf } from '#data/hebrew/language/spelling.ts';
import type { DeckName, Direction, Verdict } from '#data/study/decks.ts';
import { foldText } from '#data/text/fold.ts';
import { latinKeys } from '#data/hebrew/language/latin-answer.ts';
import {
  anotherFormMessage,
  anotherWordMessage,
  binyanMessage,
  calledMessage,
  inflectedMessage,
  kingJamesWord,
  meansMessage,
  otherFormMessage,
  womanForm,
} from './answer-messages.ts';

export interface Question {
  card: StudyCard;
  direction: Direction;
  deck: DeckName;
  /** All cards of the deck: another word may have the same meaning. */
  cards: readonly StudyCard[];
}

export interface CheckedAnswer {
  verdict: Verdict;
  /** A sentence that explains the verdict. */
  why?: string;
}

/**
 * Checks an answer. Hebrew may also be typed in Latin letters, in any common transliteration. A typo is recognized only
 * in Hebrew letters and in English. A typo that is another word is a mistake.
 */
export function checkAnswer(typed: string, question: Question): CheckedAnswer {
  if (!typed.trim()) return { verdict: 'unknown' };
  const note = readBinyanNote(typed);
  return note ? checkWithBinyan(typed, note, question) : checkPlain(typed, question);
}

/**
 * An answer with a note of the binyan: "to speak (Pi'el)". A note that does not fit the verb is a mistake. In the deck of
 * binyanim, the note is the answer, and the answer may have the meaning of the verb too.
 */
function checkWithBinyan(typed: string, note: BinyanNote, question: Question): CheckedAnswer {
  const { card, deck } = question;
  const { answer } = note;
  if (deck === 'binyanim') {
    const isMeaning = answer === '' || isEnglishAnswer(answer, card.note ?? '', 'separate');
    return fitsBinyan(note, card.english) && isMeaning ? { verdict: 'right' } : checkPlain(typed, question);
  }
  const isVerb = deck === 'verbs' || (deck === 'mine' && anyInfinitive.test(card.english));
  if (!isVerb || answer === '') return checkPlain(typed, question);
  const [binyan = ''] = (card.note ?? '').split(',');
  // Words of the dictionary have no binyan.
  return deck === 'mine' || fitsBinyan(note, binyan)
    ? checkPlain(answer, question)
    : { verdict: 'wrong', why: binyanMessage(binyan) };
}

function checkPlain(typed: string, question: Question): CheckedAnswer {
  return question.direction === 'en-he' ? checkHebrew(typed, question) : checkEnglish(typed, question);
}

function checkEnglish(typed: string, { card, deck, cards }: Question): CheckedAnswer {
  const commas = deck === 'phrases' ? 'belong' : 'separate';
  const { english, synonyms = '', also = '', similar = '' } = card;
  const isWord = deck === 'words' || deck === 'mine';
  if (isWord && infinitive.test(typed) && ![english, synonyms, also].some((each) => anyInfinitive.test(each)))
    return { verdict: 'wrong', why: anotherWordMessage(typed.trim()) };
  const given = answersWith(typed, card, deck);
  if (given.some((answer) => isEnglishAnswer(answer, english, commas))) return { verdict: 'right' };
  if (given.some((answer) => isEnglishAnswer(answer, synonyms, 'separate'))) return { verdict: 'other' };
  if (deck === 'mine' && isEnglishAnswer(typed, namesInBrackets(english), 'separate')) return { verdict: 'right' };
  if (isEnglishAnswer(typed, also, 'separate')) return { verdict: 'right', why: kingJamesWord };
  const word = foldText(typed.trim());
  const isOther = similar.split(' ').includes(word);
  const answers = deck === 'letters' || deck === 'vowels' ? given : [typed];
  const match = cards.find(
    (other) => other !== card && answers.some((answer) => isEnglishAnswer(answer, other.english, commas)),
  );
  if (match) return { verdict: 'wrong', why: otherCardMessage(deck)(match.hebrew, typed.trim()) };
  if (isOther) {
    const isForm = meaningsOf(english, commas).some((each) => isInflected(word, each));
    return { verdict: 'wrong', why: (isForm ? inflectedMessage : anotherWordMessage)(typed.trim()) };
  }
  if (!isNearlyEnglish(typed, english, commas)) return { verdict: 'wrong' };
  const slip = wordOfDeck(typed, english, cards, commas);
  return slip === undefined ? { verdict: 'nearly' } : { verdict: 'wrong', why: anotherWordMessage(slip) };
}

function otherCardMessage(deck: DeckName): typeof meansMessage {
  return deck === 'letters' || deck === 'vowels' ? calledMessage : meansMessage;
}

/** Other spellings of a name, which the short meaning has in brackets: "Pashhur (Pashchur), a priest". */
function namesInBrackets(english: string): string {
  return [...english.matchAll(/\((\p{Lu}[^()]*)\)/gu)].map(([, names = '']) => names).join(', ');
}

/** "commandments" and "needs" are forms of the words of the cards. */
function isInflected(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return [`${short}s`, `${short}es`, short.replace(/y$/, 'ies')].includes(long) && short !== long;
}

/** "to work" is not the noun "work". */
const infinitive = /^\s*to\s+(?!the\b)\w/i;
const anyInfinitive = /(?:^|[,;/(]\s*)to\s+\w/i;

/** In an answer of several words, the word that is not in the question's answer, if the deck has it elsewhere. */
function wordOfDeck(typed: string, english: string, cards: readonly StudyCard[], commas: Commas): string | undefined {
  const wordsOf = (text: string): string[] => meaningsOf(text, commas).flatMap((each) => each.split(' '));
  const [answer = ''] = meaningsOf(typed, 'belong');
  const own = new Set(wordsOf(english));
  const slip = answer.split(' ').find((word) => !own.has(word));
  const isOther =
    slip !== undefined && answer.includes(' ') && cards.some((card) => wordsOf(card.english).includes(slip));
  return isOther ? slip : undefined;
}

/** The typed text in the forms in which it is compared; none if its gender is not that of the card. */
function answersWith(typed: string, { english, note = '' }: StudyCard, deck: DeckName): string[] {
  const genders = gendersOf(english);
  const given = gendersOf(typed);
  if (genders.length > 0) {
    const number = genders.find((each) => each === 'singular' || each === 'plural');
    const ofCard = [...genders, ...(number ? [] : [pluralPronoun.test(english) ? 'plural' : 'singular'])];
    return given.every((gender) => ofCard.includes(gender)) ? [withoutGenders(typed)] : [];
  }
  if (deck === 'verbs') return [typed, asInfinitive(typed, note)];
  if (deck === 'letters' || deck === 'vowels') return [typed, plainName(typed)];
  // "one (feminine)". Tens and hundreds are the same for both genders.
  if (deck === 'numbers') {
    const isRight = !note.startsWith('Feminine') || !given.includes('masculine');
    return isRight ? [typed, withoutGenders(typed)] : [typed];
  }
  const ofNoun = ['singular', ...(note.endsWith('masculine or feminine') ? ['masculine'] : []), ...gendersOf(note)];
  return ofNoun.length > 1 && given.every((gender) => ofNoun.includes(gender))
    ? [typed, withoutGenders(typed)]
    : [typed];
}

/** Pronouns whose number the card does not say: "they (feminine)". */
const pluralPronoun = /^(?:they|these|those|we)\b/i;

/** Verbs without an infinitive are asked in another form: "I was invited" is "to be invited" then. */
function asInfinitive(typed: string, note: string): string {
  if (note.includes('; past')) return typed.replace(/^\s*i (?:was|have been) /i, 'be ');
  return note.includes('; present') ? typed.replace(/^\s*(?:i|he) /i, '').replace(/^(?:am|is) /i, 'be ') : typed;
}

/** The name of a letter or vowel as the cards spell it: "hateph qamets" is "hataf kamats". */
function plainName(typed: string): string {
  // "Alef א".
  const name = typed.toLowerCase().replace(/[\p{Script=Hebrew}\s]+$/gu, '');
  return nameSpellings.reduce((text, [written, plain]) => text.replace(written, plain), name);
}
const nameSpellings: [written: RegExp, plain: string][] = [
  [/\b(?:ch|kh|ḥ)(?=[aeio])/g, 'h'],
  [/q/g, 'k'],
  [/tz/g, 'ts'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/gh/g, 'g'],
  [/\bhatef\b/g, 'hataf'],
  [/\bkam[ae]t?s\b/g, 'kamats'],
  [/\bhir[ei]k\b/g, 'hirik'],
  [/\bhol[ae]m\b/g, 'holam'],
  [/\bmaleh\b/g, 'male'],
  [/\btseire\b/g, 'tsere'],
  [/\bk[iu]bb?uts\b/g, 'kubuts'],
];

function checkHebrew(typed: string, { card, deck, cards }: Question): CheckedAnswer {
  const commas = deck === 'phrases' ? 'belong' : 'separate';
  if (isHebrew(typed, card)) return { verdict: 'right' };
  const sameHebrew = deck === 'phrases' ? inSameWords(typed) : typed;
  if (sameHebrew !== typed && isHebrew(sameHebrew, card)) return { verdict: 'other' };
  for (const other of otherSpellings(card))
    if (isHebrew(typed, { ...card, ...other }))
      return { verdict: 'other', ...(other.label && { why: otherFormMessage(other.label) }) };
  const matches = cards.filter((other) => isHebrew(typed, other));
  if (matches.some((other) => shareMeaning(card, other, commas))) return { verdict: 'other' };
  const form = card.forms.find((each) => isHebrew(typed, { ...card, ...each }));
  if (form && deck !== 'letters' && deck !== 'vowels') return { verdict: 'wrong', why: anotherFormMessage(form.label) };
  // Of words with one spelling, the other gender of the same word: "את" for "you", not the object marker.
  const match = matches.find((other) => withoutGenders(other.english) === withoutGenders(card.english)) ?? matches[0];
  if (match) return { verdict: 'wrong', why: otherCardMessage(deck)(match.hebrew, match.english) };
  if (cards.some((other) => other.forms.some((each) => isHebrew(typed, { ...other, ...each }))))
    return { verdict: 'wrong', why: anotherWordMessage(typed.trim()) };
  const answer = foldHebrew(typed);
  const [word, bare] = [foldHebrew(card.hebrew), withoutVowelLetters(card.hebrew)];
  // Among two or three consonants, one more wrong letter makes another word.
  const slip =
    answer.length > 3 &&
    ((word.length > 2 && isHebrewSlip(answer, word)) ||
      (bare.length > 3 && isHebrewSlip(withoutVowelLetters(typed), bare)));
  const similar = (card.similar ?? '').split(' ');
  if (slip && similar.some((each) => withoutVowelLetters(each) === withoutVowelLetters(answer)))
    return { verdict: 'wrong', why: anotherWordMessage(typed.trim()) };
  return { verdict: slip ? 'nearly' : 'wrong' };
}

/** Words of phrases that mean the same, as the cards have them, and "please" at the end. */
const sameHebrewWords: readonly [written: RegExp, ofCards: string][] = [
  [/(?<!\p{L})היכ[ןנ](?!\p{L})/gu, 'איפה'],
  [/(?<!\p{L})מעט(?!\p{L})/gu, 'קצת'],
  [/(?<!\p{L})(ה?)זו(?!\p{L})/gu, '$1זאת'],
  [/^בבקשה (.+)$/u, '$1 בבקשה'],
];

function inSameWords(typed: string): string {
  const plain = foldHebrew(typed);
  return sameHebrewWords.reduce((text, [written, ofCards]) => text.replace(written, ofCards), plain);
}

/** Full spelling has more vowel letters than the card, so slips are found without them too. */
function withoutVowelLetters(text: string): string {
  return foldHebrew(text).replaceAll(/[וי]/gu, '');
}

function otherSpellings({ others = [], woman }: StudyCard): NonNullable<StudyCard['others']> {
  return woman ? [...others, { ...woman, label: womanForm }] : others;
}

const latin = /\p{Script=Latin}/u;

function isHebrew(typed: string, { hebrew, lang, transliteration }: StudyCard): boolean {
  if (!latin.test(typed))
    return lang === 'grc' ? foldText(typed.trim()) === foldText(hebrew) : isSpellingOf(typed, hebrew);
  const keys = latinKeys(typed, hebrew);
  return [transliteration, ...transliteration.split('/')].some((spelling) =>
    latinKeys(spelling, hebrew).some((key) => keys.includes(key)),
  );
}

/** Whether the other word has the first meaning that the question shows, including what it says in brackets. */
function shareMeaning(card: StudyCard, other: StudyCard, commas: Commas): boolean {
  const english = card.english.replace(registers, '');
  const first = commas === 'separate' ? (/^(?:[^,;(]|\([^)]*\))*/.exec(english)?.[0] ?? english) : english;
  const [wanted] = meaningsOf(first, commas);
  const given = [...meaningsOf(other.english, commas), ...meaningsOf(other.synonyms ?? '', 'separate')];
  return wanted !== undefined && given.includes(wanted);
}

/** Brackets that say how a word is used, not what it means. */
const registers = /\s*\((?:formal|literary)\)/g;
