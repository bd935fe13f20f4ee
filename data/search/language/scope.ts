import { tryFindGroup } from './groups-of-books.ts';
import { tryReadRanges } from './typed-passage.ts';
import { labelOfRange, mergeRanges, type VerseRange } from './verse-ranges.ts';

export interface FoundScope {
  label: string;
  ranges: VerseRange[];
}

/** Parses the text after `in:`: "Romans", "Matt-John", "OT", "Rom,Gal", "Ps.119", "song-of-solomon". */
export function tryParseScope(text: string): FoundScope | undefined {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const scopes = parts.map(tryParsePart);
  if (scopes.length === 0 || !scopes.every((part) => part !== undefined)) return undefined;
  return {
    label: scopes.map(({ label }) => label).join(', '),
    ranges: mergeRanges(scopes.flatMap(({ ranges }) => ranges)),
  };
}

function tryParsePart(text: string): FoundScope | undefined {
  const group = tryFindGroup(text);
  if (group) return { label: group.label, ranges: [group.range] };
  const ranges = tryReadRanges(text);
  return ranges && { label: ranges.map(labelOfRange).join(', '), ranges };
}
