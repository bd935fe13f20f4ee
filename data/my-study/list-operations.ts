import type { ListItem } from './study-row.ts';

/** In the order of the Bible. */
export function sortedItems(items: readonly ListItem[]): ListItem[] {
  return items.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The passages of both lists, each once, with both remarks. */
export function mergedItems(items: readonly ListItem[], others: readonly ListItem[]): ListItem[] {
  const merged = new Map<string, ListItem>();
  for (const item of [...items, ...others]) {
    const key = `${item.start}-${item.end}`;
    const known = merged.get(key);
    const isNew = known && item.remark !== '' && !known.remark.includes(item.remark);
    if (!known) merged.set(key, item);
    else if (isNew) merged.set(key, { ...known, remark: [known.remark, item.remark].filter(Boolean).join('\n') });
  }
  return [...merged.values()];
}

/** The passages that share no verse with one of the other list. */
export function subtractedItems(items: readonly ListItem[], others: readonly ListItem[]): ListItem[] {
  return items.filter((item) => !others.some((other) => item.start <= other.end && other.start <= item.end));
}

/** The passages that share a verse with one of the other list. */
export function commonItems(items: readonly ListItem[], others: readonly ListItem[]): ListItem[] {
  const rest = new Set(subtractedItems(items, others));
  return items.filter((item) => !rest.has(item));
}

export function movedItem(items: readonly ListItem[], from: number, to: number): ListItem[] {
  const [item] = items.slice(from, from + 1);
  if (!item || to < 0 || to >= items.length) return [...items];
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Identifies items by their passage, and equal passages by their number. Other items do not change the key of an item. */
export function keysOfItems(items: readonly ListItem[]): string[] {
  const counts = new Map<string, number>();
  return items.map(({ start, end }) => {
    const passage = `${start}-${end}`;
    const count = (counts.get(passage) ?? 0) + 1;
    counts.set(passage, count);
    return `${passage}-${count}`;
  });
}

export function withoutItem(items: readonly ListItem[], key: string): ListItem[] {
  const keys = keysOfItems(items);
  return items.filter((_, index) => keys[index] !== key);
}

/** An item with its index in the list before the removal. */
export interface RemovedItem {
  index: number;
  item: ListItem;
}

/** The items of a list that a removal did not leave in it. */
export function removedItems(items: readonly ListItem[], left: readonly ListItem[]): RemovedItem[] {
  const all = new Set(left);
  return items.flatMap((item, index) => (all.has(item) ? [] : [{ index, item }]));
}

/** Puts removed items back, in the order of their indexes. */
export function withItemsBack(items: readonly ListItem[], removed: readonly RemovedItem[]): ListItem[] {
  const all = [...items];
  for (const { index, item } of removed) all.splice(index, 0, item);
  return all;
}

/**
 * Replaces the remark `before` of an item. If it has changed meanwhile, the item gets both remarks. If the item has been
 * removed, it comes back.
 */
export function remarkedItems(items: readonly ListItem[], key: string, changed: ListItem, before: string): ListItem[] {
  const index = keysOfItems(items).indexOf(key);
  const stored = items[index];
  if (!stored) return [...items, changed];
  const isOther = stored.remark !== before && stored.remark !== changed.remark;
  const remark = isOther ? [stored.remark, changed.remark].filter(Boolean).join('; ') : changed.remark;
  return items.with(index, { ...stored, remark });
}
