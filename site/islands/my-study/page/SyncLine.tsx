import { useEffect, useRef, useState } from 'react';
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
  const line = useRef<HTMLDivElement>(null);
  /** The button that the reader has pressed disappears. */
  const keepFocus = (): void => line.current?.focus({ preventScroll: true });
  const follow = (outcome: Promise<unknown>): void => {
    keepFocus();
    setSyncing(true);
    void outcome.finally(() => setSyncing(false));
  };
  const sync = (): void => follow(syncStudyNotes());
  useEffect(() => {
    void syncStudyNotes().then(() => setSyncing(false));
    keepSynced();
  }, []);
  const decide = (isPostponed: boolean): void => {
    keepFocus();
    setLater(isPostponed);
  };
  const status = isSyncing ? undefined : last;
  return (
    <div className="sync-line" aria-live="polite" tabIndex={-1} ref={line}>
      {status?.kind === 'asks' && isLater ? (
        <SyncAction
          message={notAddedMessage(status.username, status.isOther)}
          label={decideNow}
          onPress={() => decide(false)}
        />
      ) : status ? (
        <Status status={status} sync={sync} resume={() => follow(resumeSync())} onLater={() => decide(true)} />
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
      return (
        <>
          {tooLarge.length > 0 && <p className="small">{tooLargeToSync(tooLarge.map(describeRow))}</p>}
          {refused.length > 0 && <p className="small">{refusedBySync(refused.map(describeRow))}</p>}
          <SyncAction message={syncedMessage(new Date(at).toLocaleTimeString())} label={syncNow} onPress={sync} />
        </>
      );
    }
    case 'failed':
      return <SyncFailed status={status} sync={sync} />;
    case 'asks':
      return <NotesQuestion {...status} onDone={sync} onLater={onLater} />;
  }
}
