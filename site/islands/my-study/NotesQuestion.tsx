import { useEffect, useState } from 'react';
import { ExportAll } from './ExportAll.tsx';
import {
  addToAccount,
  askFirstMessage,
  askOtherMessage,
  exportAll,
  notNow,
  removeAndLoad,
  removeWarning,
} from './messages.ts';
import { countUnsynced, removeNotesFromDevice, takeNotesAlong, type OwnerQuestion } from './sync-notes.ts';
import { useStudyAction } from './use-study-action.ts';

interface NotesQuestionProps extends OwnerQuestion {
  /** The reader has decided. */
  onDone: () => void;
  onLater: () => void;
}

/** Before notes of this device go to an account that they did not come from. */
export function NotesQuestion({ isOther, username, onDone, onLater }: NotesQuestionProps) {
  /** `undefined` until it is known. */
  const [unsent, setUnsent] = useState<number>();
  const { message, run } = useStudyAction();
  useEffect(() => {
    void run(async () => setUnsent(await countUnsynced()));
  }, [run]);
  const decide = (action: () => Promise<void>): void => void run(action).then((isDone) => isDone && onDone());
  const question = isOther ? askOtherMessage(username) : askFirstMessage(username);
  return (
    <div className="note" role="group" aria-label={question}>
      <p>{question}</p>
      {isOther && unsent !== undefined && <p className="small">{removeWarning(unsent)}</p>}
      <p className="study-actions">
        <button type="button" className="button" onClick={() => decide(takeNotesAlong)}>
          {addToAccount}
        </button>
        {isOther && unsent !== 0 && <ExportAll label={exportAll} run={run} />}
        {isOther && (
          <button type="button" className="button" onClick={() => decide(removeNotesFromDevice)}>
            {removeAndLoad}
          </button>
        )}
        <button type="button" className="button" onClick={onLater}>
          {notNow}
        </button>
      </p>
      {message && (
        <p role="alert" className="fail">
          {message}
        </p>
      )}
    </div>
  );
}
