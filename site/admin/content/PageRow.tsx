import { useState, type Ref } from 'react';
import type { ListedPage } from '#data/administration/contract/pages.ts';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { useServerAction } from '../../client/use-act.ts';
import { showToast } from '../../client/toasts.ts';
import { DeleteButton } from '../parts/DeleteButton.tsx';
import { RowSwitch } from '../parts/RowSwitch.tsx';
import { contentApi } from './content-api.ts';
import {
  copyDraftLinkAction,
  copyLinkAction,
  copyLinkLabel,
  copyThisLink,
  deletePageQuestion,
  deletionFailed,
  editAction,
  editLabel,
  linkCopied,
  linkCopiedAbout,
  linkReplaced,
  newLinkAction,
  newLinkLabel,
  newLinkQuestion,
  pageDeleted,
  pageFacts,
  pagePublished,
  pageStateMessage,
  pageUnpublished,
  previewAction,
  previewLabel,
  publishedLabel,
  revisionsAction,
  revisionsLabel,
  updateFailed,
} from './messages.ts';

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
  const { id, title, slug, active, publishAt, revision } = page;
  const change = useServerAction({
    run: contentApi.changePage,
    done: ({ active: isOn }) => (isOn ? pagePublished : pageUnpublished),
    failed: updateFailed,
    invalidates: [['pages']],
  });
  const remove = useServerAction({
    run: contentApi.deletePage,
    done: pageDeleted,
    failed: deletionFailed,
    invalidates: [['pages']],
    onDone: onDeleted,
  });
  const [now] = useState(() => new Date().toISOString());
  const isWaiting = active && publishAt !== null && publishAt > now;
  return (
    <li className="written-row">
      <div>
        <b dir="auto">{title}</b> <span className="pill">{pageStateMessage(active, isWaiting ? publishAt : null)}</span>
        <p className="hint">{active && !isWaiting ? <a href={`/pages/${slug}`}>/pages/{slug}</a> : `/pages/${slug}`}</p>
        <p className="hint">{pageFacts(page)}</p>
      </div>
      <RowSwitch
        label={publishedLabel}
        title={title}
        isOn={active}
        isPending={change.isPending}
        onChange={(isOn) => change.mutate({ id, active: isOn, revision })}
      />
      <div className="actions">
        <button ref={editRef} type="button" className="button" aria-label={editLabel(title)} onClick={onEdit}>
          {editAction}
        </button>
        <button
          ref={revisionsRef}
          type="button"
          className="button"
          aria-label={revisionsLabel(title)}
          onClick={onRevisions}
        >
          {revisionsAction}
        </button>
        <PageLinks page={page} isPublic={active && !isWaiting} />
        <DeleteButton title={title} question={deletePageQuestion} onDelete={() => remove.mutate(id)} />
      </div>
    </li>
  );
}

/**
 * The link to the page: its public address, or for a draft a link that shows it to anyone who has it, with a button to
 * replace that link.
 */
function PageLinks({ page, isPublic }: Pick<PageRowProps, 'page'> & { isPublic: boolean }) {
  const { id, title, slug, draftPath } = page;
  const renew = useServerAction({
    run: contentApi.renewDraftLink,
    done: linkReplaced,
    failed: updateFailed,
    invalidates: [['pages']],
  });
  const action = isPublic ? copyLinkAction : copyDraftLinkAction;
  const copy = async (): Promise<void> => {
    const link = new URL(isPublic ? `/pages/${slug}` : draftPath, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: linkCopied, description: isPublic ? link : linkCopiedAbout });
    } catch {
      showToast({ title: copyThisLink, description: link });
    }
  };
  return (
    <>
      <a className="button" href={draftPath} target="_blank" rel="noopener" aria-label={previewLabel(title)}>
        {previewAction}
      </a>
      <button type="button" className="button" aria-label={copyLinkLabel(action, title)} onClick={() => void copy()}>
        {action}
      </button>
      {!isPublic && (
        <ConfirmDialog
          title={newLinkLabel(title)}
          question={newLinkQuestion}
          action={newLinkAction}
          onAction={() => renew.mutate(id)}
        >
          <button type="button" className="button" aria-label={newLinkLabel(title)}>
            {newLinkAction}
          </button>
        </ConfirmDialog>
      )}
    </>
  );
}
