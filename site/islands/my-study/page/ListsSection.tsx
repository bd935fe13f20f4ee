import { useState } from 'react';
import type { StudyRowOf } from '#data/my-study/study-row.ts';
import { rowsOfKind } from '../panel-rows.ts';
import { saveStudyRow } from '../study-store.ts';
import { otherVersionMessage, savedMessage } from '../messages.ts';
import { ListEditor } from './ListEditor.tsx';
import { ListReading } from './ListReading.tsx';
import {
  createList,
  deleteList,
  editList,
  listName,
  listsTitle,
  newList,
  nothingYet,
  passages,
  readList,
} from './messages.ts';
import type { SectionProps } from './section-props.ts';
import { StudySection } from './StudySection.tsx';

type List = StudyRowOf<'list'>;

/** Lists of passages. Each can be read, edited and shared. */
export function ListsSection({ rows, run, remove, runWithUndo }: SectionProps) {
  const lists = rowsOfKind(rows, 'list').toSorted((a, b) => (a.value?.name ?? '').localeCompare(b.value?.name ?? ''));
  const [open, setOpen] = useState<{ id: string; isEditing: boolean }>();
  const [name, setName] = useState('');
  return (
    <StudySection title={listsTitle} count={lists.length} isOpen>
      <form
        className="study-add"
        onSubmit={(event) => {
          event.preventDefault();
          const value = { name: name.trim() || newList, items: [] };
          void run(() => saveStudyRow({ kind: 'list', value }), savedMessage).then(() => setName(''));
        }}
      >
        <label htmlFor="new-list">{listName}</label>
        <input id="new-list" value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
        <button type="submit" className="button">
          {createList}
        </button>
      </form>
      {lists.length === 0 && <p className="small">{nothingYet}</p>}
      {lists.map((list) => (
        <section key={list.id} className="study-list" aria-label={list.value?.name}>
          <h3>
            {list.value?.name} <small>{passages(list.value?.items.length ?? 0)}</small>
          </h3>
          {list.copyOf !== undefined && <p className="small">{otherVersionMessage}</p>}
          <p className="study-actions">
            <OpenButton list={list} label={readList} isEditing={false} open={open} setOpen={setOpen} />
            <OpenButton list={list} label={editList} isEditing open={open} setOpen={setOpen} />
            <button type="button" className="button" onClick={() => void remove([list])}>
              {deleteList}
            </button>
          </p>
          {open?.id === list.id &&
            list.value &&
            (open.isEditing ? (
              <ListEditor
                list={list}
                others={lists.filter(({ id }) => id !== list.id)}
                run={run}
                runWithUndo={runWithUndo}
              />
            ) : (
              <ListReading items={list.value.items} />
            ))}
        </section>
      ))}
    </StudySection>
  );
}

interface Opened {
  id: string;
  isEditing: boolean;
}

function OpenButton({
  list,
  label,
  isEditing,
  open,
  setOpen,
}: {
  list: List;
  label: string;
  isEditing: boolean;
  open: Opened | undefined;
  setOpen: (opened: Opened | undefined) => void;
}) {
  const isShown = open?.id === list.id && open.isEditing === isEditing;
  return (
    <button
      type="button"
      className="button"
      aria-expanded={isShown}
      onClick={() => setOpen(isShown ? undefined : { id: list.id, isEditing })}
    >
      {label}
    </button>
  );
}
