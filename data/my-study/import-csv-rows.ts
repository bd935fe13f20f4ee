// cspell:ignore chapterstart versestart chapterend verseend
import { bookOfName } from '../bible/book-names.ts';
import { verseCounts } from '../bible/verse-counts.ts';
import { splitVerseId, verseId, type VerseId } from '../bible/verse-id.ts';
import { parseNoteLine } from './parse-note.ts';
import { unprotectedCsvText } from './study-csv.ts';
import { highlightStyles, type ListItem, type StudyKind, type StudyValues } from './study-row.ts';

/** "H0430" is "H430". A cell that names no entry is left out. */
function entryOf(cell: string): { entry?: string } {
  const [, language, number] = /^([HG])0*([1-9]\d{0,3}[a-z]?)$/.exec(cell.trim()) ?? [];
  return language && number ? { entry: `${language}${number}` } : {};
}

export interface ImportedValue<Kind extends StudyKind = StudyKind> {
  kind: Kind;
  value: StudyValues[Kind];
}

/**
 * Rows of a CSV file as notes, marks and lists. Reads the columns of our own export, those of the Ezra Bible App ("Bible
 * Book", "Chapter", "Verse", "Tags", "Note"), and those of AndBible's bookmarks ("book", "chapterStart", "verseStart",
 * "chapterEnd", "verseEnd", "labels", "notes"), whose numbers are those of the King James Version. Returns the numbers of lines that have nothing to import.
 */
export function importCsvRows(lines: readonly Record<string, string | undefined>[]): {
  values: ImportedValue[];
  skipped: number[];
} {
  const values: ImportedValue[] = [];
  const lists = new Map<string, ListItem[]>();
  const skipped: number[] = [];
  for (const [index, line] of lines.entries()) {
    const cell = (...names: string[]): string => unprotectedCsvText(cellOf(line, names));
    const place = placeOfLine(cell);
    const text = cell('text', 'note', 'notes');
    const labels = splitCsvLabels(cell('labels', 'tags'));
    const [kind, list, entry, style] = [cell('kind'), cell('list'), cell('entry'), cell('style')];
    const known = highlightStyles.find((each) => each === style);
    if (kind === 'list' && place) lists.set(list, [...(lists.get(list) ?? []), { ...place, remark: text }]);
    else if (kind === 'highlight' && place)
      values.push({ kind: 'highlight', value: { anchor: place, style: known ?? 'yellow' } });
    else if (kind === 'bookmark' && place) values.push({ kind: 'bookmark', value: { anchor: place, remark: text } });
    else if (text !== '' && (kind === 'note' || kind === ''))
      values.push({
        kind: 'note',
        value: { ...(place && { anchor: place }), ...entryOf(entry), text, labels },
      });
    else if (place && labels.length > 0)
      for (const label of labels) lists.set(label, [...(lists.get(label) ?? []), { ...place, remark: '' }]);
    else if (place && kind === '') values.push({ kind: 'bookmark', value: { anchor: place, remark: '' } });
    else skipped.push(index + 2);
  }
  for (const [name, items] of lists) values.push({ kind: 'list', value: { name, items } });
  return { values, skipped };
}

function cellOf(line: Record<string, string | undefined>, names: readonly string[]): string {
  const found = Object.entries(line).find(([name]) => names.includes(name.trim().toLowerCase()));
  return found?.[1]?.trim() ?? '';
}

function placeOfLine(cell: (...names: string[]) => string): { start: VerseId; end: VerseId } | undefined {
  const [start, end] = [Number(cell('start')), Number(cell('end') || cell('start'))];
  if (isVerseOfKjv(start) && isVerseOfKjv(end) && start <= end) return { start, end };
  const book = bookOfName(cell('bible book', 'book'));
  if (book) return rangeInBook(book.number, cell);
  const [part] = parseNoteLine(cell('reference', 'verse'));
  return part?.kind === 'reference' ? { start: part.start, end: part.end } : undefined;
}

function rangeInBook(book: number, cell: (...names: string[]) => string): { start: VerseId; end: VerseId } | undefined {
  const chapter = Number(cell('chapter', 'chapterstart') || 1);
  const verse = Number(cell('verse', 'versestart') || 1);
  const start = verseId({ book, chapter, verse });
  const last = { chapter: Number(cell('chapterend') || chapter), verse: Number(cell('verseend') || verse) };
  const end = verseId({ book, ...last });
  return isVerseOfKjv(start) && isVerseOfKjv(end) && start <= end ? { start, end } : undefined;
}

function isVerseOfKjv(id: VerseId): boolean {
  if (!Number.isInteger(id)) return false;
  const { book, chapter, verse } = splitVerseId(id);
  const last = verseCounts(book, 'kjv')[chapter - 1];
  return last !== undefined && verse <= last;
}

const maxLabels = 20;
const maxLabelLength = 200;

/** AndBible's own labels, for example "__SPEAK_LABEL__". */
const systemLabel = /^__.*__$/;

const quotedLabel = /"(?:[^"]|"")*"/g;
/** A cell with the longest possible labels. */
const maxLabelsLength = 2 * maxLabels * maxLabelLength;

/**
 * Our export separates labels by commas, those of Ezra and AndBible by semicolons. A label with a separator is in
 * quotation marks.
 */
function splitCsvLabels(cell: string): string[] {
  const text = cell.slice(0, maxLabelsLength);
  const isBySemicolon = text.replaceAll(quotedLabel, '').includes(';');
  const parts = text.match(isBySemicolon ? /(?:"(?:[^"]|"")*"|[^;])+/g : /(?:"(?:[^"]|"")*"|[^,])+/g) ?? [];
  return parts
    .map((part) => unquotedLabel(part.trim()).slice(0, maxLabelLength))
    .filter((label) => label !== '' && !systemLabel.test(label))
    .slice(0, maxLabels);
}

function unquotedLabel(label: string): string {
  return label.length > 1 && label.startsWith('"') && label.endsWith('"')
    ? label.slice(1, -1).replaceAll('""', '"')
    : label;
}
