import type { StudyAnchor, StudyKind, StudyRow, StudyRowOf } from '#data/my-study/study-row.ts';
import { keysOfRow } from '#data/my-study/chapter-keys.ts';
import { readRowsOf } from './study-store.ts';
import type { StudyTarget } from './study-target.ts';

/** The rows that touch what the panel is about. */
export async function readPanelRows({ anchor, entry }: StudyTarget): Promise<StudyRow[]> {
  if (entry !== undefined) return readRowsOf([entry]);
  if (!anchor) return [];
  const keys = keysOfRow({ id: '', kind: 'bookmark', clock: '', created: 0, value: { anchor, remark: '' } });
  const rows = await readRowsOf(keys);
  return rows.filter((row) => touches(row, anchor)).toSorted((a, b) => a.created - b.created);
}

function touches(row: StudyRow, anchor: StudyAnchor): boolean {
  const own = rangeOfRow(row);
  return own !== undefined && own.start <= anchor.end && anchor.start <= own.end;
}

/** The verses that a row is about. */
export function rangeOfRow(row: StudyRow): Pick<StudyAnchor, 'start' | 'end'> | undefined {
  switch (row.kind) {
    case 'note':
    case 'bookmark':
    case 'highlight':
      return row.value?.anchor;
    case 'memory':
      return row.value;
    default:
      return undefined;
  }
}

export function rowsOfKind<Kind extends StudyKind>(rows: readonly StudyRow[], kind: Kind): StudyRowOf<Kind>[] {
  return rows.filter(
    (row): row is Extract<StudyRow, { kind: Kind }> => row.kind === kind,
  ) as StudyRow[] as StudyRowOf<Kind>[];
}

/** The highlight of exactly these verses or words. */
export function highlightOf(rows: readonly StudyRow[], anchor: StudyAnchor): StudyRowOf<'highlight'> | undefined {
  return rowsOfKind(rows, 'highlight').find(({ value }) => value && isSameAnchor(value.anchor, anchor));
}

/**
 * The highlight of exactly these verses or words, then those in other verses or words that a reader sees there: for
 * verses, of a passage that covers them, and of words from their first to their last verse or beyond.
 */
export function highlightsCovering(rows: readonly StudyRow[], anchor: StudyAnchor): StudyRowOf<'highlight'>[] {
  const own = highlightOf(rows, anchor);
  const others = rowsOfKind(rows, 'highlight').filter(
    (row) => row !== own && row.value && !anchor.words && covers(row.value.anchor, anchor),
  );
  const ofVerses = others.filter(({ value }) => !value?.anchor.words);
  return [...(own ? [own] : []), ...ofVerses, ...others.filter((row) => !ofVerses.includes(row))];
}

function covers(outer: Passage, inner: Passage): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

type Passage = Pick<StudyAnchor, 'start' | 'end'>;

/** The bookmark of exactly these verses. */
export function bookmarkOfPassage(rows: readonly StudyRow[], passage: Passage): StudyRowOf<'bookmark'> | undefined {
  return rowsOfKind(rows, 'bookmark').find(({ value }) => value && isSamePassage(value.anchor, passage));
}

/** The memory verse of exactly these verses in this version. */
export function memoryOfPassage(
  rows: readonly StudyRow[],
  passage: Passage,
  version: string,
): StudyRowOf<'memory'> | undefined {
  return rowsOfKind(rows, 'memory').find(({ value }) => value?.version === version && isSamePassage(value, passage));
}

function isSamePassage(one: Passage, other: Passage): boolean {
  return one.start === other.start && one.end === other.end;
}

function isSameAnchor(one: StudyAnchor, other: StudyAnchor): boolean {
  if (!isSamePassage(one, other)) return false;
  if (!one.words || !other.words) return !one.words && !other.words;
  return one.version === other.version && one.words.from === other.words.from && one.words.to === other.words.to;
}
