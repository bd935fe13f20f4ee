import { useCallback } from 'react';
import { formatStudyRange } from '#data/my-study/format-anchor.ts';
import type { HighlightStyle, StudyAnchor, StudyRow } from '#data/my-study/study-row.ts';
import { AddToList } from './AddToList.tsx';
import { namesOfLegend } from './highlight-names.ts';
import { HighlightPicker } from './HighlightPicker.tsx';
import {
  addBookmark,
  addNote,
  deletedMessage,
  memorizeLabel,
  notesHeading,
  openMyStudy,
  quoteMessage,
  removeBookmark,
  savedMessage,
  stopMemorizing,
} from './messages.ts';
import { newNoteKey } from './note-drafts.ts';
import { NewNote } from './NewNote.tsx';
import { NoteItem } from './NoteItem.tsx';
import {
  bookmarkOfPassage,
  highlightOf,
  highlightsCovering,
  memoryOfPassage,
  readPanelRows,
  rowsOfKind,
} from './panel-rows.ts';
import { StudyStatus } from './StudyStatus.tsx';
import { readRowsOfKind, saveStudyRow, setStudyDeleted } from './study-store.ts';
import type { StudyTarget } from './study-target.ts';
import { useStudyRemoval, type StudyRemoval } from './use-study-removal.ts';
import { useStudyRows } from './use-study-rows.ts';
import { messageOfLocation } from './word-locations.ts';

export function titleOfTarget({ anchor, entry, title }: StudyTarget): string {
  return title ?? entry ?? (anchor ? formatStudyRange(anchor) : '');
}

/** Everything that a reader has written about a passage, words or an entry, with what they can add. */
export function StudyPanel({ target, version }: { target: StudyTarget; version: string | undefined }) {
  const { anchor, entry } = target;
  const { rows = [], error } = useStudyRows(useCallback(() => readPanelRows(target), [target]));
  const { rows: legends = [] } = useStudyRows(readLegend);
  const names = namesOfLegend(legends);
  const removal = useStudyRemoval();
  const { run, remove } = removal;
  return (
    <div className="study-body">
      {anchor?.words && <p className="small">{quoteMessage(anchor.words.quote)}</p>}
      {anchor && (
        <Highlight
          key={removal.undoCount}
          anchor={anchor}
          rows={rows}
          names={names}
          run={run}
          runWithUndo={removal.runWithUndo}
        />
      )}
      {[...rowsOfKind(rows, 'highlight'), ...rowsOfKind(rows, 'note')].map(({ id, value }) => {
        const located = messageOfLocation(id);
        return (
          located !== undefined && (
            <p key={id} className="small">
              {quoteMessage(value?.anchor?.words?.quote ?? '')} {located}
            </p>
          )
        );
      })}
      <h3>{notesHeading}</h3>
      {rowsOfKind(rows, 'note').map((note) => (
        <NoteItem
          key={note.id}
          note={note}
          onDelete={() => void remove([note])}
          onSave={(draft, opened) =>
            run(
              () => saveStudyRow({ kind: 'note', id: note.id, opened, value: { ...note.value, ...draft } }),
              savedMessage,
            )
          }
        />
      ))}
      <NewNote
        label={addNote}
        draftKey={newNoteKey(target)}
        onSave={(draft) => {
          const place = { ...(anchor && { anchor }), ...(entry !== undefined && { entry }) };
          return run(() => saveStudyRow({ kind: 'note', value: { ...place, ...draft } }), savedMessage);
        }}
      />
      {anchor && <PassageActions anchor={anchor} rows={rows} version={version} run={run} remove={remove} />}
      <StudyStatus removal={removal} error={error} />
      <p>
        <a href="/my">{openMyStudy}</a>
      </p>
    </div>
  );
}

const readLegend = (): Promise<StudyRow[]> => readRowsOfKind('legend') as Promise<StudyRow[]>;

interface PartProps {
  anchor: StudyAnchor;
  rows: readonly StudyRow[];
  run: StudyRemoval['run'];
}

interface HighlightProps extends PartProps {
  names: readonly string[];
  runWithUndo: StudyRemoval['runWithUndo'];
}

function Highlight({ anchor, rows, names, run, runWithUndo }: HighlightProps) {
  const [shown] = highlightsCovering(rows, anchor);
  // Changes apply to what is stored, not to the last render: the choice before may have been stored since.
  const mark = (style: HighlightStyle): Promise<boolean> =>
    run(async () => {
      const own = highlightOf(await readPanelRows({ anchor }), anchor);
      await saveStudyRow({ kind: 'highlight', ...(own && { id: own.id }), value: { anchor, style } });
    }, savedMessage);
  const unmark = (): Promise<boolean> => {
    let covering: StudyRow[] = [];
    return runWithUndo({
      change: async () => {
        covering = highlightsCovering(await readPanelRows({ anchor }), anchor);
        await setStudyDeleted(covering, true);
      },
      // If that is more than the highlight of exactly these verses or words, it can be undone.
      done: () => (covering.some((row) => row !== highlightOf(covering, anchor)) ? deletedMessage : ''),
      undo: () => setStudyDeleted(covering, false),
      // The focus stays in the choice: an arrow key can move on from "None".
      takesFocus: false,
    });
  };
  return (
    <HighlightPicker style={shown?.value?.style} names={names} onChoose={(style) => (style ? mark(style) : unmark())} />
  );
}

/** Bookmark, list and memory verse. */
function PassageActions({
  anchor,
  rows,
  version = '',
  run,
  remove,
}: PartProps & { version: string | undefined; remove: StudyRemoval['remove'] }) {
  const bookmark = bookmarkOfPassage(rows, anchor);
  const memory = memoryOfPassage(rows, anchor, version);
  const { start, end } = anchor;
  const add = (): Promise<boolean> =>
    run(async () => {
      if (!bookmarkOfPassage(await readPanelRows({ anchor }), anchor))
        await saveStudyRow({ kind: 'bookmark', value: { anchor: { start, end }, remark: '' } });
    }, savedMessage);
  const memorize = (): Promise<boolean> =>
    run(async () => {
      if (!memoryOfPassage(await readPanelRows({ anchor }), anchor, version))
        await saveStudyRow({ kind: 'memory', value: { start, end, version, exercises: {} } });
    }, savedMessage);
  return (
    <>
      <p className="study-actions">
        <button type="button" className="button" onClick={() => void (bookmark ? remove([bookmark]) : add())}>
          {bookmark ? removeBookmark : addBookmark}
        </button>
        {version !== '' && (
          <button type="button" className="button" onClick={() => void (memory ? remove([memory]) : memorize())}>
            {memory ? stopMemorizing : memorizeLabel}
          </button>
        )}
      </p>
      <AddToList items={[{ start, end, remark: '' }]} run={run} />
    </>
  );
}
