import type { VerseId } from '../bible/verse-id.ts';

/** A place in the text: verses, or words of one version within them. */
export interface StudyAnchor {
  /** First and last verse, in the versification of the King James Version. */
  start: VerseId;
  end: VerseId;
  /** Code of the version in which the reader marked words. */
  version?: string;
  /** The marked words of that version. */
  words?: AnchoredWords;
}

export interface AnchoredWords {
  /** Index of the first word in the text of the verses, and of the word after the last. */
  from: number;
  to: number;
  /** The words, with single spaces. They find their place again when the text changes. */
  quote: string;
}

/** Five colors, then an underline. Each also differs by the form of its line. */
export const highlightStyles = ['yellow', 'green', 'blue', 'pink', 'orange', 'underline'] as const;
export type HighlightStyle = (typeof highlightStyles)[number];

export interface ListItem {
  start: VerseId;
  end: VerseId;
  remark: string;
}

/** FSRS memory state of one exercise, as in Study Mode. */
export interface MemoryState {
  due: number;
  lastReview: number;
  stability: number;
  difficulty: number;
  interval: number;
  step: number;
  reps: number;
  lapses: number;
  state: 1 | 2 | 3;
}

/** What a reader can write down, by kind. */
export interface StudyValues {
  highlight: { anchor: StudyAnchor; style: HighlightStyle };
  /** A note on verses, on words, on a dictionary entry, or on nothing. The text is Markdown. */
  note: { anchor?: StudyAnchor; entry?: string; text: string; labels: string[] };
  bookmark: { anchor: StudyAnchor; remark: string };
  list: { name: string; items: ListItem[] };
  /**
   * The reader's own names of the highlights, in the order of {@link highlightStyles}. Its id is `legend`. `clocks`: when
   * each name was changed, see `legend-names.ts`.
   */
  legend: { names: string[]; clocks?: string[] };
  /** Days of a plan: the verse ranges to read on each. `start` is a local date, "2026-11-27". */
  plan: { name: string; start: string; weekdays: number[]; days: [VerseId, VerseId][][]; dates?: string[] };
  /** A day of a plan that the reader finished. Its id is `{plan}.{day}`, so that devices never conflict. */
  reading: { plan: string; day: number };
  memory: { start: VerseId; end: VerseId; version: string; exercises: Record<string, MemoryState> };
}

export type StudyKind = keyof StudyValues;

export interface StudyRowOf<Kind extends StudyKind> {
  id: string;
  kind: Kind;
  /** The version of the row: a hybrid logical clock, see `hybrid-clock.ts`. */
  clock: string;
  /** Milliseconds since 1970. */
  created: number;
  /** Set on a row that keeps the text which lost a conflict: the id of the row with the other text. */
  copyOf?: string;
  /** When the reader deleted it, in milliseconds. */
  deleted?: number;
  /** Absent when a deletion has become final. */
  value?: StudyValues[Kind];
}

export type StudyRow = { [Kind in StudyKind]: StudyRowOf<Kind> }[StudyKind];

/** A row with the versions that its author had seen, the latest first. */
export type VersionedRow = StudyRow & { base: string[] };

/** A row as the server sends and saves it. Most rows have never been changed and have no base. */
export type ReceivedRow = StudyRow & { base?: string[] };

/** Characters of a note. A longer text is refused, with the text left in the editor. */
export const maxNoteLength = 100_000;
/** Items of a list. */
export const maxListItems = 5_000;
/** Characters of a name, a remark or a label. */
export const maxNameLength = 200;
export const maxRemarkLength = 5_000;
/** Bytes of one request of the sync. */
export const maxSyncBytes = 1_000_000;
/** Bytes of a value as JSON. The rest of a request is for its id and clocks. A row with a larger value cannot be sent. */
const maxValueBytes = maxSyncBytes - 2_000;

export function isTooLargeToSync({ value }: { value?: unknown }): boolean {
  const json = JSON.stringify(value ?? null);
  // A UTF-16 code unit takes at most three bytes.
  return json.length * 3 > maxValueBytes && new TextEncoder().encode(json).length > maxValueBytes;
}

/**
 * Characters of all remarks of a list. With three bytes per character, they and 5,000 passages fit into the 1 MB of a
 * request.
 */
export const maxRemarksLength = 250_000;
export const maxLabels = 20;
/** Days of a reading plan. */
export const maxPlanDays = 1_500;
/** Passages of a day of a reading plan: a passage of each book, and more. */
export const maxDayRanges = 200;

/** Days during which a deletion can be undone. */
const undoDays = 30;
export const undoMs = undoDays * 86_400_000;

/** Whether the text of a deleted row must be erased. Its id and clock stay. */
export function isDeletionFinal({ deleted, value }: Pick<StudyRow, 'deleted' | 'value'>, now: number): boolean {
  return deleted !== undefined && value !== undefined && deleted + undoMs <= now;
}
