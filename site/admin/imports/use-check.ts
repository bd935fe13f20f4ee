import { useQuery } from '@tanstack/react-query';
import { checkChosenFile } from './check-chosen-file.ts';
import type { CheckResult } from './check-message.ts';
import { readSavedColumns } from './saved-columns.ts';

interface CheckOptions {
  file: File | undefined;
  code: string;
  language: string | undefined;
  encoding: string | undefined;
  columns: string | undefined;
}

interface Check {
  /** The result for this file. It may be based on earlier options. */
  result: CheckResult | undefined;
  isChecking: boolean;
}

/** Checks the chosen file at once, and again when an option that affects the parsing changes. */
export function useCheck(options: CheckOptions): Check {
  const { file, code, language, encoding, columns } = options;
  const ofFile = ['check', file?.name, file?.size, file?.lastModified];
  const check = useQuery({
    queryKey: [...ofFile, code, language, encoding, columns],
    queryFn: ({ signal }) => (file ? checkAsBefore({ ...options, file }, signal) : null),
    enabled: file !== undefined,
    staleTime: Infinity,
    retry: false,
    placeholderData: (previous, query) =>
      ofFile.every((each, at) => query?.queryKey[at] === each) ? previous : undefined,
  });
  if (!file) return { result: undefined, isChecking: false };
  return { result: check.data ?? undefined, isChecking: check.isPlaceholderData || !check.data };
}

/** If no columns were chosen, reuses the choice for an earlier table with the same first row. */
async function checkAsBefore(options: CheckOptions & { file: File }, signal: AbortSignal): Promise<CheckResult> {
  const result = await checkChosenFile(options, signal);
  const savedColumns = !options.columns && result.kind === 'read' && result.table && readSavedColumns(result.table);
  return savedColumns ? checkChosenFile({ ...options, columns: savedColumns }, signal) : result;
}
