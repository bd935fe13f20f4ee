import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { formatColumns, tryParseColumns } from '#data/files/column-map.ts';
import { needsRight, offeredVersions } from '#data/files/upload-rules.ts';
import { messageOf } from '../../client/api-error.ts';
import { showIssues } from '../../client/show-issues.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useLazyResolver } from '../../client/lazy-resolver.ts';
import { showToast } from '../../client/toasts.ts';
import { adminApi } from '../admin-api.ts';
import { Field } from '../../views/forms/Field.tsx';
import { LicenseOptions } from '../parts/LicenseOptions.tsx';
import { Columns } from './Columns.tsx';
import { saveColumns } from './saved-columns.ts';
import { Progress } from './Progress.tsx';
import { Report } from './Report.tsx';
import { takeReplacedVersion } from './replaced-version.ts';
import { uploadFile } from './send-file.ts';
import type { uploadSchema } from './upload-schema.ts';
import { useCheck } from './use-check.ts';
import {
  checkingFile,
  allFormats,
  allFormatsSummary,
  chooseVersion,
  codeHint,
  codeLabel,
  fileHint,
  fileLabel,
  languageHint,
  languageLabel,
  languagePlaceholder,
  licenseHint,
  licenseLabel,
  licensePlaceholder,
  nameHint,
  nameLabel,
  offeredVersionName,
  otherVersion,
  readAsAction,
  rightLabel,
  sentMessage,
  uploadAction,
  uploadFailed,
  uploadSuccessful,
  uploadedDescription,
  uploading,
  versionLabel,
} from './messages.ts';

const loadSchema = async () => (await import('./upload-schema.ts')).uploadSchema;
type Values = z.input<typeof uploadSchema>;

const another = 'another';
const fields = ['bibleVersion', 'name', 'language', 'licence', 'right', 'file'] as const;

/** Reads a file on the device first, and reports its problems before any byte of it is sent. */
export function UploadTab() {
  const [round, setRound] = useState(0);
  return <UploadForm key={round} onDone={() => setRound(round + 1)} />;
}

