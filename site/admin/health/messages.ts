import type { ActivityGroup } from '#data/administration/contract/activity.ts';
import type { AdminHealthAnswer } from '#data/administration/contract/health.ts';
import { formatCount, formatCountOf } from '#data/site/count-text.ts';
import { formatWhen } from '../../client/format-when.ts';
import { formatLimitPercent } from './figure-text.ts';

export const nowTitle = 'Now';
export const loadingHealth = 'Loading the site health';
export const overTimeTitle = 'Over time';
export const lastLabel = 'Last';
export const oneDay = '24 hours';
export const sevenDays = '7 days';
export const thirtyDays = '30 days';
export const loadingActivity = 'Loading the request statistics';
export const noRequests = 'No requests were counted in this period.';

// Facts
export const technicalDetails = 'For technicians: sizes and editions';
export const libraryFact = 'Library';
export const pagesEditionFact = 'Edition of the pages';
export const notBuilt = 'not built';
export const pagesFact = 'Pages';
export const deploymentFact = 'Deployment';
export const lastBuildFact = 'Last build';
export const importsFact = 'Imports';
export const mailFact = 'Email';
export const botFact = 'ADMIN BOT';
export const rowsReadFact = 'Rows read today';
export const rowsWrittenFact = 'Rows written today';
export const limitsNote =
  'The limits are those of Cloudflare’s free plan. Its day starts at midnight UTC. Rows written by a publish or by tools on other machines are not included.';
export const noLimitsNote =
  'Days start at midnight UTC. This site runs on its own server, so only its disk limits the size.';

const buildStates = { waiting: 'queued', running: 'building', completed: 'completed', failed: 'failed' } as const;

export function libraryMessage(database: string | null, revision: number | null): string {
  const changes = revision ? `, ${formatCountOf(revision, 'version change')} since it was built` : '';
  return `${database ?? 'not loaded'}${changes}`;
}

export function pagesMessage({ same, pages }: AdminHealthAnswer['edition'], isRenewed: boolean): string {
  if (same) return 'up to date';
  if (isRenewed) return 'being rebuilt';
  return pages === null ? notBuilt : 'not up to date (see Import Status, Pages)';
}

export function deploymentMessage({ id, at }: NonNullable<AdminHealthAnswer['deployment']>): string {
  return `${id.slice(0, 8)}${at ? `, ${formatWhen(at)}` : ''}`;
}

export function lastBuildMessage(build: AdminHealthAnswer['lastBuild']): string {
  return build
    ? `${buildStates[build.state]}, ${formatWhen(build.endedAt ?? build.askedAt)}`
    : 'no build requested yet';
}

/** `waiting` is for example "running" or "waiting". */
export function jobsMessage(count: number, waiting: string, failed: number): string {
  return `${formatCount(count)} ${waiting}, ${formatCount(failed)} failed in the last 7 days`;
}

export function botMessage({ lastRound, isLate }: AdminHealthAnswer['watcher']): string {
  const round = lastRound ? `last checks ${formatWhen(lastRound)}` : 'no checks yet';
  return `${round}${isLate ? ' (late)' : ''}`;
}

export function databaseFact(name: string): string {
  return `Database ${name}`;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export function databaseMessage(bytes: number, max: number | null): string {
  if (max === null) return megabytes(bytes);
  return `${megabytes(bytes)}, ${formatLimitPercent(bytes, max)} of ${megabytes(max)}`;
}

export function rowsMessage(rows: number, max: number | null): string {
  if (max === null) return formatCount(rows);
  return `${formatCount(rows)}, ${formatLimitPercent(rows, max)} of ${formatCount(max)}`;
}

// Charts and tables
export const forTechnicians = 'For technicians: requests and database rows';
export const requestsTitle = 'Requests';
export const requestsSeries = 'requests';
export const errorsSeries = 'errors';
export const responseTimeTitle = 'Response time';
export const p95Series = '95% faster than';
export const medianSeries = 'median';
export const rowsReadTitle = 'Rows read';
export const rowsReadSeries = 'rows read';
export const rowsWrittenTitle = 'Rows written';
export const rowsWrittenSeries = 'rows written';
export const byKindTitle = 'By kind of request';
export const kindColumn = 'Kind';
export const allKinds = 'All';
export const byTimeTitle = 'By time';
export const timeColumn = 'From (UTC)';
export const figureColumns = ['Requests', 'Errors', 'Median', '95% faster than (p95)', 'Rows read', 'Rows written'];

/** Display names of the request groups. */
export const groupNames: Readonly<Record<ActivityGroup, string>> = {
  search: 'Search',
  pages: 'Pages',
  calls: 'Data for pages and other programs',
  accounts: 'Accounts',
  dashboard: 'Dashboard',
  unknown: 'Pages that do not exist',
  own: 'Internal requests of the site',
};

export function chartNote(stepHours: number): string {
  const step = stepHours === 1 ? 'an hour' : formatCountOf(stepHours, 'hour');
  return `Each bar is ${step} (UTC). Most pages are ready-made files, and requests for these are not counted.`;
}

export const accuracyNote = 'Response times are accurate to within 9%.';

export function chartSpanMessage(first: string, last: string): string {
  return `${first} to ${last}`;
}

export const noValues = 'none';

export function chartMaxMessage(time: string, value: string): string {
  return `most at ${time}: ${value}`;
}
