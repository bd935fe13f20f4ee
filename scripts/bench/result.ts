import * as z from 'zod';

/** `count` is a plain number, `×` a ratio, `%` a relative difference, `points` a score out of 100. */
export const unit = z.enum(['ms', 's', 'bytes', 'kB', 'MB', '×', 'count', '%', 'requests/s', 'points']);

/** A figure with a target in the design. */
export const target = z.object({
  what: z.string(),
  unit,
  value: z.number(),
  /** The lowest of several runs. */
  lowest: z.number().optional(),
  highest: z.number().optional(),
  atMost: z.number().optional(),
  atLeast: z.number().optional(),
});

export const table = z.object({
  title: z.string(),
  columns: z.array(z.object({ name: z.string(), unit })),
  /** `null` if a figure does not exist. */
  rows: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
});

const chartHead = { /** Name of its file, without ".svg". */ name: z.string(), title: z.string(), unit };

/** One bar per row, from zero. */
export const barChart = z.object({
  kind: z.literal('bars'),
  ...chartHead,
  bars: z.array(z.object({ name: z.string(), value: z.number(), isOurs: z.boolean() })),
  limit: z.number().optional(),
});

/** Median, 95th percentile and maximum of each row, on a logarithmic scale. */
export const spanChart = z.object({
  kind: z.literal('spans'),
  ...chartHead,
  spans: z.array(
    z.object({ name: z.string(), median: z.number(), p95: z.number(), worst: z.number(), isOurs: z.boolean() }),
  ),
  limit: z.number().optional(),
});

/** Histograms of page weights, one for each kind. All start at zero and have the same scale. */
export const stripChart = z.object({
  kind: z.literal('strips'),
  ...chartHead,
  /** Width of a column, in the chart's unit. */
  step: z.number(),
  strips: z.array(
    z.object({
      name: z.string(),
      counts: z.array(z.number()),
      median: z.number(),
      p99: z.number(),
      limit: z.number().optional(),
    }),
  ),
});

export const chart = z.discriminatedUnion('kind', [barChart, spanChart, stripChart]);

/** The result of one benchmark. */
export const benchResult = z.object({
  targets: z.array(target),
  tables: z.array(table),
  charts: z.array(chart),
  /** Sentences with the Markdown of `code` and **strong**. */
  notes: z.array(z.string()),
});

/** A stored result, in a file next to the report. */
export const benchRecord = z.object({
  name: z.string(),
  /** Date in UTC, such as "2026-11-21". */
  on: z.string(),
  machine: z.string(),
  cores: z.number(),
  /** Load average of the minute before: the number of processes that needed a core. */
  load: z.number(),
  seconds: z.number(),
  result: benchResult.optional(),
  /** Why the last run failed. `result` is then from an earlier run. */
  failure: z.string().optional(),
});

export type Unit = z.infer<typeof unit>;
export type Target = z.infer<typeof target>;

/** Figures of an earlier date, by benchmark and by the name of the target. */
export const earlierFigures = z.object({
  on: z.string(),
  figures: z.record(z.string(), z.record(z.string(), z.number())),
});

export type EarlierFigures = z.infer<typeof earlierFigures>;
export type Table = z.infer<typeof table>;
export type BarChart = z.infer<typeof barChart>;
export type SpanChart = z.infer<typeof spanChart>;
export type StripChart = z.infer<typeof stripChart>;
export type Chart = z.infer<typeof chart>;
export type BenchResult = z.infer<typeof benchResult>;
export type BenchRecord = z.infer<typeof benchRecord>;

export interface Bench {
  /** The name for the command line. */
  name: string;
  title: string;
  /** What is measured, how, and on which data, in Markdown. */
  about: string;
  /** `isStored` if the figures are stored for the report. */
  run: (isStored: boolean) => BenchResult | Promise<BenchResult>;
}

/** A target with several runs: their median, with the lowest and the highest. */
export function targetOf(
  what: string,
  inUnit: Unit,
  { median, min, max }: { median: number; min: number; max: number },
  limits: Pick<Target, 'atMost' | 'atLeast'>,
): Target {
  return { what, unit: inUnit, value: median, lowest: min, highest: max, ...limits };
}

/** Some figures are shown with the targets for comparison only. */
export function hasLimit({ atMost, atLeast }: Target): boolean {
  return atMost !== undefined || atLeast !== undefined;
}

export function isMet({ value, atMost = Infinity, atLeast = -Infinity }: Target): boolean {
  return value <= atMost && value >= atLeast;
}
