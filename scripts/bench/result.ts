import * as z from 'zod';

/** `count` is a bare number, `×` a ratio, `%` how far one is off another, `points` a score out of 100. */
export const unit = z.enum(['ms', 's', 'bytes', 'kB', 'MB', '×', 'count', '%', 'requests/s', 'points']);

/** A figure that the design asks for. */
export const target = z.object({
  what: z.string(),
  unit,
  value: z.number(),
  /** Of several runs. */
  lowest: z.number().optional(),
  highest: z.number().optional(),
  atMost: z.number().optional(),
  atLeast: z.number().optional(),
});

export const table = z.object({
  title: z.string(),
  columns: z.array(z.object({ name: z.string(), unit })),
  /** `null` where there is no such figure. */
  rows: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
});

const chartHead = { /** Of its file, without ".svg". */ name: z.string(), title: z.string(), unit };

/** One bar a row, from nought. */
export const barChart = z.object({
  kind: z.literal('bars'),
  ...chartHead,
  bars: z.array(z.object({ name: z.string(), value: z.number(), isOurs: z.boolean() })),
  limit: z.number().optional(),
});

/** Median, 95th percentile and worst of a row, on a scale on which each step is ten times the last. */
export const spanChart = z.object({
  kind: z.literal('spans'),
  ...chartHead,
  spans: z.array(
    z.object({ name: z.string(), median: z.number(), p95: z.number(), worst: z.number(), isOurs: z.boolean() }),
  ),
  limit: z.number().optional(),
});

/** How many pages weigh how much, a strip a kind; all strips begin at nought and share their scale. */
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

/** What one benchmark found. */
export const benchResult = z.object({
  targets: z.array(target),
  tables: z.array(table),
  charts: z.array(chart),
  /** Sentences; `code` and **strong** as in Markdown. */
  notes: z.array(z.string()),
});

/** As it is stored beside the report. */
export const benchRecord = z.object({
  name: z.string(),
  /** The day, "2026-11-21", in UTC. */
  on: z.string(),
  machine: z.string(),
  cores: z.number(),
  /** What the machine was doing in the minute before: as many processes as this wanted a core. */
  load: z.number(),
  seconds: z.number(),
  result: benchResult.optional(),
  /** Why the last run of it gave nothing; `result` is then of an earlier one. */
  failure: z.string().optional(),
});

export type Unit = z.infer<typeof unit>;
export type Target = z.infer<typeof target>;

/** Figures of an earlier day, by what they are of, by the name of their part. */
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
  /** As it is named on the command line. */
  name: string;
  title: string;
  /** What is done and how it is measured, in Markdown. */
  about: string;
  /** `isKept` where its figures go into the report. */
  run: (isKept: boolean) => BenchResult | Promise<BenchResult>;
}

/** A target of which several runs were made: their median, with the lowest and the highest. */
export function targetOf(
  what: string,
  inUnit: Unit,
  { median, min, max }: { median: number; min: number; max: number },
  asked: Pick<Target, 'atMost' | 'atLeast'>,
): Target {
  return { what, unit: inUnit, value: median, lowest: min, highest: max, ...asked };
}

export function isMet({ value, atMost = Infinity, atLeast = -Infinity }: Target): boolean {
  return value <= atMost && value >= atLeast;
}
