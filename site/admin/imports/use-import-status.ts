import { useQuery } from '@tanstack/react-query';
import { adminApi } from '../admin-api.ts';

/** Milliseconds. */
const pollEvery = 5_000;

/** Polls every five seconds while the tab and the window are visible. */
export function useImportStatus() {
  return useQuery({
    queryKey: ['import-status'],
    queryFn: adminApi.importStatus,
    refetchInterval: pollEvery,
    refetchIntervalInBackground: false,
  });
}
