import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { sqlImportForm, type SqlFilesAnswer, type SqlImportAnswer } from '#data/administration/contract/imports.ts';
import { formatCount } from '#data/site/count-text.ts';
import { messageOf } from '../../client/api-error.ts';
import { showIssues } from '../../client/show-issues.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { showToast } from '../../client/toasts.ts';
import { Field } from '../../views/forms/Field.tsx';
import { adminApi } from '../admin-api.ts';
import { Progress } from './Progress.tsx';
import { suggestTableName } from './table-name.ts';
import { useImportStatus } from './use-import-status.ts';
import { chooseFile, retryAction } from './messages.ts';
import {
  importAction,
  loadingFiles,
  messageLabel,
  noSqlFiles,
  openStatusLink,
  recordsLabel,
  sqlAbout,
  sqlFailed,
  sqlFileLabel,
  sqlFilesFailed,
  sqlFormIncomplete,
  sqlImportFailed,
  sqlNeedsApproval,
  sqlProgressLabel,
  sqlProgressMessage,
  sqlRunning,
  sqlSuccess,
  sqlWaiting,
  statusLabel,
  tableNameHint,
  tableNameLabel,
  unknownError,
  sqlVersesMessage,
} from './sql-messages.ts';

const [begun, answered, ended] = [10, 90, 100];
/** Milliseconds. */
const resetAfter = 3_000;

/** Imports the verses of an SQL file. Its statements are parsed, never executed. */
export function SqlTab() {
  const files = useQuery({ queryKey: ['sql-files'], queryFn: adminApi.sqlFiles });
  const client = useQueryClient();
  const [percent, setPercent] = useState(0);
  const [result, setResult] = useState<SqlImportAnswer>();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const { register, handleSubmit, setError, setValue, control, formState } = useForm({
    resolver: zodResolver(sqlImportForm),
    defaultValues: { filename: '', tableName: '' },
  });
  const { errors } = formState;
  const run = useMutation({
    mutationFn: adminApi.importSql,
    onMutate: () => {
      timers.current.forEach(clearTimeout);
      setResult(undefined);
      setPercent(begun);
    },
    onSuccess: (answer) => {
      setResult(answer);
      setPercent(answered);
      if (answer.state === 'failed')
        showToast({ title: sqlImportFailed, description: answer.message, destructive: true });
      if (answer.state === 'waiting') showToast({ title: sqlNeedsApproval, description: answer.message });
    },
    onError: (error) => {
      const message = messageOf(error, unknownError);
      setResult({ success: false, state: 'failed', count: 0, message });
      showIssues(error, ['filename', 'tableName'], setError);
      showToast({ title: sqlImportFailed, description: message, destructive: true });
    },
    onSettled: () => {
      timers.current = [setTimeout(() => setPercent(ended), 300), setTimeout(() => setPercent(0), 300 + resetAfter)];
      void client.invalidateQueries({ queryKey: ['import-status'] });
    },
  });
  useEffect(() => {
    if (files.error) showToast({ title: sqlFilesFailed, destructive: true });
  }, [files.error]);
  const submit = handleSubmit(
    (values) => run.mutate(values),
    () => showToast({ title: sqlFormIncomplete, destructive: true }),
  );
  const filename = register('filename', {
    onChange: (event: { target: { value: string } }) => setValue('tableName', suggestTableName(event.target.value)),
  });
  const tableName = useWatch({ control, name: 'tableName' });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="hint">{sqlAbout}</p>
      <Field id="sql-file" label={sqlFileLabel} error={errors.filename?.message}>
        {(tie) => (
          <select {...filename} {...tie}>
            <option value="">{placeholderOf(files)}</option>
            {files.data?.files.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      {files.isError && (
        <div className="failed" role="alert">
          <p>{sqlFilesFailed}</p>
          <button type="button" className="button" onClick={() => void files.refetch()}>
            {retryAction}
          </button>
        </div>
      )}
      <Field id="sql-table" label={tableNameLabel} hint={tableNameHint} error={errors.tableName?.message}>
        {(tie) => (
          <input {...register('tableName')} {...tie} autoCapitalize="none" autoComplete="off" spellCheck={false} />
        )}
      </Field>
      {percent > 0 && (
        <Progress value={percent} label={sqlProgressLabel}>
          <TrueCount version={tableName.replace(/^bible_verses_/, '')} result={result} />
        </Progress>
      )}
      {result && (
        <div role="status">
          <dl className="result">
            <div>
              <dt>{statusLabel}</dt>
              <dd>{stateNames[result.state]}</dd>
            </div>
            {result.state !== 'waiting' && (
              <div>
                <dt>{recordsLabel}</dt>
                <dd>{formatCount(result.count)}</dd>
              </div>
            )}
            <div>
              <dt>{messageLabel}</dt>
              <dd>{result.message}</dd>
            </div>
          </dl>
          {(result.state === 'waiting' || result.state === 'running') && (
            <a className="button" href="#import-status">
              {openStatusLink}
            </a>
          )}
        </div>
      )}
      <BusyButton className="button primary" isBusy={run.isPending}>
        {importAction}
      </BusyButton>
    </form>
  );
}

const stateNames: Record<SqlImportAnswer['state'], string> = {
  completed: sqlSuccess,
  running: sqlRunning,
  waiting: sqlNeedsApproval,
  failed: sqlFailed,
};

function placeholderOf({ isPending, isError, data }: UseQueryResult<SqlFilesAnswer>): string {
  if (isPending) return loadingFiles;
  if (isError && !data) return sqlFilesFailed;
  return data?.files.length ? chooseFile : noSqlFiles;
}

/** The number of verses actually stored. The bar above it stays at 10 while the server works. */
function TrueCount({ version, result }: { version: string; result: SqlImportAnswer | undefined }) {
  const status = useImportStatus();
  if (result) return <>{sqlVersesMessage(result.count)}</>;
  const active = status.data?.activeImports.find((each) => each.version === version);
  if (!active) return <>{sqlWaiting}</>;
  return <>{sqlProgressMessage(active)}</>;
}
