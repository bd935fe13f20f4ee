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
  exportAll,
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
import { ExportAll } from './ExportAll.tsx';
import type { RunStudyAction } from './section-props.ts';

/** What the sync with the account does, and what it needs from the reader. */
export function SyncLine({ run }: { run: RunStudyAction }) {
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
        <Status status={status} sync={sync} run={run} onLater={() => setLater(true)} />
      ) : (
        <p className="small">{syncing}</p>
      )}
    </div>
  );
}

interface QuestionActions {
  sync: () => void;
  run: RunStudyAction;
  onLater: () => void;
}

function Status({ status, ...actions }: QuestionActions & { status: SyncStatus }) {
  const { sync } = actions;
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
      return <Question {...status} {...actions} />;
  }
}

/** Before notes of this device go to an account that they did not come from. */
function Question({ isOther, username, sync, run, onLater }: QuestionActions & { isOther: boolean; username: string }) {
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
        {isOther && unsent > 0 && <ExportAll label={exportAll} run={run} />}
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
