import type { ExportState } from './export-job.ts';
import { cancelLabel, collectingMessage, continueLabel, exportReadyMessage, exportStoppedMessage } from './messages.ts';

interface ExportStatusProps {
  state: ExportState;
  onCancel: () => void;
  onResume: () => void;
}

/** What will be exported, or how far it has loaded. Screen readers announce the result, not each step. */
export function ExportStatus({ state, onCancel, onResume }: ExportStatusProps) {
  return (
    <>
      <div role="status">
        <Result state={state} />
      </div>
      {state.kind === 'loading' && <Progress {...state} />}
      {state.kind !== 'ready' && (
        <button type="button" className="button" onClick={state.kind === 'loading' ? onCancel : onResume}>
          {state.kind === 'loading' ? cancelLabel : continueLabel}
        </button>
      )}
    </>
  );
}

function Result({ state }: Pick<ExportStatusProps, 'state'>) {
  switch (state.kind) {
    case 'loading':
      return null;
    case 'stopped':
      return <p>{exportStoppedMessage(state.done, state.total)}</p>;
    case 'failed':
      return <p className="fail">{state.message}</p>;
    case 'ready': {
      const { title, versions, notes } = state.list;
      const names = versions.map(({ name }) => name);
      return (
        <>
          <p>
            <b>{exportReadyMessage(title, names)}</b>
          </p>
          {notes.map((note) => (
            <p key={note} className="note">
              {note}
            </p>
          ))}
        </>
      );
    }
  }
}

function Progress({ done, total }: { done: number; total: number }) {
  const words = collectingMessage(done, total);
  return (
    <>
      <progress max={total || undefined} value={total ? done : undefined} aria-label={collectingMessage(0, 0)} />
      <p>{words}</p>
    </>
  );
}
