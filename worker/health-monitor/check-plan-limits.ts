import { gt, sql } from 'drizzle-orm';
import { files, imports } from '#data/schema/imports.ts';
import { recordings } from '#data/schema/recordings.ts';
import { databaseBytes, openApp } from '../database/app-database.ts';
import type { Check, Finding } from './finding.ts';
import { checkTables, databaseUsageMessage, filesUsageMessage, removeVersions, rowsUsageMessage } from './messages.ts';

const dayMs = 86_400_000;

/**
 * Limits of Cloudflare's free plan. On a paid plan the check can be switched off. The row limits are per day (midnight
 * to midnight UTC) and cover all databases of an account. Sources: developers.cloudflare.com/d1/platform/pricing,
 * /d1/platform/limits and /r2/pricing.
 */
export const freePlan = {
  databaseBytes: 500e6,
  bucketBytes: 10e9,
  rowsWrittenADay: 100_000,
  rowsReadADay: 5_000_000,
};
/** Fractions of a limit: `soon` makes a finding, and at `near` administrators also get an email. */
const soon = 0.8;
const near = 0.95;

export interface PlanUsage {
  libraryBytes: number;
  appBytes: number;
  bucketBytes: number;
  /** Written by imports in the last day. */
  rowsWritten: number;
}

/**
 * Usage of the plan's limits. A full database rejects all writes, even a sign-in. A site on one machine has
 * no plan.
 */
export const limitsCheck: Check = {
  find: async ({ LIBRARY, APP, IS_LOCAL }, now) => {
    if (IS_LOCAL) return [];
    const db = openApp(APP);
    const dayBefore = new Date(now - dayMs).toISOString();
    const [libraryBytes, appBytes, [stored], [recorded], [written]] = await Promise.all([
      databaseBytes(LIBRARY),
      databaseBytes(APP),
      db.select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)` }).from(files),
      // Several texts may share one file.
      db
        .select({ bytes: sql<number>`coalesce(sum(bytes), 0)` })
        .from(sql`(SELECT DISTINCT file, bytes FROM ${recordings})`),
      db
        // A verse is one row in its table and one in the index.
        .select({ rows: sql<number>`coalesce(sum(2 * ${imports.done} + ${imports.words}), 0)` })
        .from(imports)
        .where(gt(imports.startedAt, dayBefore)),
    ]);
    const bucketBytes = (stored?.bytes ?? 0) + (recorded?.bytes ?? 0);
    return findLimits({ libraryBytes, appBytes, bucketBytes, rowsWritten: written?.rows ?? 0 });
  },
};

/** Findings for limits that are nearly reached. */
export function findLimits({ libraryBytes, appBytes, bucketBytes, rowsWritten }: PlanUsage): Finding[] {
  const { rowsWrittenADay } = freePlan;
  return [
    ...databaseFinding('LIBRARY', libraryBytes, removeVersions),
    ...databaseFinding('APP', appBytes, checkTables),
    ...finding(
      'bucket FILES',
      bucketBytes / freePlan.bucketBytes,
      filesUsageMessage(megabytes(bucketBytes), megabytes(freePlan.bucketBytes)),
    ),
    ...finding('rows written', rowsWritten / rowsWrittenADay, rowsUsageMessage(rowsWritten, rowsWrittenADay)),
  ];
}

function databaseFinding(name: string, bytes: number, advice: string): Finding[] {
  const maxBytes = freePlan.databaseBytes;
  const issue = databaseUsageMessage(name, megabytes(bytes), megabytes(maxBytes), advice);
  return finding(`database ${name}`, bytes / maxBytes, issue);
}

function finding(location: string, fraction: number, issue: string): Finding[] {
  if (fraction < soon) return [];
  return [{ location, issue, ...(fraction >= near && { isSerious: true as const }) }];
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;
}
