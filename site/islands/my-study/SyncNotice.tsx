import { readStoredUser } from '../accounts/stored-user.ts';
import { askFirstMessage, askOtherMessage, decideNow, sessionEndedMessage, signInAgain } from './messages.ts';
import { SyncFailed, SyncPaused } from './SyncAction.tsx';
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
      return <SyncFailed status={status} sync={() => void syncStudyNotes()} />;
    case 'paused':
      return <SyncPaused resume={() => void resumeSync()} />;
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
