import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RestoreAnswer } from '#data/administration/contract/backup.ts';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { BusyButton } from '../../client/BusyButton.tsx';
import { Field } from '../../views/forms/Field.tsx';
import { adminApi } from '../admin-api.ts';
import { restoreFile } from './restore-file.ts';
import {
  backupContents,
  backupFileLabel,
  backupSource,
  changeColumns,
  changedTitle,
  comparing,
  containedData,
  containsTitle,
  downloadAbout,
  downloadAction,
  downloadTitle,
  excludedData,
  excludesTitle,
  missingFilesMessage,
  noDifferences,
  previewAction,
  restoreAbout,
  restoreAction,
  restoreDialogTitle,
  restoreQuestion,
  restoreTitle,
  restored,
  restoring,
  wouldBeRestored,
  wouldChangeTitle,
} from './messages.ts';
import { DataTable } from '../parts/DataTable.tsx';

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
      <h2 id="take-backup">{downloadTitle}</h2>
      <p>{downloadAbout}</p>
      <List title={containsTitle} items={containedData} />
      <List title={excludesTitle} items={excludedData} />
      <p className="actions">
        <BusyButton type="button" className="button primary" isBusy={take.isPending} onClick={() => take.mutate()}>
          {downloadAction}
        </BusyButton>
      </p>
      <ErrorMessage error={take.error} />
      {take.data && <p role="status">{backupContents(take.data)}</p>}
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <p>
        <b>{title}</b>
      </p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
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
      <h2 id="restore-backup">{restoreTitle}</h2>
      <p>{restoreAbout}</p>
      <Field id="backup-file" label={backupFileLabel}>
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
          {previewAction}
        </BusyButton>
      </p>
      {restore.isPending && <p role="status">{restore.variables.isDryRun ? comparing : restoring}</p>}
      <ErrorMessage error={restore.error} />
      {restore.data && <Changes answer={restore.data} onRestore={() => restore.mutate({ isDryRun: false })} />}
    </section>
  );
}

function Changes({ answer, onRestore }: { answer: RestoreAnswer; onRestore: () => void }) {
  const { isDryRun, missingFiles, isSignedOut } = answer;
  const tables = answer.tables.filter(({ added, changed, removed }) => added + changed + removed > 0);
  return (
    <div className="changes" role="status">
      <p>
        <b>{isDryRun ? wouldBeRestored : restored}</b>: {backupSource(answer)}
      </p>
      {tables.length === 0 ? (
        <p className="hint">{noDifferences}</p>
      ) : (
        <DataTable
          label={isDryRun ? wouldChangeTitle : changedTitle}
          columns={changeColumns}
          rows={tables.map(({ name, added, changed, removed }) => ({
            key: name,
            header: name.replaceAll('_', ' '),
            cells: [added, changed, removed],
          }))}
        />
      )}
      {missingFiles.length > 0 && <p className="notice">{missingFilesMessage(missingFiles.length)}</p>}
      {isDryRun && tables.length > 0 && (
        <p className="actions">
          <ConfirmDialog
            title={restoreDialogTitle}
            question={restoreQuestion(isSignedOut)}
            action={restoreAction}
            onAction={onRestore}
          >
            <button type="button" className="button danger">
              {restoreAction}
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
