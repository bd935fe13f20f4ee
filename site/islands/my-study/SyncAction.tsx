import { resumeLabel, syncFailedMessage, syncNow, syncPausedMessage } from './messages.ts';
import type { SyncStatus } from './sync-notes.ts';

interface SyncActionProps {
  message: string;
  label: string;
  onPress: () => void;
}

/** A sentence about the sync, with a button for what the reader can do. */
export function SyncAction({ message, label, onPress }: SyncActionProps) {
  return (
    <p className="small">
      {message}{' '}
      <button type="button" className="button" onClick={onPress}>
        {label}
      </button>
    </p>
  );
}

export function SyncPaused({ resume }: { resume: () => void }) {
  return <SyncAction message={syncPausedMessage} label={resumeLabel} onPress={resume} />;
}

export function SyncFailed({ status, sync }: { status: Extract<SyncStatus, { kind: 'failed' }>; sync: () => void }) {
  const message = status.isStorage ? status.message : syncFailedMessage(status.message);
  return <SyncAction message={message} label={syncNow} onPress={sync} />;
}
