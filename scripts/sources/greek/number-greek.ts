import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { VerseId } from '#data/bible/verse-id.ts';
import { foldText } from '#data/text/fold.ts';
import { pairWords } from './pair-words.ts';
import { numbersByHand } from './greek-spellings.ts';
import type { ParsedGreekWord } from './read-morphgnt.ts';

/** A word with its numbers. */
export interface NumberedGreekWord extends ParsedGreekWord {
  /** The entry of the lemma; absent for a word that Strong's dictionary does not have. */
  number?: EntryNumber;
  /** The entry of the form where Strong gave it a number of its own: G2036 for εἶπεν, whose lemma is λέγω, G3004. */
  formNumber?: EntryNumber;
}

/** A verse of the Textus Receptus. */
export interface ReceivedVerse {
  id: VerseId;
  words: readonly {
    /** Without accents. */
    form: string;
    /** Of the form, where Strong gave it a number of its own. */
    number: EntryNumber;
    /** Robinson's code. */
    morphology: string;
  }[];
}

/**
 * Gives every word of MorphGNT the number of its lemma. In this order:
 *
 * 1. The table of spellings, which a person checked.
 * 2. The only entry with the lemma as its headword.
 * 3. Of several such entries, the one that the Textus Receptus has for the same word in the same verse, else the one
 *    that it has for this lemma most often.
 * 4. The number that the Textus Receptus has for words of this lemma most often.
 */
export function numberGreek(
  words: readonly ParsedGreekWord[],
  entries: readonly { number: EntryNumber; lemma: string }[],
  textus: readonly ReceivedVerse[],
): NumberedGreekWord[] {
  const headwords = Map.groupBy(entries, ({ lemma }) => lemma.normalize('NFC'));
  const aligned = alignedNumbers(words, textus);
  const isOwnForm = ownForms(words, aligned, new Map(entries.map(({ number, lemma }) => [number, lemma])));
  const ofLemma = new Votes();
  const ofForm = new Votes();
  for (const [index, { lemma, word, morphology }] of words.entries()) {
    const number = aligned[index];
    if (number === undefined) continue;
    ofLemma.add(lemma, number);
    ofForm.add(formKey(lemma, word, morphology), number);
  }
  const numberOf = (lemma: string, own: EntryNumber | undefined): EntryNumber | undefined => {
    const byHand = numbersByHand.get(lemma);
    if (byHand) return byHand;
    const found = (headwords.get(lemma) ?? []).map(({ number }) => number);
    if (found.length < 2) return found[0] ?? ofLemma.winner(lemma);
    if (own !== undefined && found.includes(own)) return own;
    return ofLemma.winner(lemma, found) ?? found[0];
  };
  return words.map((word, index) => {
    const own = aligned[index];
    const number = numberOf(word.lemma, own);
    const form = own ?? ofForm.winner(formKey(word.lemma, word.word, word.morphology));
    return {
      ...word,
      ...(number && { number }),
      ...(number && form !== undefined && form !== number && isOwnForm(word, form) && { formNumber: form }),
    };
  });
}

function formKey(lemma: string, word: string, morphology: string): string {
  return `${lemma} ${plainForm(word)} ${morphology}`;
}

/** Without accents and the mark of elision. */
function plainForm(word: string): string {
  return foldText(word.replaceAll('’', ''));
}

const fewest = 2;
const sharedStart = 3;

/**
 * Whether a number is that of a form of the lemma. The master has typing errors in numbers ("G3688" for an article), and
 * some words of the two texts only look alike without accents. So a number counts if it is given to the lemma at least
 * twice, or to a word that begins like its headword, and never to an article.
 */
function ownForms(
  words: readonly ParsedGreekWord[],
  aligned: readonly (EntryNumber | undefined)[],
  headwords: ReadonlyMap<EntryNumber, string>,
): (word: ParsedGreekWord, form: EntryNumber) => boolean {
  const times = new Map<string, number>();
  for (const [index, { lemma }] of words.entries()) {
    const key = `${lemma} ${aligned[index] ?? ''}`;
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const start = (word: string): string => foldText(word).slice(0, sharedStart);
  return ({ lemma, word, morphology }, form) =>
    !morphology.startsWith('T-') &&
    ((times.get(`${lemma} ${form}`) ?? 0) >= fewest || start(word) === start(headwords.get(form) ?? ''));
}

/**
 * Verbs correspond to verbs, conjunctions and prepositions to no declined word, and pronouns that look alike are
 * different words: αὕτη and αὐτή, ὅ and ὁ, ἕν and ἐν.
 */
function isSameKind(own: string, other: string): boolean {
  const kind = (code: string): string => /^[VDRTIXPF](?=-)/.exec(code)?.[0] ?? '';
  const isParticle = (code: string): boolean => /^(?:PREP|CONJ)/.test(code);
  if (isParticle(own) ? other.includes('-') : own.includes('-') && isParticle(other)) return false;
  return kind(own) === kind(other);
}

/** For each word, the number of the same form in the same verse of the Textus Receptus. */
function alignedNumbers(
  words: readonly ParsedGreekWord[],
  textus: readonly ReceivedVerse[],
): (EntryNumber | undefined)[] {
  const received = new Map(textus.map(({ id, words: others }) => [id, others]));
  const numbers = words.map((): EntryNumber | undefined => undefined);
  const verses = Map.groupBy(words.keys(), (index) => words[index]?.verse ?? 0);
  for (const [verse, indexes] of verses) {
    const others = received.get(verse) ?? [];
    const pairs = pairWords(
      indexes.map((index) => plainForm(words[index]?.word ?? '')),
      others.map(({ form }) => plainForm(form)),
    );
    for (const [own, other] of pairs) {
      const index = indexes[own];
      const match = others[other];
      if (index === undefined || !match || !isSameKind(words[index]?.morphology ?? '', match.morphology)) continue;
      numbers[index] = match.number;
    }
  }
  return numbers;
}

class Votes {
  readonly #counts = new Map<string, Map<EntryNumber, number>>();

  add(key: string, number: EntryNumber): void {
    const own = this.#counts.get(key) ?? new Map<EntryNumber, number>();
    this.#counts.set(key, own.set(number, (own.get(number) ?? 0) + 1));
  }

  /** The most frequent number, of `among` if given. */
  winner(key: string, among?: readonly EntryNumber[]): EntryNumber | undefined {
    const counts = [...(this.#counts.get(key) ?? [])].filter(([number]) => !among || among.includes(number));
    return counts.sort(([, a], [, b]) => b - a)[0]?.[0];
  }
}
