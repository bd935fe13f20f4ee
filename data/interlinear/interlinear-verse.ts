import type { VerseId } from '../bible/verse-id.ts';
import type { EntryNumber } from '../dictionary/entry-number.ts';
import type { EntrySummary } from '../dictionary/entry-summary.ts';
import { meaningOfWord } from '../dictionary/meaning-of-word.ts';
import { describeParsing } from '../dictionary/morphology.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import { verseWords, type VerseWord } from '../text/words-of-verse.ts';
import { linkWithFallback, type NamedPlace } from './link-words.ts';
import { transliterateForm } from './transliterate-form.ts';
import { translationUnits, type TranslationUnitKind, type TranslationVerse } from './translation-units.ts';

/** A verse of one text, in that text's own versification. */
export interface PlacedText {
  id: VerseId;
  text: string;
  marks: VerseMarks;
  /** The other half corresponds to another verse, which is not shown. */
  half?: 'first' | 'second' | undefined;
}

/** A word of the original with everything that the lines show of it. Texts that are unknown are empty. */
export interface OriginalWord {
  /** As the text prints it. */
  form: string;
  /** In Latin letters. */
  transliteration: string;
  number: EntryNumber | '';
  /** Dictionary form. */
  lemma: string;
  /** BCP 47: "hbo", "arc" or "grc". */
  language: string;
  /** In plain words. */
  parsing: string;
  /** The source's own code. */
  code: string;
  /** Short meaning of the entry. */
  meaning: string;
  reading?: 'written' | 'read';
  /** Name of the text that has the word, where the original lacks it. */
  from?: string;
}

/** A stack of lines: one word of the original, or one phrase of a translation with the words that it renders. */
export interface InterlinearUnit {
  /** The translation's words; empty if it has none for this word. */
  gloss: string;
  kind: TranslationUnitKind;
  words: OriginalWord[];
  /** Equal for the units of a verse that belong together: words of one phrase, or pieces of a split phrase. */
  group?: string;
  /** Indexes of the translation's phrases: equal in both orders of the same verses. */
  phrases?: number[];
  /** Index of the original's word, if no phrase renders it: equal in both orders of the same verses. */
  alone?: number;
  /** The group's gloss, or its words, are shown at another unit. */
  isRepeated?: boolean;
}

export interface InterlinearVerse {
  /** In the versification of the text that is read. */
  id: VerseId;
  units: InterlinearUnit[];
}

/** Verses of the original and the verses of a translation that correspond to them. */
export interface LinkedTexts {
  original: readonly PlacedText[];
  translation: readonly PlacedText[];
  /** The same verses of a text for the words that the original lacks. */
  fallback?: { name: string; verses: readonly PlacedText[] } | undefined;
  /** Of all numbers in both texts. */
  entries: ReadonlyMap<string, EntrySummary>;
  /** BCP 47 of the original. */
  language: string;
  /** Only content words of the translation have numbers, so other words of the original are not untranslated. */
  isAutomatic?: boolean;
  /** The words of a passage that are described already: a third of its words occur more than once. */
  known?: Map<string, OriginalWord>;
}

interface LinkedWord extends VerseWord {
  /** Index of its verse; -1 for a word of the fallback. */
  verse: number;
  /** Index of the phrase that renders it. */
  phrase: number | undefined;
}

interface LinkedPhrase {
  verse: number;
  number: EntryNumber;
  text: string;
  /** Equal for phrases that are the same words of the translation. */
  span: string;
  place?: NamedPlace;
  /** Whether the translation has no words for the number. */
  isEmpty: boolean;
  /** Index of the word that it renders. */
  partner: number | undefined;
}

/** Whether there is something to show: a word that the translation leaves out can be missing in the original too. */
export function isShownUnit({ kind, words }: { kind: TranslationUnitKind; words: readonly unknown[] }): boolean {
  return kind !== 'untranslated' || words.length > 0;
}

/** The original in its own order, each word with its gloss in context. One result for each verse of the original. */
export function inOriginalOrder(texts: LinkedTexts): InterlinearVerse[] {
  const { words, phrases } = link(texts);
  const bySpan = Map.groupBy(
    words.filter(({ phrase }) => phrase !== undefined),
    ({ phrase }) => phrases[phrase ?? 0]?.span,
  );
  return texts.original.map(({ id }, verse) => ({
    id,
    units: words
      .filter((word) => word.verse === verse)
      .map((word): InterlinearUnit => {
        const phrase = word.phrase === undefined ? undefined : phrases[word.phrase];
        const sharing = bySpan.get(phrase?.span) ?? [];
        const main = sharing.find(isContentWord) ?? sharing[0];
        const gloss = phrase?.text ?? '';
        return {
          gloss,
          kind: gloss === '' ? 'untranslated' : 'tagged',
          words: [originalWord(word, texts)],
          ...(word.phrase === undefined ? { alone: words.indexOf(word) } : { phrases: [word.phrase] }),
          ...(gloss !== '' &&
            sharing.length > 1 && { group: phrase?.span ?? '', ...(main !== word && { isRepeated: true }) }),
        };
      }),
  }));
}

/**
 * A translation in its own order, each phrase with its words of the original. One result for each of its verses. The words
 * of the original that no phrase renders follow the verse, except in an automatically tagged translation.
 */
