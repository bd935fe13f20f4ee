import type { Binyan, VerbForm } from './binyan.ts';
import { irregularVerbs } from './irregular-verbs.ts';
import { parseRoot, type Root } from './root.ts';
import { pronounce } from './sounds.ts';
import { verbCells, type VerbCell } from './verb-cells.ts';
import { cellsOf } from './verb-stems.ts';

const shinDots = /[\u05C1\u05C2]/gu;

/** A root does not tell shin from sin; forms are compared without the dot. */
export function withoutShinDots(hebrew: string): string {
  return hebrew.replace(shinDots, '');
}

/** The cell of each form that is asked for by name. */
export const cellOfForm: Record<VerbForm, VerbCell> = {
  infinitive: 'infinitive',
  past: 'past 1cs',
  present: 'present ms',
  presentFeminine: 'present fs',
  future: 'future 1cs',
};

/** Four letters fill the place of three where the middle one is doubled: דִּבֵּר, תִּרְגֵּם. */
function fill(code: string, { first, middle, last }: Root): string {
  const [second = '', third] = middle;
  return code
    .replaceAll('2.', third ? `${second}:${third}` : '2.')
    .replaceAll('1', first)
    .replaceAll('2', second)
    .replaceAll('3', last);
}

/**
 * The forms that are right in one cell of a verb's table (NFC, shin without its dot): more than one where custom allows
 * more, the commonest first; none where the verb has no such form or no rule stands here. Throws an error that carries a
 * root that is none.
 */
export function conjugateCell(rootName: string, binyan: Binyan, cell: VerbCell): string[] {
  const irregular = irregularVerbs.find((one) => one.root === rootName && one.binyan === binyan)?.cells[cell];
  if (irregular === null) return [];
  if (irregular) return [withoutShinDots(irregular.normalize('NFC'))];
  const root = parseRoot(rootName);
  const codes = cellsOf(root, binyan)[cell] ?? [];
  return [...new Set(codes.map((code) => pronounce(fill(code, root))))];
}

/** As {@link conjugateCell}, of the five forms that a list of verbs shows. */
export function conjugate(rootName: string, binyan: Binyan, form: VerbForm): string[] {
  return conjugateCell(rootName, binyan, cellOfForm[form]);
}

/** Every cell of a verb; the forms that are right in each, as {@link conjugateCell} tells them. */
export function conjugateAll(rootName: string, binyan: Binyan): Record<VerbCell, string[]> {
  const cells = verbCells.map((cell) => [cell, conjugateCell(rootName, binyan, cell)]);
  return Object.fromEntries(cells) as Record<VerbCell, string[]>;
}
