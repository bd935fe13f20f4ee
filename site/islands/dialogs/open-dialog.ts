import { afterPaint } from '../../client/after-paint.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { showToast } from '../../client/toasts.ts';
import type { DialogRequest } from './dialog-request.ts';
import { dialogFailed, dialogFailedTitle } from './failure/messages.ts';

/**
 * Opens a dialog over the page. `opener` gets the focus back when it closes. The code loads with the first dialog. If
 * it fails, calls `instead`, which can for example open the page with the same content; by default a toast reports the
 * failure.
 */
export function openDialog(request: DialogRequest, opener: HTMLElement | null, instead: () => void = sayFailure): void {
  const fail = (error: unknown): void => {
    logClientError('dialog', error);
    instead();
  };
  afterPaint()
    .then(() => import('./DialogHost.tsx'))
    .then(({ showDialog }) => showDialog(request, opener, fail))
    .catch(fail);
}

function sayFailure(): void {
  showToast({
    title: dialogFailedTitle,
    description: dialogFailed,
    destructive: true,
  });
}
