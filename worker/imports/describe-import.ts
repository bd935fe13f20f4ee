import type { ListedImport, ReportSummary } from '#data/administration/contract/imports.ts';
import type { ImportState } from '#data/schema/imports.ts';
import type { ImportRow } from './import-rows.ts';
import { cleaningUpMessage, replacedStage } from './messages.ts';

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
export type ListedImportRow = Omit<ImportRow, 'made' | 'previous'> & {
  /** Name of the previous version. */
  earlierText?: string | null;
};

/** The text that is live under the code of an import. */
export interface LiveImport {
  importId: string;
  /** Whether the built library contains it. */
  isBuilt: boolean;
}

/** An import as the dashboard shows it. All figures are read from the row, not computed. */
export function describeImport(row: ListedImportRow, file: string, live: LiveImport | undefined): ListedImport {
  const isOf = (states: readonly ImportState[]): boolean => states.includes(row.state);
  const isCurrent = live?.importId === row.id;
  // Nothing writes to the row when a build puts its text into the library.
  const isBuilt = row.state === 'ready' && isCurrent && live.isBuilt;
  const stage = stageOf(row.state, live !== undefined && !isCurrent, isBuilt);
  return {
    id: row.id,
    version: row.versionCode,
    status: isBuilt ? 'completed' : row.state,
    stage: row.cleaning ? cleaningUpMessage(stage) : stage,
    progress: progressOf(row),
    versesImported: isBuilt ? row.total : row.done,
    totalVerses: row.total,
    file,
    startedBy: row.startedBy,
    startedAt: row.startedAt,
    completedAt: row.endedAt,
    message: isBuilt ? '' : row.message,
    report: row.summary as ReportSummary | null,
    earlierText: row.earlierText ?? null,
    can: [
      ...(isOf(cancellable) ? (['cancel'] as const) : []),
      ...(row.state === 'awaiting_consent' ? (['consent'] as const) : []),
      ...(isOf(retriable) ? (['retry'] as const) : []),
      ...(isOf(['completed', 'ready']) && isCurrent ? (['rollback'] as const) : []),
    ],
  };
}

function stageOf(state: ImportState, isReplaced: boolean, isBuilt: boolean): string {
  if (isReplaced && (state === 'completed' || state === 'ready')) return replacedStage;
  return stageNames[isBuilt ? 'completed' : state];
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
