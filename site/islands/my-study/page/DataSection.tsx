import { useEffect, useId, useState } from 'react';
import { formatStudyCsv } from '#data/my-study/study-csv.ts';
import { formatStudyMarkdown } from '#data/my-study/study-markdown.ts';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { readStoredUser } from '../../accounts/stored-user.ts';
import { saveFile } from '../../export/hand-over.ts';
import { focusElement } from '../focus-element.ts';
import { cancelEdit, exportAll, removeWarning } from '../messages.ts';
import { onStudyChange } from '../study-changes.ts';
import { countUnsynced, removeNotesAndPause } from '../sync-notes.ts';
import { ExportAll } from '../ExportAll.tsx';
import { importStudyFile } from './import-study-file.ts';
import {
  dataAbout,
  dataTitle,
  exportCsv,
  exportJson,
  exportMarkdown,
  importHint,
  importLabel,
  notesRemoved,
  notPersistedMessage,
  persistedMessage,
  printLabel,
  removeConfirm,
  removeFromDevice,
  removeStopsSync,
} from './messages.ts';
import type { StudyRemoval } from '../use-study-removal.ts';
import type { RunStudyAction } from './section-props.ts';
import { StudySection } from './StudySection.tsx';

interface DataSectionProps {
  rows: readonly StudyRow[];
  nameOf: (style: string) => string;
  run: RunStudyAction;
  runAndFocus: StudyRemoval['runAndFocus'];
}

/** Export, import, print, and where the notes are stored. */
export function DataSection({ rows, nameOf, run, runAndFocus }: DataSectionProps) {
  const id = useId();
  const [imported, setImported] = useState('');
  const [day] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <StudySection title={dataTitle} isOpen>
      <p>{dataAbout}</p>
      <Persistence />
      <p className="study-actions">
        <ExportAll label={exportJson} run={run} />
        <button
          type="button"
          className="button"
          onClick={() => saveFile(`my-study-${day}.md`, 'text/markdown', formatStudyMarkdown(rows, nameOf))}
        >
          {exportMarkdown}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => saveFile(`my-study-${day}.csv`, 'text/csv', formatStudyCsv(rows))}
        >
          {exportCsv}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {printLabel}
        </button>
      </p>
      <p>
        <label htmlFor={id}>{importLabel}</label>{' '}
        <input
          id={id}
          type="file"
          accept=".json,.csv,application/json,text/csv"
          aria-describedby={`${id}hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again.
            if (file) void run(async () => setImported(await importStudyFile(file))).then(() => (target.value = ''));
          }}
        />
      </p>
      <p className="small" id={`${id}hint`}>
        {importHint}
      </p>
      <p role="status">{imported}</p>
      <RemoveNotes run={run} runAndFocus={runAndFocus} />
    </StudySection>
  );
}

function Persistence() {
  const [isPersisted, setPersisted] = useState<boolean>();
  useEffect(() => {
    const update = (): void => {
      navigator.storage?.persisted?.().then(setPersisted, () => setPersisted(false));
    };
    update();
    return onStudyChange(update);
  }, []);
  if (isPersisted === undefined) return null;
  return <p className="small">{isPersisted ? persistedMessage : notPersistedMessage}</p>;
}

/** For a shared computer. A second press confirms. */
function RemoveNotes({ run, runAndFocus }: Pick<DataSectionProps, 'run' | 'runAndFocus'>) {
  /** `cancelled`: the focus returns to the button. */
  const [state, setState] = useState<'cancelled' | { unsent: number }>();
  if (state === undefined || state === 'cancelled')
    return (
      <p>
        <button
          type="button"
          className="button"
          ref={state === 'cancelled' ? focusElement : undefined}
          onClick={() => void run(async () => setState({ unsent: await countUnsynced() }))}
        >
          {removeFromDevice}
        </button>
      </p>
    );
  return (
    <p tabIndex={-1} ref={focusElement}>
      {removeWarning(state.unsent)} {readStoredUser() && removeStopsSync}{' '}
      {state.unsent > 0 && <ExportAll label={exportAll} run={run} />}{' '}
      <button
        type="button"
        className="button"
        onClick={() =>
          void runAndFocus(removeNotesAndPause, notesRemoved).then((isDone) => isDone && setState(undefined))
        }
      >
        {removeConfirm}
      </button>{' '}
      <button type="button" className="button" onClick={() => setState('cancelled')}>
        {cancelEdit}
      </button>
    </p>
  );
}
