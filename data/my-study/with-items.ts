import type { ListItem } from './study-row.ts';

/** The list with the passages that it does not have yet. Its own stay as they are. */
export function withItems(items: readonly ListItem[], added: readonly ListItem[]): ListItem[] {
  const passageOf = ({ start, end }: ListItem): string => `${start}-${end}`;
  const known = new Set(items.map(passageOf));
  return [...items, ...added.filter((item) => !known.has(passageOf(item)))];
}
