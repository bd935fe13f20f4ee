import { useId, useRef, useState } from 'react';
import { withItems } from '#data/my-study/with-items.ts';
import type { ListItem, StudyRow } from '#data/my-study/study-row.ts';
import { addedToList, addLabel, addToList, newListName } from './messages.ts';
import { rowsOfKind } from './panel-rows.ts';
import { changeStudyList, readRowsOfKind, saveStudyRow } from './study-store.ts';
import type { useStudyAction } from './use-study-action.ts';
import { useStudyRows } from './use-study-rows.ts';

const readLists = (): Promise<StudyRow[]> => readRowsOfKind('list') as Promise<StudyRow[]>;
const maxNameLength = 200;

interface AddToListProps {
  items: readonly ListItem[];
  /** Name of a new list, for example the search. */
  suggestedName?: string;
  run: ReturnType<typeof useStudyAction>['run'];
}

/** Adds passages to a list of the reader, or to a new one. */
export function AddToList({ items, suggestedName = '', run }: AddToListProps) {
  const { rows = [] } = useStudyRows(readLists);
  const lists = rowsOfKind(rows, 'list');
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState(suggestedName);
  const id = useId();
  /** The list that this form has made. A second press adds to it, also before it is shown. */
  const made = useRef<string>(undefined);
  const list = lists.find((each) => each.id === chosen);
  const isNew = !list;
  const add = async (): Promise<void> => {
    const label = list?.value?.name ?? (name.trim() || newListName);
    await run(async () => {
      const target = list?.id ?? made.current;
      if (target !== undefined) return changeStudyList(target, (stored) => withItems(stored, items));
      const saved = await saveStudyRow({ kind: 'list', value: { name: label, items: [...items] } });
      made.current = saved.id;
      return setChosen(saved.id);
    }, addedToList(label));
  };
  return (
    <form
      className="study-add"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label htmlFor={lists.length > 0 ? `${id}list` : `${id}name`}>{addToList}</label>
      {lists.length > 0 && (
        <select
          id={`${id}list`}
          className={isNew ? 'wide' : undefined}
          value={list ? chosen : ''}
          onChange={({ target }) => {
            made.current = undefined;
            setChosen(target.value);
          }}
        >
          <option value="">{newListName}</option>
          {lists.map((each) => (
            <option key={each.id} value={each.id}>
              {each.value?.name}
            </option>
          ))}
        </select>
      )}
      {isNew && (
        <input
          id={`${id}name`}
          aria-label={newListName}
          placeholder={newListName}
          value={name}
          maxLength={maxNameLength}
          onChange={({ target }) => {
            made.current = undefined;
            setName(target.value);
          }}
        />
      )}
      <button type="submit" className="button">
        {addLabel}
      </button>
    </form>
  );
}
