import type { AudioNoteProps } from './audio-note-text.ts';
import { AudioNote } from './AudioNote.tsx';
import { all, lessonRowsMessage, noLessonRowsMessage, searchLessonLabel, searchLessonPlaceholder } from './messages.ts';

export interface LessonFilterProps {
  /** For example "words". */
  noun: string;
  /** Number of rows in the table. */
  total: number;
  /** Name of the groups in the URL and in the heading: "topic", "Topics". */
  groupName: string;
  groupsLabel: string;
  groups: readonly { id: string; name: string }[];
  /** Whether a menu replaces the links when scripts run. */
  hasMenu?: boolean;
  /** Path of the page, which shows every row. */
  path: string;
}

export interface LessonFilterState {
  text: string;
  /** The id of a group; empty for all. */
  group: string;
  /** Number of rows that match. */
  shown: number;
  box: React.Ref<HTMLInputElement>;
  onText: (text: string) => void;
  /** `event` is present if a link was clicked. */
  onGroup: (group: string, event?: React.MouseEvent) => void;
  audioNote: AudioNoteProps;
}

/**
 * Search field and group selection for a lesson table, with the number of visible rows. Without scripts, the search
 * field is hidden and the links jump to the groups of rows.
 */
export function LessonFilter(props: LessonFilterProps & { state?: LessonFilterState | undefined }) {
  const { noun, total, groupName, groupsLabel, groups, hasMenu = false, state } = props;
  const { text = '', group = '', shown = total, box, onText, onGroup } = state ?? {};
  return (
    <>
      <form className={hasMenu ? 'js verb-filter' : 'js'} role="search" onSubmit={(event) => event.preventDefault()}>
        <div className="find">
          <input
            type="search"
            aria-label={searchLessonLabel(noun)}
            placeholder={searchLessonPlaceholder(noun)}
            maxLength={100}
            autoComplete="off"
            ref={box}
            value={text}
            onChange={({ target }) => onText?.(target.value)}
          />
        </div>
        {hasMenu && (
          <>
            <label htmlFor={groupName}>{titleCase(groupName)}</label>
            <select id={groupName} value={group} onChange={({ target }) => onGroup?.(target.value)}>
              <option value="">{all}</option>
              {groups.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </>
        )}
      </form>
      <nav className={hasMenu ? 'chips without-js' : 'chips'} aria-label={groupsLabel}>
        {[{ id: '', name: all }, ...groups].map(({ id, name }) => (
          <a
            key={id}
            href={id === '' ? props.path : `#${id}`}
            aria-current={id === group ? 'true' : undefined}
            onClick={onGroup && ((event) => onGroup(id, event))}
          >
            {name}
          </a>
        ))}
      </nav>
      <AudioNote {...state?.audioNote} />
      <p className="count" role="status">
        {lessonRowsMessage(shown, total, noun)}
      </p>
      <p className="note" role="status" hidden={shown > 0}>
        {noLessonRowsMessage(noun)}
      </p>
    </>
  );
}

function titleCase(word: string): string {
  return word.replace(/^./, (letter) => letter.toUpperCase());
}
