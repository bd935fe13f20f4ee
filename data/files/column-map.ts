/** What a column of a table of verses may hold. */
export const columnRoles = ['book', 'chapter', 'verse', 'reference', 'id', 'text'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Which column of a table is what, by their places from 0. */
export interface ColumnMap {
  book?: number;
  chapter?: number;
  verse?: number;
  /** Place and book in one: "Genesis 1:1". */
  reference?: number;
  /** A verse in one number, 1001001 for Genesis 1:1. */
  id?: number;
  text: number;
}

const pattern = /^(?<role>[a-z]+)=(?<at>\d{1,2})$/;
const isRole = (name: string): name is ColumnRole => columnRoles.some((role) => role === name);

/** "book=0,chapter=1,verse=2,text=3": as an upload says it, its file keeps it and the build reads it. */
export function formatColumns(columns: ColumnMap): string {
  return columnRoles.flatMap((role) => (columns[role] === undefined ? [] : `${role}=${columns[role]}`)).join(',');
}

/** Reads what {@link formatColumns} writes; `undefined` for what is not that, or does not say where each verse stands. */
export function tryParseColumns(text: string): ColumnMap | undefined {
  const parts = text.split(',').map((part) => pattern.exec(part)?.groups);
  const columns: Partial<Record<ColumnRole, number>> = {};
  for (const part of parts) {
    const { role = '', at = '' } = part ?? {};
    if (!isRole(role) || columns[role] !== undefined) return undefined;
    columns[role] = Number(at);
  }
  return wholeColumns(columns);
}

/** The columns, if they say the words of each verse and in one way where it stands. */
export function wholeColumns(columns: Partial<Record<ColumnRole, number>>): ColumnMap | undefined {
  const { text, book, chapter, verse, reference, id } = columns;
  const places = Object.values(columns);
  if (text === undefined || new Set(places).size < places.length) return undefined;
  if (book !== undefined && chapter !== undefined && verse !== undefined) return { book, chapter, verse, text };
  if (reference !== undefined) return { reference, text };
  return id === undefined ? undefined : { id, text };
}
