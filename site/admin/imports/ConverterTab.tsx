import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { convertForm, defaultTableName, type ConvertAnswer } from '#data/administration/contract/imports.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import { formatWhen } from '../../client/format-when.ts';
import { messageOf } from '../../client/api-error.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { showToast } from '../../client/toasts.ts';
import { Field } from '../../views/forms/Field.tsx';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { convertText } from './convert-text.ts';
import { formatFileSize } from './file-size.ts';

const downloadOf = (file: string): string => `/api/converter/download-sql/${encodeURIComponent(file)}`;

/** Converts a text to an SQL file. */
export function ConverterTab() {
  return (
    <>
      <Tabs.Root defaultValue="convert">
        <Tabs.List className="tabs ruled" aria-label="Converter">
          <Tabs.Trigger value="convert">Convert Files</Tabs.Trigger>
          <Tabs.Trigger value="download">Download Converted Files</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="convert" tabIndex={-1}>
          <ConvertForm />
        </Tabs.Content>
        <Tabs.Content value="download" tabIndex={-1}>
          <ConvertedFiles />
        </Tabs.Content>
      </Tabs.Root>
      <p className="hint foot-note">Supported formats: Book Chapter:Verse Text, OSIS and standard Bible text.</p>
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
  const submit = handleSubmit(async ({ tableName }) => {
    if (!file) {
      showToast({
        title: 'No file selected',
        description: 'Please select a text file to convert',
        destructive: true,
      });
      return;
    }
    setResult(undefined);
    try {
      const answer = await convertText(file, tableName);
      setResult(answer);
      if (answer.success)
        showToast({ title: 'Conversion Complete', description: `${formatCountOf(answer.count, 'verse')} converted` });
      else showToast({ title: 'Conversion Failed', description: answer.message, destructive: true });
      await client.invalidateQueries({ queryKey: ['converted-files'] });
    } catch (error) {
      showToast({ title: 'Conversion Error', description: messageOf(error), destructive: true });
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field id="convert-file" label="Text file">
        {(tie) => (
          <input
            {...tie}
            type="file"
            accept=".txt"
            required
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
          />
        )}
      </Field>
      <Field id="convert-table" label="Table name" fault={errors.tableName?.message}>
        {(tie) => (
          <input {...register('tableName')} {...tie} autoCapitalize="none" autoComplete="off" spellCheck={false} />
        )}
      </Field>
      {result && (
        <div className="notice" role="status">
          <p>
            <b>{result.success ? 'Conversion Complete' : 'Conversion Failed'}</b>
          </p>
          <p>{result.message}</p>
          {result.success && (
            <a className="button" href={downloadOf(result.outputFile)} target="_blank" rel="noopener">
              Download SQL File
            </a>
          )}
        </div>
      )}
      <BusyButton className="button primary" isBusy={isSubmitting}>
        {isSubmitting ? 'Converting…' : 'Convert'}
      </BusyButton>
    </form>
  );
}

function ConvertedFiles() {
  const converted = useQuery({ queryKey: ['converted-files'], queryFn: adminApi.convertedFiles });
  useEffect(() => {
    if (converted.error) showToast({ title: 'Failed to load the list of converted files', destructive: true });
  }, [converted.error]);
  return (
    <>
      <div className="actions">
        <button type="button" className="button" onClick={() => void converted.refetch()}>
          Refresh List
        </button>
      </div>
      <Loaded query={converted} label="Loading converted files">
        {({ files }) =>
          files.length === 0 ? (
            <p className="hint">No converted files found</p>
          ) : (
            <ul className="rows">
              {files.map(({ filename, size, created }) => (
                <li key={filename}>
                  <div>
                    <b>{filename}</b>
                    <p className="hint">
                      {formatFileSize(size)}, {formatWhen(created)}
                    </p>
                  </div>
                  <a
                    className="button"
                    href={downloadOf(filename)}
                    target="_blank"
                    rel="noopener"
                    aria-label={`Download ${filename}`}
                  >
                    Download
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
