import { useEffect, useState } from 'react';
import { decideNow, syncFailedMessage, syncNow } from '../messages.ts';
import { NotesQuestion } from '../NotesQuestion.tsx';
import { keepSynced, syncStudyNotes, type SyncStatus } from '../sync-notes.ts';
import { useSyncStatus } from '../use-sync-status.ts';
import { notAddedMessage, signedOutMessage, signInLink, syncedMessage, syncing } from './messages.ts';

/** What the sync with the account does, and what it needs from the reader. */
export function SyncLine() {
  const last = useSyncStatus();
  const [isSyncing, setSyncing] = useState(true);
  const [isLater, setLater] = useState(false);
  const sync = (): void => {
    setSyncing(true);
    void syncStudyNotes().then(() => setSyncing(false));
  };
  useEffect(() => {
    void syncStudyNotes().then(() => setSyncing(false));
    keepSynced();
  }, []);
  const status = isSyncing ? undefined : last;
  return (
    <div className="sync-line" aria-live="polite">
      {status?.kind === 'asks' && isLater ? (
        <p className="small">
          {notAddedMessage(status.username, status.isOther)}{' '}
          <button type="button" className="button" onClick={() => setLater(false)}>
            {decideNow}
          </button>
        </p>
      ) : status ? (
        <Status status={status} sync={sync} onLater={() => setLater(true)} />
      ) : (
        <p className="small">{syncing}</p>
      )}
    </div>
  );
}

function Status({ status, sync, onLater }: { status: SyncStatus; sync: () => void; onLater: () => void }) {
  switch (status.kind) {
    case 'signed-out':
      return (
        <p className="small">
          {signedOutMessage} <a href="/auth?next=/my">{signInLink}</a>
        </p>
      );
    case 'synced':
      return (
        <p className="small">
          {syncedMessage(new Date(status.at).toLocaleTimeString())}{' '}
          <button type="button" className="button" onClick={sync}>
            {syncNow}
          </button>
        </p>
      );
    case 'failed':
      return (
        <p className="small">
          {status.isStorage ? status.message : syncFailedMessage(status.message)}{' '}
          <button type="button" className="button" onClick={sync}>
            {syncNow}
          </button>
        </p>
      );
    case 'asks':
      return <NotesQuestion {...status} onDone={sync} onLater={onLater} />;
  }
}
