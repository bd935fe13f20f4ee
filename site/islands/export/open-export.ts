import { openDialog } from '../dialogs/open-dialog.ts';
import type { ExportSource } from './export-source.ts';

/** Opens the dialog that copies, downloads and prints. Its code loads with the first one. */
export function openExportDialog(source: ExportSource, opener: HTMLElement): void {
  openDialog(
    { kind: 'export', source, loadBody: async () => (await import('./ExportDialog.tsx')).ExportDialog },
    opener,
  );
}