export function inTranslationOrder(texts: LinkedTexts): InterlinearVerse[] {
  const { words, phrases, divided } = link(texts);
  const rest = texts.isAutomatic ? undefined : wordsWithoutPhrase(words, phrases, texts);
  return texts.translation.map(({ id }, verse) => {
    const start = phrases.findIndex((phrase) => phrase.verse === verse);
    const own = phrases.filter((phrase) => phrase.verse === verse);
    // In the order of the original. A number without a word is last.
    const placeOfWord = (index: number): number => own[index]?.partner ?? words.length;
    const units = divided[verse]?.units ?? [];
    const split = new Set(units.filter(({ isContinued }) => isContinued).flatMap((unit) => unit.phrases));
    return {
      id,
      units: [
        ...units.map((unit): InterlinearUnit => {
          const group = unit.phrases.find((index) => split.has(index));
          return {
            gloss: unit.text,
            kind: unit.kind,
            phrases: unit.phrases.map((index) => start + index),
            words: unit.phrases
              .toSorted((a, b) => placeOfWord(a) - placeOfWord(b))
              .flatMap((index) => {
                const phrase = own[index];
                const word = words[phrase?.partner ?? -1];
                if (word) return [originalWord(word, texts)];
                // Without a partner, a phrase has only its number. It is often of another word, so nothing is said of the verse.
                return phrase && unit.kind !== 'untranslated'
                  ? [originalWord({ word: '', number: phrase.number, verse: 0 }, texts)]
                  : [];
              }),
            ...(group !== undefined && {
              group: own[group]?.span ?? '',
              ...(unit.isContinued && { isRepeated: true }),
            }),
          };
        }),
        ...(rest?.get(verse) ?? []).map((word): InterlinearUnit => ({
          gloss: '',
          kind: 'untranslated',
          words: [originalWord(word, texts)],
          alone: words.indexOf(word),
        })),
      ],
    };
  });
}

/**
 * The words of the original that no phrase renders, by the index of the translation's verse: that of the word before
 * which has a phrase, else of the word after. Words of a divided verse can belong to the half that is not shown.
 */
function wordsWithoutPhrase(
  words: readonly LinkedWord[],
  phrases: readonly LinkedPhrase[],
  { original, translation }: LinkedTexts,
): ReadonlyMap<number, LinkedWord[]> {
  const own = words.filter(({ verse }) => verse !== -1);
  const verseOf = ({ phrase }: LinkedWord): number | undefined =>
    phrase === undefined ? undefined : phrases[phrase]?.verse;
  let at = own.map(verseOf).find((verse) => verse !== undefined) ?? translation.length - 1;
  const placed = own.map((word) => {
    at = verseOf(word) ?? at;
    return { word, verse: at };
  });
  const left = placed.filter(({ word }) => word.phrase === undefined && !original[word.verse]?.half);
  return new Map(
    [...Map.groupBy(left, ({ verse }) => verse)].map(([verse, group]) => [verse, group.map(({ word }) => word)]),
  );
}

function link({ original, translation, fallback, entries }: LinkedTexts): {
  words: LinkedWord[];
  phrases: LinkedPhrase[];
  /** The verses of the translation. */
  divided: TranslationVerse[];
} {
  const wordsIn = (verses: readonly PlacedText[]): LinkedWord[] =>
    verses.flatMap(({ text, marks }, verse) =>
      verseWords(text, marks, true).map((word): LinkedWord => ({ ...word, verse, phrase: undefined })),
    );
  const own = wordsIn(original);
  const others = wordsIn(fallback?.verses ?? []).map((word): LinkedWord => ({ ...word, verse: -1 }));
  const divided = translation.map(({ text, marks }) => translationUnits(text, marks));
  const phrases = divided.flatMap((each, verse) =>
    each.phrases.map(({ span, ...phrase }): LinkedPhrase => ({
      ...phrase,
      verse,
      span: `${verse}.${span}`,
      isEmpty: phrase.text === '',
      partner: undefined,
    })),
  );
  const linked = linkWithFallback(phrases, own, others, (number) => entries.get(number)?.lemma);
  for (const [index, phrase] of phrases.entries()) {
    const other = linked.fallback[index];
    const at = linked.original[index] ?? (other === undefined ? undefined : own.length + other);
    const word = at === undefined ? undefined : (own[at] ?? others[at - own.length]);
    if (!word) continue;
    phrase.partner = at;
    word.phrase = index;
  }
  return { words: [...own, ...others], phrases, divided };
}

/** A noun, verb or adjective, in either code system: the words whose phrase a reader looks for first. */
function isContentWord({ morphology = '' }: VerseWord): boolean {
  return /^[HA](?:[^/]*\/)*[NVA]|^[NVA]-/.test(morphology);
}

type PlacedWord = VerseWord & Pick<LinkedWord, 'verse'>;

function originalWord(word: PlacedWord, texts: LinkedTexts): OriginalWord {
  const key = [word.word, word.number, word.form, word.morphology, word.reading, word.verse === -1].join(' ');
  const described = texts.known?.get(key) ?? describeWord(word, texts);
  texts.known?.set(key, described);
  return described;
}

function describeWord(
  { word, number, form, morphology = '', reading, verse }: PlacedWord,
  { entries, language, fallback }: LinkedTexts,
): OriginalWord {
  const entry = number && entries.get(number);
  const lemma = entry?.lemma ?? '';
  return {
    form: word,
    transliteration: transliterateForm(word, language, {
      lemma,
      sound: entry?.transliteration ?? '',
      code: morphology,
    }),
    number: number ?? '',
    lemma,
    language: entry?.aramaic ? 'arc' : language,
    parsing: describeParsing(morphology),
    code: morphology,
    meaning: meaningOfWord({ number, form }, entries),
    ...(reading && { reading }),
    ...(verse === -1 && fallback && { from: fallback.name }),
  };
}
