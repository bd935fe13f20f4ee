import { useQuery } from '@tanstack/react-query';
import { checkFile } from './check-file.ts';
import type { CheckResult } from './check-message.ts';
import { keptColumns } from './kept-columns.ts';

interface Asked {
  file: File | undefined;
  code: string;
  language: string | undefined;
  encoding: string | undefined;
  columns: string | undefined;
}

interface Check {
  /** Of this file, if it was read before, though something else has been said of it since. */
  result: CheckResult | undefined;
  isChecking: boolean;
}

/** Reads the chosen file as soon as it is chosen, and again when something is said of it that changes how it is read. */
export function useCheck(asked: Asked): Check {
  const { file, code, language, encoding, columns } = asked;
  const ofFile = ['check', file?.name, file?.size, file?.lastModified];
  const check = useQuery({
    queryKey: [...ofFile, code, language, encoding, columns],
    queryFn: ({ signal }) => (file ? checkAsBefore({ ...asked, file }, signal) : null),
    enabled: file !== undefined,
    staleTime: Infinity,
    retry: false,
    placeholderData: (previous, query) =>
      ofFile.every((each, at) => query?.queryKey[at] === each) ? previous : undefined,
  });
  if (!file) return { result: undefined, isChecking: false };
  return { result: check.data ?? undefined, isChecking: check.isPlaceholderData || !check.data };
}

/** Where nothing was said of its columns, a table is read as one with the same first row was before. */
async function checkAsBefore(asked: Asked & { file: File }, signal: AbortSignal): Promise<CheckResult> {
  const result = await checkFile(asked, signal);
  const kept = !asked.columns && result.kind === 'read' && result.table && keptColumns(result.table);
  return kept ? checkFile({ ...asked, columns: kept }, signal) : result;
}
