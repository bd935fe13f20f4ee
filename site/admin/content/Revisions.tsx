import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageAnswer } from '#data/administration/contract/pages.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Changes } from './Changes.tsx';
import { plainTextOf } from './plain-text.ts';
import { contentApi } from './content-api.ts';
import {
  backToPagesAction,
  compareAction,
  compareLabel,
  currentRevision,
  htmlDetails,
  loadingPage,
  loadingRevision,
  loadingRevisions,
  onlyFormattingDiffers,
  restoreChanges,
  restoreRevisionAction,
  revisionName,
  revisionRestored,
  revisionsTitle,
  sameAsCurrent,
  savedMessage,
  updateFailed,
  wholeVersion,
} from './messages.ts';

export interface RevisionsProps {
  id: string;
  onClose: () => void;
}

/** Moves the focus here when the view opens. */
const atOnce = { autoFocus: true };

/** All revisions of a page. Each can be compared with the current one and restored. */
export function Revisions({ id, onClose }: RevisionsProps) {
  const page = useQuery({ queryKey: ['pages', id, 'page'], queryFn: () => contentApi.page(id) });
  const revisions = useQuery({ queryKey: ['pages', id, 'revisions'], queryFn: () => contentApi.revisions(id) });
  const [shown, setShown] = useState<number>();
  return (
    <>
      <button type="button" className="button" {...atOnce} onClick={onClose}>
        {backToPagesAction}
      </button>
      <Loaded query={page} label={loadingPage}>
        {(current) => (
          <section className="revisions">
            <h2>{revisionsTitle(current.title)}</h2>
            <Loaded query={revisions} label={loadingRevisions}>
              {({ revisions: list }) => (
                <ul className="rows">
                  {list.map(({ revision, title, savedAt, savedBy }) => (
                    <li key={revision}>
                      <div>
                        <b>{revisionName(revision)}</b>{' '}
                        {revision === current.revision && <span className="pill">{currentRevision}</span>}
                        <p className="hint">
                          <bdi>{title}</bdi> · {savedMessage(savedAt, savedBy)}
                        </p>
                      </div>
                      {revision !== current.revision && (
                        <button
                          type="button"
                          className="button"
                          aria-expanded={shown === revision}
                          aria-label={compareLabel(revision)}
                          onClick={() => setShown(shown === revision ? undefined : revision)}
                        >
                          {compareAction}
                        </button>
                      )}
                      {shown === revision && <Comparison page={current} revision={revision} onDone={onClose} />}
                    </li>
                  ))}
                </ul>
              )}
            </Loaded>
          </section>
        )}
      </Loaded>
    </>
  );
}

function Comparison({ page, revision, onDone }: { page: PageAnswer; revision: number; onDone: () => void }) {
  const old = useQuery({
    queryKey: ['pages', page.id, 'revisions', revision],
    queryFn: () => contentApi.revision(page.id, revision),
  });
  const restore = useServerAction({
    run: contentApi.restoreRevision,
    done: revisionRestored(revision),
    failed: updateFailed,
    invalidates: [['pages']],
    onDone,
  });
  return (
    <div className="comparison">
      <Loaded query={old} label={loadingRevision(revision)}>
        {({ title, content }) => (
          <>
            <Differences page={page} title={title} content={content} />
            {(title !== page.title || content !== page.content) && (
              <BusyButton
                type="button"
                className="button primary"
                isBusy={restore.isPending}
                onClick={() => restore.mutate({ id: page.id, from: revision, revision: page.revision })}
              >
                {restoreRevisionAction(revision)}
              </BusyButton>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** What a restore changes: the words, and the HTML behind them for technicians. */
function Differences({ page, title, content }: Record<'title' | 'content', string> & { page: PageAnswer }) {
  if (title === page.title && content === page.content) return <p className="hint">{sameAsCurrent}</p>;
  const [now, then] = [plainTextOf(page.content), plainTextOf(content)];
  return (
    <>
      <p className="hint">{restoreChanges}</p>
      {title !== page.title && <Changes before={page.title} after={title} />}
      {now !== then && <Changes before={now} after={then} />}
      {content !== page.content && (
        <>
          {now === then && <p>{onlyFormattingDiffers}</p>}
          <details>
            <summary>{wholeVersion}</summary>
            <p className="text-changes" dir="auto">
              {then}
            </p>
          </details>
          <details>
            <summary>{htmlDetails}</summary>
            <Changes before={page.content} after={content} />
          </details>
        </>
      )}
    </>
  );
}
