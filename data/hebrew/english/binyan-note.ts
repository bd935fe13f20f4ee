// cspell:ignore hithpael hofal hophal huphal niphal hiphil paal
import type { Binyan } from '../language/binyan.ts';
import { isSpellingOf } from '../language/spelling.ts';

/** The names of a binyan in textbooks, and words that describe it. */
const binyanNames: Readonly<Record<Binyan, { latin: string; hebrew: readonly string[]; kinds: string }>> = {
  "Pa'al": { latin: 'paal qal kal', hebrew: ['פָּעַל', 'קַל'], kinds: 'active simple basic' },
  "Pi'el": { latin: 'piel', hebrew: ['פִּעֵל'], kinds: 'active intensive' },
  "Hif'il": { latin: 'hifil hiphil', hebrew: ['הִפְעִיל'], kinds: 'active causative' },
  "Hitpa'el": { latin: 'hitpael hithpael', hebrew: ['הִתְפַּעֵל'], kinds: 'active reflexive intensive reciprocal' },
  "Nif'al": { latin: 'nifal niphal', hebrew: ['נִפְעַל'], kinds: 'passive simple reflexive' },
  "Pu'al": { latin: 'pual', hebrew: ['פֻּעַל'], kinds: 'passive intensive' },
  "Huf'al": { latin: 'hufal huphal hofal hophal', hebrew: ['הֻפְעַל'], kinds: 'passive causative' },
};
const names = Object.entries(binyanNames) as [Binyan, (typeof binyanNames)[Binyan]][];

/** Words around the name: "in the Pi'el pattern", "בניין קל". */
const frame = /^(?:in |the |binyan |בני+ן )+|(?: (?:binyan|stem|pattern|verb|form))+$/giu;
/** Between an answer and a note: brackets, commas, colons, and dashes with spaces. */
const separators = /\s*[()[\]:,;/]\s*|\s+[-–—]\s+/;

export interface BinyanNote {
  /** The answer without the note. Empty if the text is a note alone. */
  answer: string;
  /** Every binyan that the note can mean. Without points, several have one spelling. */
  binyanim: readonly Binyan[];
  /** The words of the note that describe the binyan: "passive". */
  kinds: readonly string[];
}

/**
 * Separates a note of the binyan from an answer: "to speak (Pi'el)", "qal: to learn". `undefined` without a note, or if
 * the notes name different binyanim.
 */
export function readBinyanNote(typed: string): BinyanNote | undefined {
  const pieces = typed.split(separators).filter((piece) => piece.trim() !== '');
  const found = pieces.map(binyanimOf);
  const named = found.filter((each) => each.length > 0);
  const binyanim = named.reduce((all, each) => all.filter((one) => each.includes(one)), named[0] ?? []);
  if (binyanim.length === 0) return undefined;
  const isKind = (piece: string): boolean => allKinds.has(piece.trim().toLowerCase());
  const rest = pieces.filter((_, at) => found[at]?.length === 0);
  return {
    answer: rest.filter((piece) => !isKind(piece) && !root.test(piece)).join(', '),
    binyanim,
    kinds: rest.filter(isKind).map((piece) => piece.trim().toLowerCase()),
  };
}

/** Whether a note fits a binyan. */
export function fitsBinyan({ binyanim, kinds }: BinyanNote, binyan: string): boolean {
  const own = binyanim.find((each) => each === binyan);
  return own !== undefined && kinds.every((kind) => binyanNames[own].kinds.split(' ').includes(kind));
}

const allKinds = new Set(names.flatMap(([, { kinds }]) => kinds.split(' ')));
const root = /^\s*root\b|^\s*שורש\b/i;

function binyanimOf(piece: string): Binyan[] {
  const name = piece.trim().replace(frame, '').trim();
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  return names
    .filter(([, { latin, hebrew }]) =>
      /\p{Script=Hebrew}/u.test(name)
        ? hebrew.some((each) => isSpellingOf(name, each))
        : latin.split(' ').includes(letters),
    )
    .map(([binyan]) => binyan);
}
