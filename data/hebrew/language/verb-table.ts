import type { Binyan } from './binyan.ts';
import { conjugateAll } from './conjugate.ts';
import { transliterateBare } from './transliterate.ts';
import { verbCells, type VerbCell } from './verb-cells.ts';

export interface WrittenForm {
  /** With nikud, NFC. */
  hebrew: string;
  transliteration: string;
}

/** A verb's table. A cell is absent if the form does not exist or no rule is known. */
export type VerbTable = Partial<Record<VerbCell, WrittenForm>>;

export interface TabledVerb {
  /** "ל.מ.ד" */
  root: string;
  binyan: Binyan;
  /**
   * Forms in use, which replace those of the rules. If one of them has a sin dot, every ש of the table is a sin.
   */
  known: { [Cell in VerbCell]?: string | undefined };
}

const shinDot = '\u05C1';
const sinDot = '\u05C2';

/** The shva of the future's prefix ת is always pronounced: tedaber, telamed. */
function transliterateCell(cell: VerbCell, hebrew: string): string {
  const latin = transliterateBare(hebrew);
  return cell.startsWith('future') && hebrew.startsWith('תְּ'.normalize('NFC')) ? latin.replace(/^te?/u, 'te') : latin;
}

/** Builds the whole table of a verb by the rules. Throws an error with the value for an invalid root. */
export function verbTable({ root, binyan, known }: TabledVerb): VerbTable {
  const dot = Object.values(known).join('').includes(sinDot) ? sinDot : shinDot;
  const cells = conjugateAll(root, binyan);
  const table: VerbTable = {};
  for (const cell of verbCells) {
    const [form] = cells[cell];
    const hebrew = known[cell] ?? form?.replaceAll('ש', `ש${dot}`).normalize('NFC');
    if (hebrew) table[cell] = { hebrew, transliteration: transliterateCell(cell, hebrew) };
  }
  return table;
}
