import type { MasterPhrase, TextusWord } from './king-james-verse.ts';

export type Phrases = readonly MasterPhrase[];

export interface Verse {
  text: string;
  /** The Greek word at a position. */
  word: (position: number) => TextusWord | undefined;
}

/** Changes one idiom. Returns `undefined` if none is left. */
export type Rule = (phrases: Phrases, verse: Verse) => Phrases | undefined;

/** Adds the Greek words of a phrase to another, and its English if the two are neighbors. */
export function joinPhrases(phrases: Phrases, phrase: MasterPhrase, host: MasterPhrase, removed = phrase): Phrases {
  const words = [phrase, host]
    .flatMap(({ greek, numbers }) => greek.map((reference, index) => ({ reference, number: numbers[index] })))
    .sort((a, b) => a.reference.verse - b.reference.verse || a.reference.position - b.reference.position);
  const whole: MasterPhrase = {
    ...host,
    pieces: isShown(phrase) ? mergePieces([...phrase.pieces, ...host.pieces]) : host.pieces,
    numbers: words.flatMap(({ number }) => number ?? []),
    greek: words.map(({ reference }) => reference),
  };
  return phrases.flatMap((each) => (each === host ? whole : each === removed ? [] : each));
}

/** Pieces with one character between them are one. */
export function mergePieces(pieces: MasterPhrase['pieces']): MasterPhrase['pieces'] {
  return pieces
    .toSorted((a, b) => a[0] - b[0])
    .reduce<MasterPhrase['pieces']>((all, [start, end]) => {
      const last = all.at(-1);
      return last && start - last[1] <= 1 ? [...all.slice(0, -1), [last[0], end]] : [...all, [start, end]];
    }, []);
}

export function phraseText({ pieces }: MasterPhrase, text: string): string {
  return pieces.map(([start, end]) => text.slice(start, end)).join(' … ');
}

export function isShown({ pieces }: MasterPhrase): boolean {
  return pieces.some(([start, end]) => end > start);
}

/** The position of the only Greek word. */
export function positionOf({ greek }: MasterPhrase): number | undefined {
  return greek.length === 1 ? greek[0]?.position : undefined;
}

export function untranslated(phrase: MasterPhrase): number | undefined {
  return isShown(phrase) ? undefined : positionOf(phrase);
}

export function phraseOf(phrases: Phrases, position: number): MasterPhrase | undefined {
  return phrases.find(({ greek }) => greek.some((reference) => reference.position === position));
}

/** A noun, an adjective or a pronoun, but no article. */
export function isNominal(word: TextusWord | undefined): boolean {
  return /^(?:ADV|[A-SU-Z]-\d?[A-Z]{2})/.test(word?.morphology ?? '');
}

/** δε, γαρ, ουν, τε and μεν follow the first word of their clause. */
export function isPostpositive(word: TextusWord | undefined): boolean {
  return /^G(?:1161|1063|3767|5037|3303)$/.test(word?.number ?? '');
}
