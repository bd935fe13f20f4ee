import { foldText } from '#data/model/fold.ts';

export interface RowFilter {
  text: string;
  /** The id of a group of rows; empty for all. */
  group: string;
}

/** What of a row can be searched. */
export interface FilterRow {
  group: string;
  english: string;
  /** Pointed. */
  hebrew: string;
}

/**
 * The English matches in any case; the Hebrew as an exact part of it, and also where it was typed without points. An
 * empty text matches every row of the group.
 */
export function matchesRow(row: FilterRow, { text, group }: RowFilter): boolean {
  if (group && row.group !== group) return false;
  const wanted = text.trim();
  if (!wanted) return true;
  if (row.english.toLowerCase().includes(wanted.toLowerCase())) return true;
  if (row.hebrew.normalize('NFC').includes(wanted.normalize('NFC'))) return true;
  const isUnpointed = !/\p{M}/u.test(wanted.normalize('NFD'));
  return isUnpointed && foldText(row.hebrew).includes(foldText(wanted));
}

/** Reads an address's query; a group that the page does not have is none. */
export function parseRowFilter(search: string, groupName: string, groups: readonly string[]): RowFilter {
  const params = new URLSearchParams(search);
  const group = params.get(groupName) ?? '';
  return { text: params.get('q')?.trim() ?? '', group: groups.includes(group) ? group : '' };
}

/** "?q=water&topic=nature": only what is asked for; the path alone where nothing is. */
export function rowFilterAddress(path: string, groupName: string, { text, group }: RowFilter): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set('q', text.trim());
  if (group) params.set(groupName, group);
  return params.size > 0 ? `${path}?${params}` : path;
}
