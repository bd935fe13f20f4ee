import { useEffect, useRef } from 'react';
import type { PageAnswer } from '#data/administration/contract/pages.ts';
import { Changes } from './Changes.tsx';
import {
  conflictMessage,
  conflictTitle,
  otherFieldsMessage,
  theirTextLabel,
  theirsTitle,
  continueWithMine,
  continueWithTheirs,
  yourChangesTitle,
  yourTextLabel,
  yoursTitle,
} from './messages.ts';

export interface ConflictProps {
  /** The version saved in the meantime, by another administrator or in another window. */
  theirs: Pick<PageAnswer, 'title' | 'content' | 'revision' | 'updatedAt' | 'updatedBy'>;
  mine: { title: string; content: string };
  /** Labels of other fields that differ: "Position". */
  others?: readonly string[];
  isBusy: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/**
 * Shows two conflicting edits side by side and asks which one to continue with. Of a custom page neither is lost:
 * theirs is stored as a revision.
 */
export function Conflict({ theirs, mine, others = [], onMine, onTheirs }: ConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isRenamed = theirs.title !== mine.title;
  return (
    <section className="conflict">
      <h2 tabIndex={-1} ref={heading}>
        {conflictTitle}
      </h2>
      <p className="hint">{conflictMessage(theirs)}</p>
      <div className="two-texts">
        <div>
          <h3>{theirsTitle}</h3>
          <p dir="auto">
            <b>{theirs.title}</b>
          </p>
          <textarea readOnly rows={12} dir="auto" aria-label={theirTextLabel} value={theirs.content} />
        </div>
        <div>
          <h3>{yoursTitle}</h3>
          <p dir="auto">
            <b>{mine.title}</b>
          </p>
          <textarea readOnly rows={12} dir="auto" aria-label={yourTextLabel} value={mine.content} />
        </div>
      </div>
      <h3>{yourChangesTitle}</h3>
      {isRenamed && <Changes before={theirs.title} after={mine.title} />}
      {(!isRenamed || theirs.content !== mine.content) && <Changes before={theirs.content} after={mine.content} />}
      {others.length > 0 && <p>{otherFieldsMessage(others)}</p>}
      <div className="actions">
        <button type="button" className="button" onClick={onTheirs}>
          {continueWithTheirs}
        </button>
        <button type="button" className="button primary" onClick={onMine}>
          {continueWithMine}
        </button>
      </div>
    </section>
  );
}
