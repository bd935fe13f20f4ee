import { useEffect, useState } from 'react';
import { decideNow, syncNow } from '../messages.ts';
import { describeRow } from '../describe-row.ts';
import { NotesQuestion } from '../NotesQuestion.tsx';
import { SyncAction, SyncFailed, SyncPaused } from '../SyncAction.tsx';
import { keepSynced, resumeSync, syncStudyNotes, type SyncStatus } from '../sync-notes.ts';
import { useSyncStatus } from '../use-sync-status.ts';
import {
  notAddedMessage,
  refusedBySync,
  signedOutMessage,
  signInLink,
  syncedMessage,
  syncing,
  tooLargeToSync,
} from './messages.ts';

/** What the sync with the account does, and what it needs from the reader. */
export function SyncLine() {
  const last = useSyncStatus();
  const [isSyncing, setSyncing] = useState(true);
  const [isLater, setLater] = useState(false);
  const follow = (outcome: Promise<unknown>): void => {
    setSyncing(true);
    void outcome.finally(() => setSyncing(false));
  };
  const sync = (): void => follow(syncStudyNotes());
  useEffect(() => {
    void syncStudyNotes().then(() => setSyncing(false));
    keepSynced();
  }, []);
  const status = isSyncing ? undefined : last;
  return (
    <div className="sync-line" aria-live="polite">
      {status?.kind === 'asks' && isLater ? (
        <SyncAction
          message={notAddedMessage(status.username, status.isOther)}
          label={decideNow}
          onPress={() => setLater(false)}
        />
      ) : status ? (
        <Status status={status} sync={sync} resume={() => follow(resumeSync())} onLater={() => setLater(true)} />
      ) : (
        <p className="small">{syncing}</p>
      )}
    </div>
  );
}

interface StatusProps {
  status: SyncStatus;
  sync: () => void;
  resume: () => void;
  onLater: () => void;
}

function Status({ status, sync, resume, onLater }: StatusProps) {
  switch (status.kind) {
    case 'signed-out':
      return (
        <p className="small">
          {signedOutMessage} <a href="/auth?next=/my">{signInLink}</a>
        </p>
      );
    case 'paused':
      return <SyncPaused resume={resume} />;
    case 'synced': {
      const { at, tooLarge, refused } = status;
      const message = [
        syncedMessage(new Date(at).toLocaleTimeString()),
        ...(tooLarge.length > 0 ? [tooLargeToSync(tooLarge.map(describeRow))] : []),
        ...(refused.length > 0 ? [refusedBySync(refused.map(describeRow))] : []),
      ].join(' ');
      return <SyncAction message={message} label={syncNow} onPress={sync} />;
    }
    case 'failed':
      return <SyncFailed status={status} sync={sync} />;
    case 'asks':
      return <NotesQuestion {...status} onDone={sync} onLater={onLater} />;
  }
}
