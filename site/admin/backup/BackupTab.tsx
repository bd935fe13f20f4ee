import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RestoreAnswer } from '#data/administration/contract/backup.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { formatWhen } from '../../client/format-when.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { Field } from '../../views/forms/Field.tsx';
import { adminApi } from '../admin-api.ts';
import { restoreFile } from './restore-file.ts';

/** Exports and imports a file with all data that a build cannot recreate. */
export function BackupTab() {
  return (
    <div className="backup">
      <TakeBackup />
      <Restore />
    </div>
  );
}

function TakeBackup() {
  const take = useMutation({
    mutationFn: adminApi.backupSummary,
    // The browser itself downloads the file.
    onSuccess: () => location.assign('/api/admin/backup/file'),
  });
  return (
    <section aria-labelledby="take-backup">
      <h2 id="take-backup">Take a backup</h2>
      <p>
        Accounts, settings, pages, notices, imports, readers’ progress, searches and the log, in one file. The passwords
        and keys that this site shows to other services are not in it, nor are the files of imported texts and
        recordings: those are listed. Anyone with the file has everybody’s e-mail address, and something to guess
        passwords by: keep it where nobody else comes.
      </p>
      <p className="actions">
        <BusyButton type="button" className="button primary" isBusy={take.isPending} onClick={() => take.mutate()}>
          Download a backup
        </BusyButton>
      </p>
      <ErrorMessage error={take.error} />
      {take.data && (
        <p role="status">
          {formatCountOf(
            take.data.tables.reduce((sum, { rows }) => sum + rows, 0),
            'row',
          )}{' '}
          and the names of {formatCountOf(take.data.files, 'file')}.
        </p>
      )}
    </section>
  );
}

function Restore() {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const restore = useMutation({
    mutationFn: ({ isDryRun }: { isDryRun: boolean }) => restoreFile(file ?? new Blob(), isDryRun),
    onSuccess: ({ isDryRun }) => (isDryRun ? undefined : client.invalidateQueries()),
  });
  return (
    <section aria-labelledby="restore-backup">
      <h2 id="restore-backup">Restore</h2>
      <p>First you see what would change. Nothing is written before you say so, and then all of it or nothing.</p>
      <Field id="backup-file" label="Backup file">
        {(tie) => (
          <input
            {...tie}
            type="file"
            accept=".gz"
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0]);
              restore.reset();
            }}
          />
        )}
      </Field>
      <p className="actions">
        <BusyButton
          type="button"
          className="button"
          disabled={!file}
          isBusy={restore.isPending}
          onClick={() => restore.mutate({ isDryRun: true })}
        >
          See what would change
        </BusyButton>
      </p>
      <ErrorMessage error={restore.error} />
      {restore.data && <Changes answer={restore.data} onRestore={() => restore.mutate({ isDryRun: false })} />}
    </section>
  );
}

function Changes({ answer, onRestore }: { answer: RestoreAnswer; onRestore: () => void }) {
  const { isDryRun, takenAt, site, missingFiles, isSignedOut } = answer;
  const tables = answer.tables.filter(({ added, changed, removed }) => added + changed + removed > 0);
  const question = isSignedOut
    ? 'What was written since is lost. Your own account is not in this backup: you will be signed out.'
    : 'What was written since is lost.';
  return (
    <div className="changes" role="status">
      <p>
        <b>{isDryRun ? 'Would be restored' : 'Restored'}</b>: the backup of {formatWhen(takenAt)}, of {site}.
      </p>
      {tables.length === 0 ? (
        <p className="hint">Nothing differs: the site is as it was then.</p>
      ) : (
        <table className="figures" aria-label={isDryRun ? 'What would change' : 'What changed'}>
          <thead>
            <tr>
              <th scope="col">Table</th>
              <th scope="col">Added</th>
              <th scope="col">Changed</th>
              <th scope="col">Removed</th>
            </tr>
          </thead>
          <tbody>
            {tables.map(({ name, added, changed, removed }) => (
              <tr key={name}>
                <th scope="row">{name.replaceAll('_', ' ')}</th>
                <td>{added}</td>
                <td>{changed}</td>
                <td>{removed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {missingFiles.length > 0 && (
        <p className="notice">
          {formatCountOf(missingFiles.length, 'file')} of the backup {missingFiles.length === 1 ? 'is' : 'are'} not here
          any more: texts made of {missingFiles.length === 1 ? 'it' : 'them'} have to be uploaded again.
        </p>
      )}
      {isDryRun && tables.length > 0 && (
        <p className="actions">
          <ConfirmDialog title="Restore this backup" question={question} action="Restore" onAction={onRestore}>
            <button type="button" className="button danger">
              Restore
            </button>
          </ConfirmDialog>
        </p>
      )}
    </div>
  );
}

function ErrorMessage({ error }: { error: Error | null }) {
  return (
    error && (
      <p className="fault" role="alert">
        {error.message}
      </p>
    )
  );
}
