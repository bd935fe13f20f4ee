import type { ListedImport, ReportSummary } from '#data/administration/contract/imports.ts';
import type { ImportState } from '#data/schema/imports.ts';
import type { ImportRow } from './import-rows.ts';
import { cleaningUpMessage } from './messages.ts';

export const stageNames: Record<ImportState, string> = {
  queued: 'Queued',
  checking: 'Reading the file',
  awaiting_consent: 'Needs approval',
  loading: 'Writing verses',
  counting: 'Counting words',
  verifying: 'Verifying',
  switching: 'Publishing',
  completed: 'Live',
  ready: 'Live after the next build',
  refused: 'Refused',
  failed: 'Failed',
  cancelled: 'Canceled',
  rolled_back: 'Rolled back',
};

/** Percent of progress: the check ends at 10, verses at 60, words at 95. */
const [afterCheck, afterVerses, afterWords] = [10, 60, 95];

export const cancellable = ['queued', 'checking', 'awaiting_consent', 'loading', 'counting', 'verifying'] as const;
export const retriable = ['refused', 'failed', 'cancelled'] as const;

/** Omits the columns with the created and the previous version. */
export type ListedImportRow = Omit<ImportRow, 'made' | 'previous'>;

/** An import as the dashboard shows it. All figures are read from the row, not computed. */
export function describeImport(row: ListedImportRow, file: string, liveImport: string | undefined): ListedImport {
  const isOf = (states: readonly ImportState[]): boolean => states.includes(row.state);
  return {
    id: row.id,
    version: row.versionCode,
    status: row.state,
    stage: row.cleaning ? cleaningUpMessage(stageNames[row.state]) : stageNames[row.state],
    progress: progressOf(row),
    versesImported: row.done,
    totalVerses: row.total,
    file,
    startedBy: row.startedBy,
    startedAt: row.startedAt,
    completedAt: row.endedAt,
    message: row.message,
    report: row.summary as ReportSummary | null,
    can: [
      ...(isOf(cancellable) ? (['cancel'] as const) : []),
      ...(row.state === 'awaiting_consent' ? (['consent'] as const) : []),
      ...(isOf(retriable) ? (['retry'] as const) : []),
      ...(row.state === 'completed' && liveImport === row.id ? (['rollback'] as const) : []),
    ],
  };
}

function progressOf({ state, done, total, words, wordsTotal }: ListedImportRow): number {
  const share = (part: number, whole: number, from: number, to: number): number =>
    Math.floor(from + ((to - from) * Math.min(part, whole)) / Math.max(1, whole));
  switch (state) {
    case 'queued':
    case 'checking':
    case 'refused':
      return 0;
    case 'awaiting_consent':
      return afterCheck;
    case 'loading':
      return share(done, total, afterCheck, afterVerses);
    case 'counting':
      return share(words, wordsTotal, afterVerses, afterWords);
    case 'verifying':
    case 'switching':
      return afterWords;
    case 'failed':
    case 'cancelled':
    case 'rolled_back':
      return 0;
    case 'completed':
    case 'ready':
      return 100;
  }
}
