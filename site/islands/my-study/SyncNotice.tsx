import { useRef } from 'react';
import { readStoredUser } from '../accounts/stored-user.ts';
import { askFirstMessage, askOtherMessage, decideNow, sessionEndedMessage, signInAgain } from './messages.ts';
import { SyncFailed, SyncPaused } from './SyncAction.tsx';
import { resumeSync, syncStudyNotes, type SyncStatus } from './sync-notes.ts';
import { useSyncStatus } from './use-sync-status.ts';

/** Says in the panel what prevents the sync, and what the reader can do. */
export function SyncNotice() {
  const status = useSyncStatus();
  const notice = useRef<HTMLDivElement>(null);
  const start = (sync: () => Promise<unknown>): void => {
    // The pressed button disappears when the sync has worked.
    notice.current?.focus();
    void sync();
  };
  return (
    <div role="status" ref={notice} tabIndex={-1}>
      {status && <Notice status={status} start={start} />}
    </div>
  );
}

function Notice({ status, start }: { status: SyncStatus; start: (sync: () => Promise<unknown>) => void }) {
  switch (status.kind) {
    case 'failed':
      return <SyncFailed status={status} sync={() => start(syncStudyNotes)} />;
    case 'paused':
      return <SyncPaused resume={() => start(resumeSync)} />;
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
