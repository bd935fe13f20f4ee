/**
 * What a plan of Cloudflare allows. Sources: developers.cloudflare.com/workers/platform/limits, /d1/platform/limits and
 * /d1/platform/pricing, as read on 2026-11-22.
 */
export interface Plan {
  name: 'free' | 'paid';
  /** Files of one version of a worker. */
  files: number;
  /** Bytes of the worker's code after gzip. */
  workerBytes: number;
  /** Bytes of one D1 database. */
  databaseBytes: number;
  /** Rows that D1 counts as written in a day. The paid plan has 50 million a month and bills the rest. */
  rowsADay: number;
  /** How many days D1's Time Travel goes back. */
  timeTravelDays: number;
}

const mebibyte = 1024 * 1024;

/** Bytes of one static file, on every plan. */
export const largestFileBytes = 25 * mebibyte;

export const freePlan: Plan = {
  name: 'free',
  files: 20_000,
  workerBytes: 3_000_000,
  databaseBytes: 500_000_000,
  rowsADay: 100_000,
  timeTravelDays: 7,
};

export const paidPlan: Plan = {
  name: 'paid',
  files: 100_000,
  workerBytes: 10_000_000,
  databaseBytes: 10_000_000_000,
  rowsADay: Infinity,
  timeTravelDays: 30,
};
