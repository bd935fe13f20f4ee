import { nextClock } from './hybrid-clock.ts';
import { withNamesOf } from './legend-names.ts';
import { maxLabels, type StudyRow, type StudyRowOf, type VersionedRow } from './study-row.ts';

/** Versions that a row remembers. Beyond it a very old version counts as a conflict, which keeps its text. */
const maxBase = 64;

export interface MergedRow {
  row: VersionedRow;
  /** A new row with the text that lost the conflict. */
  copy?: VersionedRow;
}

/**
 * Merges a row that a device sends into the stored one. A version that was written with knowledge of the other replaces
 * it. Otherwise both were written independently: the later one is used, an edit wins over a deletion, and the other
 * text becomes a row of its own. If the text is the same, the note gets the labels of both. Names of highlights are merged
 * per style by the later change, and memory verses per exercise by the later review. Repeating a merge changes nothing.
 */
export function mergeRow(stored: VersionedRow | undefined, sent: VersionedRow): MergedRow {
  if (!stored) return { row: sent };
  if (sent.clock === stored.clock || stored.base.includes(sent.clock)) return { row: stored };
  if (sent.base.includes(stored.clock)) return { row: withBase(sent, stored) };
  const [winner, loser] = isPreferred(sent, stored) ? [sent, stored] : [stored, sent];
  if (hasOtherText(loser, winner)) return { row: withBase(winner, loser), copy: copyOfRow(loser) };
  const united = withPartsOf(winner, loser);
  if (united === winner) return { row: withBase(winner, loser) };
  // Both devices have to take over the result, so it is a version of its own. No device issues this clock.
  const clock = nextClock(winner.clock, 0, `m${loser.clock.slice(2, 9)}`);
  return { row: withBase({ ...united, clock, base: [winner.clock, ...winner.base] }, loser) };
}

/** A row with what another version of its kind adds. Returns the same object if nothing changes. */
function withPartsOf(row: VersionedRow, other: VersionedRow): VersionedRow {
  if (other.deleted !== undefined || row.deleted !== undefined) return row;
  if (row.kind === 'memory' && other.kind === 'memory') return withReviewsOf(row, other);
  if (row.kind === 'legend' && other.kind === 'legend') return withNamesOf(row, other);
  return withLabelsOf(row, other);
}

/** A memory verse with the later review of each exercise. */
function withReviewsOf<Row extends StudyRowOf<'memory'>>(row: Row, { value }: StudyRowOf<'memory'>): Row {
  if (!row.value || !value) return row;
  const own = row.value.exercises;
  const later = Object.entries(value.exercises).filter(
    ([exercise, { lastReview }]) => lastReview > (own[exercise]?.lastReview ?? -1),
  );
  if (later.length === 0) return row;
  return { ...row, value: { ...row.value, exercises: { ...own, ...Object.fromEntries(later) } } };
}

/** A note with the labels of another version too. Returns the same object if nothing changes. */
export function withLabelsOf<Row extends StudyRow>(row: Row, other: StudyRow): Row {
  const labels = labelsOfBoth(row, other);
  return row.value && 'labels' in row.value && labels.length > row.value.labels.length
    ? { ...row, value: { ...row.value, labels } }
    : row;
}

function labelsOfBoth(...rows: readonly StudyRow[]): string[] {
  const live = rows.filter(({ deleted }) => deleted === undefined);
  return [...new Set(live.flatMap(({ value }) => (value && 'labels' in value ? value.labels : [])))];
}

function withBase(row: VersionedRow, other: VersionedRow): VersionedRow {
  const all = new Set([...row.base, ...other.base, other.clock]);
  all.delete(row.clock);
  return { ...row, base: [...all].toSorted().toReversed().slice(0, maxBase) };
}

function isPreferred(one: StudyRow, other: StudyRow): boolean {
  const [isDeleted, isOtherDeleted] = [one.deleted !== undefined, other.deleted !== undefined];
  return isDeleted === isOtherDeleted ? one.clock > other.clock : isOtherDeleted;
}

/** The id depends only on the text that lost, so every device and the server create the same row. */
export function copyOfRow(loser: VersionedRow): VersionedRow {
  const root = loser.copyOf ?? loser.id;
  return { ...loser, id: `${root}.${loser.clock.replaceAll('-', '')}`, copyOf: root, base: [] };
}

/** Whether the loser has text of the reader that the winner does not contain. */
export function hasOtherText(loser: StudyRow, winner: StudyRow): boolean {
  if (loser.deleted !== undefined || !loser.value) return false;
  if (winner.deleted !== undefined || !winner.value || loser.kind !== winner.kind) return true;
  switch (loser.kind) {
    case 'note':
      return !textOfRow(winner).includes(textOfRow(loser)) || labelsOfBoth(winner, loser).length > maxLabels;
    case 'bookmark':
      return !textOfRow(winner).includes(textOfRow(loser));
    case 'list':
    case 'plan':
      return JSON.stringify(loser.value) !== JSON.stringify(winner.value);
    default:
      return false;
  }
}

/** The text that a reader wrote, as one string. */
export function textOfRow(row: StudyRow): string {
  if (!row.value) return '';
  switch (row.kind) {
    case 'note':
      return row.value.text;
    case 'bookmark':
      return row.value.remark;
    case 'list':
      return [row.value.name, ...row.value.items.map(({ remark }) => remark)].join('\n');
    case 'plan':
      return row.value.name;
    default:
      return '';
  }
}
