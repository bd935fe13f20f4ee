import Papa from 'papaparse';
import { guessColumns } from '../columns.ts';
import type { TableRow } from './read-table.ts';

/** The comma is last because sentences have commas in nearly every line. */
const delimiters = ['\t', '|', ';', ','];

/**
 * Parses CSV, TSV and similar text into rows with the line at which each begins. A cell can span lines. `onUnclosed`
 * receives the line of a quote that never closes and turns the rest into one cell.
 */
export function csvRows(text: string, onUnclosed: (line: number) => void = () => {}): TableRow[] {
  const rows: TableRow[] = [];
  let [line, at] = [1, 0];
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, meta, errors }) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) onUnclosed(line);
      // The parser reports where a row ends. Lines before that are already counted for earlier rows.
      rows.push({ line, cells: data });
      for (let feed = text.indexOf('\n', at); feed >= 0 && feed < meta.cursor; feed = text.indexOf('\n', feed + 1))
        line += 1;
      at = meta.cursor;
    },
  });
  return rows;
}

/** Returns the delimiter that occurs in most of the first lines. */
export function delimiterOf(text: string): string {
  const lines = firstLines(text);
  return delimiters.find((delimiter) => separatesMost(lines, delimiter)) ?? ',';
}

/** Whether the text is a table: its first line and at least two thirds of the first lines have the same delimiter. */
export function looksLikeTable(text: string): boolean {
  return separatesMost(firstLines(text), delimiterOf(text));
}

function firstLines(text: string): string[] {
  return text
    .slice(0, 20_000)
    .split('\n')
    .slice(0, 20)
    .filter((line) => line.trim() !== '');
}

function separatesMost(lines: readonly string[], delimiter: string): boolean {
  const parted = lines.filter((line) => line.includes(delimiter)).length;
  return lines[0]?.includes(delimiter) === true && parted * 3 >= lines.length * 2;
}

/** Whether the first row is a header, or book, chapter and verse are in separate columns. */
export function hasRecognizableColumns(text: string): boolean {
  if (!looksLikeTable(text)) return false;
  const head = text.slice(0, 20_000);
  const rows = csvRows(head.slice(0, head.lastIndexOf('\n') + 1) || head).slice(0, 40);
  const { columns, header } = guessColumns(rows.map(({ cells }) => cells));
  return columns !== undefined && (columns.book !== undefined || (header && columns.text !== undefined));
}
