import type { Difference, ListedImport } from '#data/administration/contract/imports.ts';
import { formatCountOf, formatCount } from '#data/site/count-text.ts';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { adminApi } from '../admin-api.ts';
import { Progress } from './Progress.tsx';

/** An import with its progress, messages and actions. */
export function ImportItem({ item }: { item: ListedImport }) {
  const { version, status, stage, progress, versesImported, totalVerses, completedAt, message, report, file } = item;
  const isLive = status === 'completed';
  const isEnded = completedAt !== null;
  return (
    <li className="import">
      <div>
        <b>{version}</b>{' '}
        <span className={status === 'failed' || status === 'refused' ? 'pill bad' : 'pill'}>{stage}</span>
        <p className="hint">
          {isLive && `${formatCountOf(versesImported, 'verse')}, `}
          {isEnded ? formatWhen(completedAt) : `started ${formatWhen(item.startedAt)}`} by {item.startedBy}
          {file && `, from ${file}`}
        </p>
        {!isEnded && (
          <Progress value={progress} label={`Import of ${version}`}>
            {progress} %: {formatCount(versesImported)} of {formatCountOf(totalVerses, 'verse')}
          </Progress>
        )}
        {message && <p role={status === 'failed' || status === 'refused' ? 'alert' : 'status'}>{message}</p>}
        {report && (status === 'awaiting_consent' || report.warnings + report.errors > 0 || report.difference) && (
          <details open={status === 'awaiting_consent'}>
            <summary>
              Report: {report.errors > 0 && `${formatCountOf(report.errors, 'error')}, `}
              {formatCountOf(report.warnings, 'warning')}
            </summary>
            {report.difference && <Changes difference={report.difference} />}
            <ol className="problems">
              {report.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ol>
            <a className="button" href={`/api/admin/imports/${item.id}/report.csv`}>
              Whole report as CSV
            </a>
          </details>
        )}
      </div>
      <Actions item={item} />
    </li>
  );
}

/** The changes that readers would see. */
function Changes({ difference: { name, added, removed, changed, examples } }: { difference: Difference }) {
  return (
    <>
      <p>
        It takes the place of “{name}”: {formatCountOf(changed, 'verse')} changed, {formatCount(added)} added,{' '}
        {formatCount(removed)} removed.
      </p>
      <dl className="changes">
        {examples.map(({ verse, before, after }) => (
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

function Actions({ item }: { item: ListedImport }) {
  const renews = ['import-status'];
  const failed = 'Import failed';
  const consent = useServerAction({ run: adminApi.consentImport, done: 'Import started', failed, renews });
  const retry = useServerAction({ run: adminApi.retryImport, done: 'Import started', failed, renews });
  const cancel = useServerAction({ run: adminApi.cancelImport, done: 'Import cancelled', failed, renews });
  const rollBack = useServerAction({ run: adminApi.rollBackImport, done: 'Rolled back', failed, renews });
  const { id, version, can, report } = item;
  return (
    <div className="actions">
      {can.includes('consent') && (
        <BusyButton
          type="button"
          className="button primary"
          isBusy={consent.isPending}
          onClick={() => consent.mutate(id)}
        >
          Import {report && report.warnings > 0 ? `with ${formatCountOf(report.warnings, 'warning')}` : 'all the same'}
        </BusyButton>
      )}
      {can.includes('retry') && (
        <BusyButton type="button" className="button" isBusy={retry.isPending} onClick={() => retry.mutate(id)}>
          Retry
        </BusyButton>
      )}
      {can.includes('cancel') && (
        <BusyButton type="button" className="button" isBusy={cancel.isPending} onClick={() => cancel.mutate(id)}>
          Cancel
        </BusyButton>
      )}
      {can.includes('rollback') && (
        <ConfirmDialog
          title={`Roll back ${version}`}
          question="Readers have the text from before at once, or none where there was none. The file stays here."
          action="Roll back"
          onAction={() => rollBack.mutate(id)}
        >
          <button type="button" className="button">
            Roll back
          </button>
        </ConfirmDialog>
      )}
    </div>
  );
}
