import { afterPaint } from '../shared/after-paint.ts';
import { logFault } from '../shared/log-fault.ts';
import type { DialogRequest } from './dialog-request.ts';

/**
 * Opens a dialog over the page; `opener` gets the focus back when it closes. What draws it is fetched with the first
 * one; where that cannot be had, `instead` leads the reader on, e.g. to the page that says the same.
 */
export function openDialog(request: DialogRequest, opener: HTMLElement | null, instead?: () => void): void {
  afterPaint()
    .then(() => import('./DialogHost.tsx'))
    .then(({ showDialog }) => showDialog(request, opener))
    .catch((error: unknown) => {
      logFault('dialog', error);
      instead?.();
    });
}
