import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageAnswer } from '#data/administration/contract/pages.ts';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Changes } from './Changes.tsx';
import { contentApi } from './content-api.ts';

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
        Back to the pages
      </button>
      <Loaded query={page} label="Loading the page">
        {(current) => (
          <section className="revisions">
            <h2>Revisions of “{current.title}”</h2>
            <Loaded query={revisions} label="Loading revisions">
              {({ revisions: list }) => (
                <ul className="rows">
                  {list.map(({ revision, title, savedAt, savedBy }) => (
                    <li key={revision}>
                      <div>
                        <b>Revision {revision}</b> {revision === current.revision && <span className="pill">now</span>}
                        <p className="hint">
                          <bdi>{title}</bdi> · {formatWhen(savedAt)} by {savedBy}
                        </p>
                      </div>
                      {revision !== current.revision && (
                        <button
                          type="button"
                          className="button"
                          aria-expanded={shown === revision}
                          aria-label={`Compare revision ${revision}`}
                          onClick={() => setShown(shown === revision ? undefined : revision)}
                        >
                          Compare
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
    done: `Revision ${revision} restored`,
    failed: 'Update failed',
    renews: ['pages'],
    onDone,
  });
  return (
    <div className="comparison">
      <Loaded query={old} label={`Loading revision ${revision}`}>
        {({ title, content }) => (
          <>
            <p className="hint">What a return to it would change:</p>
            {title !== page.title && <Changes before={page.title} after={title} />}
            {(title === page.title || content !== page.content) && <Changes before={page.content} after={content} />}
            <BusyButton
              type="button"
              className="button primary"
              isBusy={restore.isPending}
              onClick={() => restore.mutate({ id: page.id, from: revision, revision: page.revision })}
            >
              Restore revision {revision}
            </BusyButton>
          </>
        )}
      </Loaded>
    </div>
  );
}
