import type { Binyan } from './binyan.ts';
import { conjugateAll } from './conjugate.ts';
import { transliterateBare } from './transliterate.ts';
import { verbCells, type VerbCell } from './verb-cells.ts';

export interface WrittenForm {
  /** Pointed, NFC. */
  hebrew: string;
  transliteration: string;
}

/** A verb's table; a cell is absent where there is no such form, or where no rule is known. */
export type VerbTable = Partial<Record<VerbCell, WrittenForm>>;

export interface TabledVerb {
  /** "ל.מ.ד" */
  root: string;
  binyan: Binyan;
  /** Forms that are known already, and which the table shows where custom allows more than one. One has any letter. */
  known: { [Cell in VerbCell]?: string | undefined };
}

const shinDot = '\u05C1';
const sinDot = '\u05C2';

/** The shva of the future's prefix ת is always heard: tedaber, telamed. */
function transliterateCell(cell: VerbCell, hebrew: string): string {
  const latin = transliterateBare(hebrew);
  return cell.startsWith('future') && hebrew.startsWith('תְּ'.normalize('NFC')) ? latin.replace(/^te?/u, 'te') : latin;
}

/** The whole table of a verb by the rules. Throws an error that carries a root that is none. */
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
