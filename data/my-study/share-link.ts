import { splitVerseId, verseId, type VerseId } from '../bible/verse-id.ts';
import { verseCounts } from '../bible/verse-counts.ts';
import { maxNameLength, type ListItem } from './study-row.ts';

/** A link carries at most this many passages and characters, which every browser and mail program can open. */
const maxSharedItems = 1_000;
const maxSharedCharacters = 16_000;

export interface SharedList {
  name: string;
  items: ListItem[];
}

/**
 * The list as the fragment of a link: no server sees it. Verse ids are written as the distance to the previous one.
 * `undefined` if the list is too long for a link.
 */
export function formatSharedList({ name, items }: SharedList): string | undefined {
  if (items.length > maxSharedItems) return undefined;
  let previous = 0;
  const passages = items.map(({ start, end }) => {
    const text = `${base36(start - previous)}${end === start ? '' : `_${base36(end - start)}`}`;
    previous = start;
    return text;
  });
  const remarks = items.map(({ remark }) => escapeDots(remark));
  const parts = [escapeDots(name), passages.join('.'), ...(remarks.some(Boolean) ? [remarks.join('.')] : [])];
  const text = `list=${parts.join(';')}`;
  return text.length > maxSharedCharacters ? undefined : text;
}

/** Parses a fragment of {@link formatSharedList}, or of anybody. Throws an error with a sentence for the reader. */
export function parseSharedList(fragment: string): SharedList | undefined {
  const text = /^#?list=(?<text>.*)$/s.exec(fragment)?.groups?.['text'];
  if (text === undefined) return undefined;
  if (text.length > maxSharedCharacters) throw new Error(sharedListTooLong);
  const [name = '', passages = '', remarks = ''] = text.split(';');
  const parts = passages === '' ? [] : passages.split('.');
  if (parts.length > maxSharedItems) throw new Error(sharedListTooLong);
  const notes = remarks.split('.');
  let previous = 0;
  const items = parts.map((part, index) => {
    const match = /^(?<start>-?[0-9a-z]{1,6})(?:_(?<length>[0-9a-z]{1,6}))?$/.exec(part);
    if (!match) throw new Error(sharedListDamaged);
    const start = previous + Number.parseInt(match.groups?.['start'] ?? '', 36);
    const end = start + Number.parseInt(match.groups?.['length'] ?? '0', 36);
    previous = start;
    if (!isVerse(start) || !isVerse(end)) throw new Error(sharedListDamaged);
    return { start, end, remark: decode(notes[index] ?? '') };
  });
  return { name: decode(name).slice(0, maxNameLength), items };
}

const sharedListDamaged = 'This link is damaged. Ask for it again.';
export const sharedListTooLong =
  'A link can carry at most 1,000 passages. Send the list as a file instead: export it, then import it on the other device.';

function isVerse(id: VerseId): boolean {
  const { book, chapter, verse } = splitVerseId(id);
  return (
    book >= 1 &&
    book <= 66 &&
    verse <= (verseCounts(book, 'kjv')[chapter - 1] ?? -1) &&
    id === verseId({ book, chapter, verse })
  );
}

function base36(value: number): string {
  return value.toString(36);
}

/** Dots separate the remarks. */
function escapeDots(text: string): string {
  return encodeURIComponent(text).replaceAll('.', '%2E');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(sharedListDamaged);
  }
}
