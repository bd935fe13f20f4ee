import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../client/api-error.ts';
import { ApiError } from '../../client/call-api.ts';
import { showToast } from '../../client/toasts.ts';
import { adminApi } from '../admin-api.ts';
import {
  settingDeleted,
  settingDeletionFailed,
  settingNotDeleted,
  settingUpdateFailed,
  settingUpdated,
} from './messages.ts';

/**
 * Saves a value. After a conflict with another administrator, the current value is fetched and the typed text is
 * preserved.
 */
export function useSaveSetting(onSaved: () => void) {
  const renew = useRefetchSettings();
  return useMutation({
    mutationFn: adminApi.saveSetting,
    onSuccess: async ({ label }) => {
      showToast({ title: settingUpdated, description: label });
      onSaved();
      await renew();
    },
    onError: async (error) => {
      showToast({ title: settingUpdateFailed, description: messageOf(error), destructive: true });
      if (error instanceof ApiError && error.status === 409) await renew();
    },
  });
}

export function useDeleteSetting() {
  const renew = useRefetchSettings();
  return useMutation({
    mutationFn: adminApi.deleteSetting,
    onSuccess: async () => {
      showToast({ title: settingDeleted });
      await renew();
    },
    onError: (error) =>
      showToast({
        title: settingDeletionFailed,
        description: messageOf(error, settingNotDeleted),
        destructive: true,
      }),
  });
}

/** Refetches the settings and the figures next to the tabs. */
export function useRefetchSettings(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['settings'] }),
      client.invalidateQueries({ queryKey: ['overview'] }),
    ]);
}
