import { logClientError } from '../../client/log-client-error.ts';
import { showToast } from '../../client/toasts.ts';
import { openFailedTitle, studyLoadFailed } from './entry-messages.ts';
import type { StudyTarget } from './study-target.ts';

/** Opens the panel next to the text. Its code loads with the first use. `opener` gets the focus back. */
export function openStudyPanel(target: StudyTarget, opener: HTMLElement | null): void {
  import('./StudyPanelHost.tsx').then(
    ({ showStudyPanel }) => showStudyPanel(target, opener),
    (error: unknown) => {
      logClientError('study-panel', error);
      showToast({ title: openFailedTitle, description: studyLoadFailed, destructive: true });
    },
  );
}
