import type { ExportState } from './export-job.ts';
import { cancelLabel, collectingMessage, continueLabel, exportReadyMessage, exportStoppedMessage } from './messages.ts';

interface ExportStatusProps {
  state: ExportState;
  onCancel: () => void;
  onResume: () => void;
}

/** What will be exported, or how far it has loaded. */
export function ExportStatus({ state, onCancel, onResume }: ExportStatusProps) {
  if (state.kind === 'ready') {
    const { title, versions, notes } = state.list;
    return (
      <div role="status">
        <p>
          <b>
            {exportReadyMessage(
              title,
              versions.map(({ name }) => name),
            )}
          </b>
        </p>
        {notes.map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
      </div>
    );
  }
  const { done, total } = state;
  const isLoading = state.kind === 'loading';
  return (
    <div>
      {isLoading && (
        <progress max={total || undefined} value={total ? done : undefined} aria-label={collectingMessage(0, 0)} />
      )}
      <p className={state.kind === 'failed' ? 'fail' : undefined}>
        {isLoading
          ? collectingMessage(done, total)
          : state.kind === 'failed'
            ? state.message
            : exportStoppedMessage(done, total)}
      </p>
      <button type="button" className="button" onClick={isLoading ? onCancel : onResume}>
        {isLoading ? cancelLabel : continueLabel}
      </button>
    </div>
  );
}
