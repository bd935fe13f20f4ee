import * as z from 'zod';
import { versionCodePattern } from '../../versions/version-code.ts';
import { clockPattern } from '../hybrid-clock.ts';
import { isPlanDate } from '../plan-date.ts';
import {
  highlightStyles,
  maxDayRanges,
  maxLabels,
  maxListItems,
  maxNameLength,
  maxNoteLength,
  maxPlanDays,
  maxRemarkLength,
  type StudyKind,
  type StudyRow,
  type StudyValues,
} from '../study-row.ts';

const time = z.int().min(0).max(8.64e15);
const verse = z.int().min(1_000_000).max(66_999_999);
const clock = z.string().regex(clockPattern, 'clock is not a valid clock');
const studyRowId = z.string().regex(/^[a-z0-9][a-z0-9.-]{3,79}$/, 'id must have 4 to 80 letters and digits');
const name = z.string().max(maxNameLength, `A name can have at most ${maxNameLength} characters`);
const remark = z.string().max(maxRemarkLength, `A remark can have at most ${maxRemarkLength} characters`);
const version = z.string().regex(versionCodePattern);
const range = z.object({ start: verse, end: verse });
const wordIndex = z.int().min(0).max(1e6);

const anchor = z.strictObject({
  ...range.shape,
  version: version.exactOptional(),
  words: z.strictObject({ from: wordIndex, to: wordIndex, quote: z.string().max(maxRemarkLength) }).exactOptional(),
});

const memoryState = z.strictObject({
  due: time,
  lastReview: time,
  stability: z.number().min(0).max(36_500),
  difficulty: z.number().min(0).max(10),
  interval: z.number().min(0).max(36_500),
  step: z.int().min(0),
  reps: z.int().min(0),
  lapses: z.int().min(0),
  state: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});

const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isPlanDate, 'This date does not exist');

const values = {
  highlight: z.strictObject({ anchor, style: z.enum(highlightStyles) }),
  note: z.strictObject({
    anchor: anchor.exactOptional(),
    entry: z
      .string()
      .regex(/^[HG][1-9]\d{0,3}[a-z]?$/)
      .exactOptional(),
    text: z.string().max(maxNoteLength, `A note can have at most ${maxNoteLength} characters`),
    labels: z.array(name).max(maxLabels),
  }),
  bookmark: z.strictObject({ anchor, remark }),
  list: z.strictObject({ name, items: z.array(z.strictObject({ ...range.shape, remark })).max(maxListItems) }),
  legend: z.strictObject({
    names: z.array(name).max(highlightStyles.length),
    clocks: z
      .array(z.union([clock, z.literal('')]))
      .max(highlightStyles.length)
      .exactOptional(),
  }),
  plan: z.strictObject({
    name,
    start: date,
    weekdays: z.array(z.int().min(0).max(6)).max(7),
    days: z.array(z.array(z.tuple([verse, verse])).max(maxDayRanges)).max(maxPlanDays),
    dates: z.array(date).max(maxPlanDays).exactOptional(),
  }),
  reading: z.strictObject({ plan: studyRowId, day: z.int().min(0).max(maxPlanDays) }),
  memory: z.strictObject({
    ...range.shape,
    version,
    exercises: z.record(z.string().regex(/^[a-z]{1,20}$/), memoryState),
  }),
};

function rowOf<Kind extends StudyKind, Value extends z.ZodType<StudyValues[Kind]>>(kind: Kind, value: Value) {
  return z.strictObject({
    id: studyRowId,
    kind: z.literal(kind),
    clock,
    created: time,
    copyOf: studyRowId.exactOptional(),
    deleted: time.exactOptional(),
    value: value.exactOptional(),
  });
}

const rows = [
  rowOf('highlight', values.highlight),
  rowOf('note', values.note),
  rowOf('bookmark', values.bookmark),
  rowOf('list', values.list),
  rowOf('legend', values.legend),
  rowOf('plan', values.plan),
  rowOf('reading', values.reading),
  rowOf('memory', values.memory),
] as const;

/** A row of "My study", as devices store and exchange it. */
export const studyRow = z
  .discriminatedUnion('kind', rows)
  .refine(
    ({ value, deleted }) => value !== undefined || deleted !== undefined,
    'A row without a value must be deleted',
  ) satisfies z.ZodType<StudyRow>;

/** Versions that the author of a row had seen, the latest first. */
export const studyRowBase = z.array(clock).max(64);

/** A row that a device sends. */
export const sentStudyRow = z.strictObject({ row: studyRow, base: studyRowBase });
