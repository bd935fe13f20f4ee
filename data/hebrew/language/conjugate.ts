import type { Binyan, VerbForm } from './binyan.ts';
import { irregularVerbs } from './irregular-verbs.ts';
import { parseRoot, type Root } from './root.ts';
import { pronounce } from './sounds.ts';
import { verbCells, type VerbCell } from './verb-cells.ts';
import { cellsOf } from './verb-stems.ts';

const shinDots = /[\u05C1\u05C2]/gu;

/** Removes the dots of shin and sin, which a root does not distinguish, for comparing forms. */
export function withoutShinDots(hebrew: string): string {
  return hebrew.replace(shinDots, '');
}

/** The table cell of each named form. */
const cellOfForm: Record<VerbForm, VerbCell> = {
  infinitive: 'infinitive',
  past: 'past 1cs',
  present: 'present ms',
  presentFeminine: 'present fs',
  future: 'future 1cs',
};

/** In roots of four letters, the two middle letters take the place of a doubled one: דִּבֵּר, תִּרְגֵּם. */
function fill(code: string, { first, middle, last }: Root): string {
  const [second = '', third] = middle;
  return code
    .replaceAll('2.', third ? `${second}:${third}` : '2.')
    .replaceAll('1', first)
    .replaceAll('2', second)
    .replaceAll('3', last);
}

/**
 * Returns the correct forms of one cell of a verb's table (NFC, shin without its dot), most common first. There is more
 * than one where usage varies, and none if the form does not exist or no rule is known. Throws an error with the value
 * for an invalid root.
 */
export function conjugateCell(rootName: string, binyan: Binyan, cell: VerbCell): string[] {
  const irregular = irregularVerbs.find((one) => one.root === rootName && one.binyan === binyan)?.cells[cell];
  if (irregular === null) return [];
  if (irregular) return [withoutShinDots(irregular.normalize('NFC'))];
  const root = parseRoot(rootName);
  const codes = cellsOf(root, binyan)[cell] ?? [];
  return [...new Set(codes.map((code) => pronounce(fill(code, root))))];
}

/** Like {@link conjugateCell}, for the five forms that a list of verbs shows. */
export function conjugate(rootName: string, binyan: Binyan, form: VerbForm): string[] {
  return conjugateCell(rootName, binyan, cellOfForm[form]);
}

/** Returns the correct forms of every cell of a verb, like {@link conjugateCell}. */
export function conjugateAll(rootName: string, binyan: Binyan): Record<VerbCell, string[]> {
  const cells = verbCells.map((cell) => [cell, conjugateCell(rootName, binyan, cell)]);
  return Object.fromEntries(cells) as Record<VerbCell, string[]>;
}
