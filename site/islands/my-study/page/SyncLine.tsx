import { useEffect, useState } from 'react';
import {
  removeNotesFromDevice,
  syncStudyNotes,
  takeNotesAlong,
  keepSynced,
  countUnsynced,
  type SyncStatus,
} from '../sync-notes.ts';
import {
  addToAccount,
  askFirstMessage,
  askOtherMessage,
  decideNow,
  notAddedMessage,
  notNow,
  removeAndLoad,
  removeWarning,
  signedOutMessage,
  signInLink,
  syncedMessage,
  syncFailedMessage,
  syncing,
  syncNow,
} from './messages.ts';

/** What the sync with the account does, and what it needs from the reader. */
export function SyncLine() {
  const [status, setStatus] = useState<SyncStatus>();
  const [isLater, setLater] = useState(false);
  const sync = (): void => {
    setStatus(undefined);
    void syncStudyNotes().then(setStatus);
  };
  useEffect(() => {
    void syncStudyNotes().then(setStatus);
    keepSynced();
  }, []);
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
      return <Question {...status} sync={sync} onLater={onLater} />;
  }
}

/** Before notes of this device go to an account that they did not come from. */
function Question({
  isOther,
  username,
  sync,
  onLater,
}: {
  isOther: boolean;
  username: string;
  sync: () => void;
  onLater: () => void;
}) {
  const [unsent, setUnsent] = useState(0);
  useEffect(() => void countUnsynced().then(setUnsent), []);
  return (
    <div className="note" role="group" aria-label={isOther ? askOtherMessage(username) : askFirstMessage(username)}>
      <p>{isOther ? askOtherMessage(username) : askFirstMessage(username)}</p>
      {isOther && <p className="small">{removeWarning(unsent)}</p>}
      <p className="study-actions">
        <button type="button" className="button" onClick={() => void takeNotesAlong().then(sync)}>
          {addToAccount}
        </button>
        {isOther && (
          <button type="button" className="button" onClick={() => void removeNotesFromDevice().then(sync)}>
            {removeAndLoad}
          </button>
        )}
        <button type="button" className="button" onClick={onLater}>
          {notNow}
        </button>
      </p>
    </div>
  );
}
