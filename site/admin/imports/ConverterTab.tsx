import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { convertForm, defaultTableName, type ConvertAnswer } from '#data/administration/contract/imports.ts';
import { messageOf } from '../../client/api-error.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { showToast } from '../../client/toasts.ts';
import { Field } from '../../views/forms/Field.tsx';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { convertText } from './convert-text.ts';
import { readAsAction } from './messages.ts';
import {
  conversionComplete,
  conversionError,
  conversionFailed,
  convertAction,
  convertTab,
  convertedFacts,
  convertedFailed,
  convertedMessage,
  converterAbout,
  converterLabel,
  converting,
  downloadLabel,
  downloadLink,
  downloadSqlLink,
  downloadTab,
  loadingConverted,
  noConvertedFiles,
  noFileSelected,
  refreshListAction,
  selectTextFile,
  supportedFormats,
  tableNameLabel,
  textFileLabel,
} from './sql-messages.ts';

const downloadOf = (file: string): string => `/api/converter/download-sql/${encodeURIComponent(file)}`;

/** Converts a text to an SQL file. */
export function ConverterTab() {
  return (
    <>
      <p className="hint">{converterAbout}</p>
      <Tabs.Root defaultValue="convert">
        <Tabs.List className="tabs ruled" aria-label={converterLabel}>
          <Tabs.Trigger value="convert">{convertTab}</Tabs.Trigger>
          <Tabs.Trigger value="download">{downloadTab}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="convert" tabIndex={-1}>
          <ConvertForm />
        </Tabs.Content>
        <Tabs.Content value="download" tabIndex={-1}>
          <ConvertedFiles />
        </Tabs.Content>
      </Tabs.Root>
      <p className="hint foot-note">{supportedFormats}</p>
    </>
  );
}

function ConvertForm() {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<ConvertAnswer>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(convertForm),
    defaultValues: { tableName: defaultTableName },
  });
  const { errors, isSubmitting } = formState;
  const convert = async (tableName: string, encoding = ''): Promise<void> => {
    if (!file) {
      showToast({
        title: noFileSelected,
        description: selectTextFile,
        destructive: true,
      });
      return;
    }
    setResult(undefined);
    try {
      const answer = await convertText(file, tableName, encoding);
      setResult(answer);
      if (answer.success) showToast({ title: conversionComplete, description: convertedMessage(answer.count) });
      else showToast({ title: conversionFailed, description: answer.message, destructive: true });
      await client.invalidateQueries({ queryKey: ['converted-files'] });
    } catch (error) {
      showToast({ title: conversionError, description: messageOf(error), destructive: true });
    }
  };
  const submit = handleSubmit(({ tableName }) => convert(tableName));
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field id="convert-file" label={textFileLabel}>
        {(tie) => (
          <input
            {...tie}
            type="file"
            accept=".txt"
            required
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0]);
              setResult(undefined);
            }}
          />
        )}
      </Field>
      <Field id="convert-table" label={tableNameLabel} error={errors.tableName?.message}>
        {(tie) => (
          <input {...register('tableName')} {...tie} autoCapitalize="none" autoComplete="off" spellCheck={false} />
        )}
      </Field>
      {result && (
        <div className="notice" role="status">
          <p>
            <b>{result.success ? conversionComplete : conversionFailed}</b>
          </p>
          <p>{result.message}</p>
          {result.choices.map((encoding) => (
            <button
              key={encoding}
              type="button"
              className="button"
              disabled={isSubmitting}
              onClick={() => void handleSubmit(({ tableName }) => convert(tableName, encoding))()}
            >
              {readAsAction(encoding)}
            </button>
          ))}
          {result.success && (
            <a className="button" href={downloadOf(result.outputFile)} target="_blank" rel="noopener">
              {downloadSqlLink}
            </a>
          )}
        </div>
      )}
      <BusyButton className="button primary" isBusy={isSubmitting}>
        {isSubmitting ? converting : convertAction}
      </BusyButton>
    </form>
  );
}

function ConvertedFiles() {
  const converted = useQuery({ queryKey: ['converted-files'], queryFn: adminApi.convertedFiles });
  useEffect(() => {
    if (converted.error) showToast({ title: convertedFailed, destructive: true });
  }, [converted.error]);
  return (
    <>
      <div className="actions">
        <button type="button" className="button" onClick={() => void converted.refetch()}>
          {refreshListAction}
        </button>
      </div>
      <Loaded query={converted} label={loadingConverted}>
        {({ files }) =>
          files.length === 0 ? (
            <p className="hint">{noConvertedFiles}</p>
          ) : (
            <ul className="rows">
              {files.map(({ filename, size, created }) => (
                <li key={filename}>
                  <div>
                    <b>{filename}</b>
                    <p className="hint">{convertedFacts(size, created)}</p>
                  </div>
                  <a
                    className="button"
                    href={downloadOf(filename)}
                    target="_blank"
                    rel="noopener"
                    aria-label={downloadLabel(filename)}
                  >
                    {downloadLink}
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
