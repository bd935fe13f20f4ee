import { useState, type Ref } from 'react';
import type { ListedPage } from '#data/administration/contract/pages.ts';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';
import { showToast } from '../../client/toasts.ts';
import { DeleteButton } from '../parts/DeleteButton.tsx';
import { RowSwitch } from '../parts/RowSwitch.tsx';
import { contentApi } from './content-api.ts';

export interface PageRowProps {
  page: ListedPage;
  /** Refs of the two buttons that open a view instead of the list. */
  editRef?: Ref<HTMLButtonElement> | undefined;
  revisionsRef?: Ref<HTMLButtonElement> | undefined;
  onEdit: () => void;
  onRevisions: () => void;
  onDeleted: () => void;
}

/** A page in the list, with all its actions. */
export function PageRow({ page, editRef, revisionsRef, onEdit, onRevisions, onDeleted }: PageRowProps) {
  const { id, title, slug, active, publishAt, revision, updatedAt, updatedBy } = page;
  const change = useServerAction({
    run: contentApi.changePage,
    done: ({ active: isOn }) => (isOn ? 'Page published' : 'Page is a draft now'),
    failed: 'Update failed',
    renews: ['pages'],
  });
  const remove = useServerAction({
    run: contentApi.deletePage,
    done: 'Page deleted',
    failed: 'Deletion failed',
    renews: ['pages'],
    onDone: onDeleted,
  });
  const [now] = useState(() => new Date().toISOString());
  const isWaiting = active && publishAt !== null && publishAt > now;
  return (
    <li className="written-row">
      <div>
        <b dir="auto">{title}</b> <span className="pill">{stateWords(active, isWaiting)}</span>
        <p className="hint">
          {active && !isWaiting ? <a href={`/pages/${slug}`}>/pages/{slug}</a> : `/pages/${slug}`}
          {isWaiting && ` · from ${formatWhen(publishAt)}`}
        </p>
        <p className="hint">
          revision {revision} · {formatWhen(updatedAt)} by {updatedBy}
        </p>
      </div>
      <RowSwitch
        label="Published"
        title={title}
        isOn={active}
        isPending={change.isPending}
        onChange={(isOn) => change.mutate({ id, active: isOn, revision })}
      />
      <div className="actions">
        <button ref={editRef} type="button" className="button" aria-label={`Edit: ${title}`} onClick={onEdit}>
          Edit
        </button>
        <button
          ref={revisionsRef}
          type="button"
          className="button"
          aria-label={`Revisions: ${title}`}
          onClick={onRevisions}
        >
          Revisions
        </button>
        <DraftLink page={page} />
        <DeleteButton
          title={title}
          question="Readers will no longer find it. For ten seconds you can undo that."
          onDelete={() => remove.mutate(id)}
        />
      </div>
    </li>
  );
}

function stateWords(active: boolean, isWaiting: boolean): string {
  if (isWaiting) return 'waits for its date';
  return active ? 'published' : 'draft';
}

/** The link that shows the draft to anyone who has it, and a button to replace it. */
function DraftLink({ page: { id, title, draftPath } }: Pick<PageRowProps, 'page'>) {
  const renew = useServerAction({
    run: contentApi.renewDraftLink,
    done: 'The old link leads nowhere now',
    failed: 'Update failed',
    renews: ['pages'],
  });
  const copy = async (): Promise<void> => {
    const link = new URL(draftPath, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: 'Link copied', description: 'Anyone who has it can see this page, published or not.' });
    } catch {
      showToast({ title: 'Copy this link', description: link });
    }
  };
  return (
    <>
      <a className="button" href={draftPath} target="_blank" rel="noopener" aria-label={`Preview: ${title}`}>
        Preview
      </a>
      <button type="button" className="button" aria-label={`Copy preview link: ${title}`} onClick={() => void copy()}>
        Copy link
      </button>
      <button
        type="button"
        className="button"
        aria-label={`New preview link: ${title}`}
        onClick={() => renew.mutate(id)}
      >
        New link
      </button>
    </>
  );
}
