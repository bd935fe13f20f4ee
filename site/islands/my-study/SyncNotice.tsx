import { readStoredUser } from '../accounts/stored-user.ts';
import {
  askFirstMessage,
  askOtherMessage,
  decideNow,
  resumeLabel,
  sessionEndedMessage,
  signInAgain,
  syncFailedMessage,
  syncNow,
  syncPausedMessage,
} from './messages.ts';
import { resumeSync, syncStudyNotes, type SyncStatus } from './sync-notes.ts';
import { useSyncStatus } from './use-sync-status.ts';

/** Says in the panel what prevents the sync, and what the reader can do. */
export function SyncNotice() {
  const status = useSyncStatus();
  return <div role="status">{status && <Notice status={status} />}</div>;
}

function Notice({ status }: { status: SyncStatus }) {
  switch (status.kind) {
    case 'failed':
      return (
        <p className="small">
          {status.isStorage ? status.message : syncFailedMessage(status.message)}{' '}
          <button type="button" className="button" onClick={() => void syncStudyNotes()}>
            {syncNow}
          </button>
        </p>
      );
    case 'paused':
      return (
        <p className="small">
          {syncPausedMessage}{' '}
          <button type="button" className="button" onClick={() => void resumeSync()}>
            {resumeLabel}
          </button>
        </p>
      );
    case 'asks':
      return (
        <p className="small">
          {status.isOther ? askOtherMessage(status.username) : askFirstMessage(status.username)}{' '}
          <a href="/my">{decideNow}</a>
        </p>
      );
    case 'signed-out':
      // The session has ended elsewhere. A reader without an account is not asked to sign in.
      return readStoredUser() ? (
        <p className="small">
          {sessionEndedMessage} <a href={`/auth?next=${encodeURIComponent(location.pathname)}`}>{signInAgain}</a>
        </p>
      ) : null;
    case 'synced':
      return null;
  }
}
