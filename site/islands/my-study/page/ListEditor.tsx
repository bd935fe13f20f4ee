import { useEffect, useId, useRef, useState } from 'react';
import { formatStudyRange } from '#data/my-study/format-anchor.ts';
import {
  commonItems,
  keysOfItems,
  mergedItems,
  movedItem,
  remarkedItems,
  removedItems,
  sortedItems,
  subtractedItems,
  withItemsBack,
  withoutItem,
  type RemovedItem,
} from '#data/my-study/list-operations.ts';
import { formatSharedList } from '#data/my-study/share-link.ts';
import type { ListItem, StudyRowOf } from '#data/my-study/study-row.ts';
import { savedMessage } from '../messages.ts';
import { StudyStorageError } from '../study-error.ts';
import { changeStudyList } from '../study-store.ts';
import {
  addPassage,
  intersectLists,
  linkCopied,
  linkTooLong,
  mergeLists,
  moveDown,
  moveUp,
  otherListLabel,
  passageLabel,
  passagesRemoved,
  remarkLabel,
  removeLabel,
  shareList,
  sortList,
  subtractLists,
} from './messages.ts';
import { readListPassages } from './read-list-passages.ts';
import type { RunStudyAction, SectionProps } from './section-props.ts';

type List = StudyRowOf<'list'>;

interface ListEditorProps {
  list: List;
  others: readonly List[];
  run: RunStudyAction;
  runWithUndo: SectionProps['runWithUndo'];
}

/** Adds, removes, sorts and combines the passages of a list, and shares it. */
export function ListEditor({ list, others, run, runWithUndo }: ListEditorProps) {
  const { name = '', items = [] } = list.value ?? {};
  const [passage, setPassage] = useState('');
  const [other, setOther] = useState('');
  const id = useId();
  const save = (change: (stored: readonly ListItem[]) => readonly ListItem[]): Promise<boolean> =>
    run(() => changeStudyList(list.id, change), savedMessage);
  const add = (): Promise<boolean> =>
    run(async () => {
      const added = (await readListPassages(passage)).map((range) => ({ ...range, remark: '' }));
      await changeStudyList(list.id, (stored) => [...stored, ...added]);
      setPassage('');
    }, savedMessage);
  const remove = (change: (stored: readonly ListItem[]) => readonly ListItem[], takesFocus: boolean): void => {
    let removed: RemovedItem[] = [];
    void runWithUndo({
      change: () =>
        changeStudyList(list.id, (stored) => {
          const left = change(stored);
          removed = removedItems(stored, left);
          return left;
        }),
      done: () => (removed.length > 0 ? passagesRemoved(removed.length) : ''),
      undo: () => changeStudyList(list.id, (stored) => withItemsBack(stored, removed)),
      takesFocus,
    });
  };
  const second = others.find((each) => each.id === other) ?? others[0];
  const otherItems = second?.value?.items ?? [];
  return (
    <>
      <ol className="study-items">
        {keysOfItems(items).map((key, index) => {
          const item = items[index];
          return (
            item && (
              <Item
                key={key}
                item={item}
                onMove={(by) =>
                  void save((stored) => {
                    const at = keysOfItems(stored).indexOf(key);
                    return movedItem(stored, at, at + by);
                  })
                }
                onRemark={(remark, before) =>
                  void save((stored) => remarkedItems(stored, key, { ...item, remark }, before))
                }
                onRemove={() => remove((stored) => withoutItem(stored, key), true)}
              />
            )
          );
        })}
      </ol>
      <form
        className="study-add"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label htmlFor={`${id}passage`}>{passageLabel}</label>
        <input id={`${id}passage`} value={passage} onChange={({ target }) => setPassage(target.value)} />
        <button type="submit" className="button">
          {addPassage}
        </button>
      </form>
      <p className="study-actions">
        <button type="button" className="button" onClick={() => void save(sortedItems)}>
          {sortList}
        </button>
        <button type="button" className="button" onClick={() => void run(() => copyLink(name, items), linkCopied)}>
          {shareList}
        </button>
      </p>
      {others.length > 0 && (
        <div className="study-add">
          <label htmlFor={`${id}other`}>{otherListLabel}</label>
          <select id={`${id}other`} value={other} onChange={({ target }) => setOther(target.value)}>
            {others.map((each) => (
              <option key={each.id} value={each.id}>
                {each.value?.name}
              </option>
            ))}
          </select>
          <p className="study-actions">
            <button
              type="button"
              className="button"
              onClick={() => void save((stored) => mergedItems(stored, otherItems))}
            >
              {mergeLists}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => remove((stored) => subtractedItems(stored, otherItems), false)}
            >
              {subtractLists}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => remove((stored) => commonItems(stored, otherItems), false)}
            >
              {intersectLists}
            </button>
          </p>
        </div>
      )}
    </>
  );
}

async function copyLink(name: string, items: readonly ListItem[]): Promise<void> {
  const fragment = formatSharedList({ name, items: [...items] });
  if (fragment === undefined) throw new StudyStorageError(linkTooLong);
  await navigator.clipboard.writeText(new URL(`/my#${fragment}`, location.href).href);
}

function Item({
  item,
  onMove,
  onRemark,
  onRemove,
}: {
  item: ListItem;
  onMove: (by: number) => void;
  /** `before` is the remark that the reader has changed. */
  onRemark: (remark: string, before: string) => void;
  onRemove: () => void;
}) {
  const reference = formatStudyRange(item);
  const field = useRef<HTMLInputElement>(null);
  /** The remark when the reader went to the field. */
  const before = useRef<string>(undefined);
  useEffect(() => {
    // Another tab has changed it.
    if (field.current && before.current === undefined) field.current.value = item.remark;
  }, [item.remark]);
  return (
    <li className="study-line">
      <span>{reference}</span>
      <input
        aria-label={`${remarkLabel}: ${reference}`}
        placeholder={remarkLabel}
        defaultValue={item.remark}
        maxLength={5000}
        ref={field}
        onFocus={({ target }) => (before.current = target.value)}
        onBlur={({ target }) => {
          const { current } = before;
          before.current = undefined;
          if (current !== undefined && target.value !== current) onRemark(target.value, current);
        }}
      />
      <button type="button" className="button" aria-label={`${moveUp}: ${reference}`} onClick={() => onMove(-1)}>
        ↑
      </button>
      <button type="button" className="button" aria-label={`${moveDown}: ${reference}`} onClick={() => onMove(1)}>
        ↓
      </button>
      <button type="button" className="button" aria-label={`${removeLabel}: ${reference}`} onClick={onRemove}>
        {removeLabel}
      </button>
    </li>
  );
}
