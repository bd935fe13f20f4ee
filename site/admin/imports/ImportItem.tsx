import type { Difference, ListedImport } from '#data/administration/contract/imports.ts';
import { issueKinds } from '#data/imports/import-report.ts';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { adminApi } from '../admin-api.ts';
import { Progress } from './Progress.tsx';
import {
  approvalMessage,
  approveAction,
  cancelAction,
  importCanceled,
  importFacts,
  importFailed,
  importLabel,
  importProgressMessage,
  importStarted,
  moreProblemsMessage,
  problemCountMessage,
  problemMessage,
  replacesMessage,
  reportSummaryMessage,
  retryAction,
  rollBackAction,
  rollBackQuestion,
  rollBackTitle,
  rolledBack,
  wholeReportLink,
} from './messages.ts';

interface ImportItemProps {
  item: ListedImport;
  /** The current name of its version. */
  name: string;
}

/** An import with its progress, messages and actions. */
export function ImportItem({ item, name }: ImportItemProps) {
  const { status, stage, progress, completedAt, message, report } = item;
  const isEnded = completedAt !== null;
  // All missing books are one entry of the list.
  const problems = Object.entries(report?.counts ?? {}).reduce(
    (sum, [kind, count]) => sum + (kind === 'not-in-version' ? 1 : count),
    0,
  );
  const more = problems - (report?.problems.length ?? 0);
  return (
    <li className="import">
      <div>
        <b>{name}</b> <span className={status === 'failed' || status === 'refused' ? 'pill bad' : 'pill'}>{stage}</span>
        <p className="hint">{importFacts(item)}</p>
        {!isEnded && status !== 'awaiting_consent' && (
          <Progress value={progress} label={importLabel(name)}>
            {importProgressMessage(item)}
          </Progress>
        )}
        {message && <p role={status === 'failed' || status === 'refused' ? 'alert' : 'status'}>{message}</p>}
        {report && status === 'awaiting_consent' && <p role="status">{approvalMessage(report)}</p>}
        {report && (status === 'awaiting_consent' || report.warnings + report.errors > 0 || report.difference) && (
          <details open={status === 'awaiting_consent'}>
            <summary>{reportSummaryMessage(report)}</summary>
            {report.difference && <Changes difference={report.difference} />}
            <p className="hint">
              {Object.entries(report.counts)
                .map(([kind, count]) => problemCountMessage(issueKinds[kind as keyof typeof issueKinds] ?? kind, count))
                .join('. ')}
            </p>
            <ol className="problems">
              {report.problems.map((problem) => (
                <li key={problem}>{problemMessage(problem)}</li>
              ))}
            </ol>
            {more > 0 && <p>{moreProblemsMessage(more)}</p>}
            <a className="button" href={`/api/admin/imports/${item.id}/report.csv`}>
              {wholeReportLink}
            </a>
          </details>
        )}
      </div>
      <Actions item={item} name={name} />
    </li>
  );
}

/** The changes that readers would see. */
function Changes({ difference }: { difference: Difference }) {
  return (
    <>
      <p>{replacesMessage(difference)}</p>
      <dl className="changes">
        {difference.examples.map(({ verse, before, after }) => (
          <div key={verse}>
            <dt>{verse}</dt>
            {before && (
              <dd>
                <del>{before}</del>
              </dd>
            )}
            {after && (
              <dd>
                <ins>{after}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

function Actions({ item, name }: ImportItemProps) {
  const common = { failed: importFailed, invalidates: [['import-status']] };
  const consent = useServerAction({ run: adminApi.consentImport, done: importStarted, ...common });
  const retry = useServerAction({ run: adminApi.retryImport, done: importStarted, ...common });
  const cancel = useServerAction({ run: adminApi.cancelImport, done: importCanceled, ...common });
  const rollBack = useServerAction({ run: adminApi.rollBackImport, done: rolledBack, ...common });
  const { id, version, can, earlierText } = item;
  return (
    <div className="actions">
      {can.includes('consent') && (
        <BusyButton
          type="button"
          className="button primary"
          isBusy={consent.isPending}
          onClick={() => consent.mutate(id)}
        >
          {approveAction}
        </BusyButton>
      )}
      {can.includes('retry') && (
        <BusyButton type="button" className="button" isBusy={retry.isPending} onClick={() => retry.mutate(id)}>
          {retryAction}
        </BusyButton>
      )}
      {can.includes('cancel') && (
        <BusyButton type="button" className="button" isBusy={cancel.isPending} onClick={() => cancel.mutate(id)}>
          {cancelAction}
        </BusyButton>
      )}
      {can.includes('rollback') && (
        <ConfirmDialog
          title={rollBackTitle(name)}
          question={rollBackQuestion(version, name, earlierText)}
          action={rollBackAction}
          onAction={() => rollBack.mutate(id)}
        >
          <button type="button" className="button">
            {rollBackAction}
          </button>
        </ConfirmDialog>
      )}
    </div>
  );
}
