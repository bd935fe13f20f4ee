/** The possible roles of a column in a table of verses. */
export const columnRoles = ['book', 'chapter', 'verse', 'reference', 'id', 'text'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Column indexes by role, from 0. */
export interface ColumnMap {
  book?: number;
  chapter?: number;
  verse?: number;
  /** Book, chapter and verse in one: "Genesis 1:1". */
  reference?: number;
  /** The verse id, 1001001 for Genesis 1:1. */
  id?: number;
  text: number;
}

const pattern = /^(?<role>[a-z]+)=(?<at>\d{1,2})$/;
const isRole = (name: string): name is ColumnRole => columnRoles.some((role) => role === name);

/** Formats columns as "book=0,chapter=1,verse=2,text=3" for upload, storage and build. */
export function formatColumns(columns: ColumnMap): string {
  return columnRoles.flatMap((role) => (columns[role] === undefined ? [] : `${role}=${columns[role]}`)).join(',');
}

/**
 * Parses the output of {@link formatColumns}. Returns `undefined` for other text, or if the columns do not determine
 * text and reference.
 */
export function tryParseColumns(text: string): ColumnMap | undefined {
  const parts = text.split(',').map((part) => pattern.exec(part)?.groups);
  const columns: Partial<Record<ColumnRole, number>> = {};
  for (const part of parts) {
    const { role = '', at = '' } = part ?? {};
    if (!isRole(role) || columns[role] !== undefined) return undefined;
    columns[role] = Number(at);
  }
  return completeColumns(columns);
}

/** Returns the columns if they determine the text and exactly one form of reference; otherwise `undefined`. */
function completeColumns(columns: Partial<Record<ColumnRole, number>>): ColumnMap | undefined {
  const { text, book, chapter, verse, reference, id } = columns;
  const indexes = Object.values(columns);
  if (text === undefined || new Set(indexes).size < indexes.length) return undefined;
  if (book !== undefined && chapter !== undefined && verse !== undefined) return { book, chapter, verse, text };
  if (reference !== undefined) return { reference, text };
  return id === undefined ? undefined : { id, text };
}