function UploadForm({ onDone }: { onDone: () => void }) {
  // A version that the administrator chose to replace in the tab Texts.
  const [replaced] = useState(takeReplacedVersion);
  const loaded = useQuery({ queryKey: ['texts'], queryFn: adminApi.texts }).data?.texts;
  const [percent, setPercent] = useState<number>();
  const [choice, setChoice] = useState(() => choiceOf(replaced));
  const { register, handleSubmit, setError, setFocus, setValue, control, formState } = useForm<
    Values,
    unknown,
    z.output<typeof uploadSchema>
  >({
    resolver: useLazyResolver(loadSchema),
    defaultValues: {
      bibleVersion: replaced,
      name: '',
      language: '',
      licence: '',
      right: '',
      encoding: '',
      columns: '',
    },
  });
  const { errors, isSubmitting } = formState;
  const [files, code, language, encoding, columns = '', right] = useWatch({
    control,
    name: ['file', 'bibleVersion', 'language', 'encoding', 'columns', 'right'],
  });
  const file = files instanceof FileList ? files[0] : undefined;
  const { result: checked, isChecking } = useCheck({
    file,
    code: choice === another ? another : code,
    language,
    encoding,
    columns,
  });
  /** The statement was made for one version, so another version needs a new one. */
  const forgetRight = (): void => setValue('right', '');
  const isRefused = checked?.kind === 'refused' || (checked?.kind === 'read' && checked.report.verdict === 'refused');
  const table = checked?.kind === 'read' ? checked.table : undefined;
  // While the choice of columns is incomplete, the report is based on other columns.
  const isChosen = columns === '' || tryParseColumns(columns) !== undefined;

  const submit = handleSubmit(async ({ file: [chosen], ...values }) => {
    if (!chosen) return;
    const instead = checked?.kind === 'read' ? checked.instead : undefined;
    setPercent(0);
    try {
      const sent = instead ? new File([instead.bytes], instead.name) : chosen;
      // The server must interpret each column as it was interpreted here.
      const taken = table?.columns && !instead ? formatColumns(table.columns) : '';
      const stored = await uploadFile({ file: sent, form: { ...values, columns: taken }, onProgress: setPercent });
      if (table) saveColumns(table);
      showToast({ title: uploadSuccessful, description: uploadedDescription(stored.name) });
      onDone();
      openStatus();
    } catch (error) {
      setPercent(undefined);
      showIssues(error, fields, setError);
      showToast({ title: uploadFailed, description: messageOf(error, uploadFailed), destructive: true });
    }
  });

  return (
    <>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field id="upload-version" label={versionLabel} error={errors.bibleVersion?.message}>
          {(tie) => (
            <select
              {...tie}
              value={choice}
              onChange={({ currentTarget: { value } }) => {
                setChoice(value);
                forgetRight();
                setValue('bibleVersion', value === another ? '' : value, { shouldValidate: formState.isSubmitted });
              }}
            >
              <option value="">{chooseVersion}</option>
              {offeredVersions.map((each) => (
                <option key={each} value={each}>
                  {offeredVersionName(each, loaded)}
                </option>
              ))}
              <option value={another}>{otherVersion}</option>
            </select>
          )}
        </Field>
        {choice === another && (
          <>
            <Field id="upload-code" label={codeLabel} hint={codeHint}>
              {(tie) => (
                <input
                  {...register('bibleVersion', { onChange: forgetRight })}
                  {...tie}
                  autoCapitalize="none"
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Field>
            <Field id="upload-name" label={nameLabel} hint={nameHint} error={errors.name?.message}>
              {(tie) => <input {...register('name')} {...tie} autoComplete="off" />}
            </Field>
          </>
        )}
        <div className="halves">
          <Field id="upload-language" label={languageLabel} hint={languageHint} error={errors.language?.message}>
            {(tie) => (
              <input
                {...register('language')}
                {...tie}
                placeholder={languagePlaceholder}
                autoCapitalize="none"
                autoComplete="off"
              />
            )}
          </Field>
          <Field id="upload-licence" label={licenseLabel} hint={licenseHint} error={errors.licence?.message}>
            {(tie) => (
              <input
                {...register('licence')}
                {...tie}
                placeholder={licensePlaceholder}
                list="licenses"
                autoComplete="off"
              />
            )}
          </Field>
        </div>
        <LicenseOptions id="licenses" />
        <Field id="upload-file" label={fileLabel} hint={fileHint} error={errors.file?.message}>
          {(tie) => (
            <input
              type="file"
              {...register('file', {
                onChange: () => {
                  setValue('encoding', '');
                  setValue('columns', '');
                },
              })}
              {...tie}
            />
          )}
        </Field>
        <details>
          <summary>{allFormatsSummary}</summary>
          <p className="hint">{allFormats}</p>
        </details>
        {(choice === another || needsRight(code)) && choice !== '' && (
          <div>
            <label className="check">
              <input
                type="checkbox"
                checked={right === 'true'}
                onChange={({ currentTarget }) =>
                  setValue('right', currentTarget.checked ? 'true' : '', { shouldValidate: formState.isSubmitted })
                }
              />{' '}
              {rightLabel}
            </label>
            {errors.right?.message && (
              <p className="fault" role="alert">
                {errors.right.message}
              </p>
            )}
          </div>
        )}
        {table && (
          <Columns
            table={table}
            chosen={columns}
            isRefused={isRefused}
            onChoose={(next) => setValue('columns', next, { shouldDirty: true })}
          />
        )}
        {isChecking && (
          <p className="hint" role="status">
            {checkingFile}
          </p>
        )}
        {checked !== undefined && checked.kind !== 'read' && (
          <div className="failed" role="alert">
            <p>{checked.message}</p>
            {checked.kind === 'refused' &&
              checked.choices.map((each) => (
                <button
                  key={each}
                  type="button"
                  className="button"
                  onClick={() => {
                    // The button goes with the message, and the report or another message takes its place.
                    setFocus('file');
                    setValue('encoding', each as Values['encoding']);
                  }}
                >
                  {readAsAction(each)}
                </button>
              ))}
          </div>
        )}
        {errors.root?.message && (
          <p className="fault" role="alert">
            {errors.root.message}
          </p>
        )}
        {percent !== undefined && (
          <Progress value={percent} label={uploadAction}>
            {sentMessage(percent)}
          </Progress>
        )}
        <BusyButton className="button primary" disabled={isRefused || isChecking || !isChosen} isBusy={isSubmitting}>
          {isSubmitting ? uploading : uploadAction}
        </BusyButton>
      </form>
      {checked?.kind === 'read' && isChosen && <Report read={checked} />}
    </>
  );
}

function choiceOf(code: string): string {
  return code === '' || offeredVersions.some((offered) => offered === code) ? code : another;
}

/** Uploaded files are started in that tab. */
function openStatus(): void {
  location.hash = 'import-status';
}
