import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ErrorReport } from '#data/administration/contract/bot.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { Rows } from '../parts/Rows.tsx';
import { botApi } from './bot-api.ts';
import { BotList } from './BotList.tsx';
import { RedirectForm } from './RedirectForm.tsx';
import { Redirects } from './Redirects.tsx';
import { SolveForm } from './SolveForm.tsx';

/** URLs that returned an error, each once. */
export function Errors() {
  const errors = useQuery({ queryKey: ['bot', 'errors'], queryFn: botApi.errors });
  return (
    <BotList query={errors} what="error reports">
      {(rows) => (
        <>
          <p className="hint">
            Faults of the server, and addresses that are not there though a page of this site leads to them or though
            they were asked for three times. Nothing is kept of who asked.
          </p>
          <section>
            <h2>Pending</h2>
            <ReportList rows={rows.filter(({ status }) => status !== 'resolved')} none="No error is open." />
          </section>
          <section>
            <h2>Resolved</h2>
            <ReportList rows={rows.filter(({ status }) => status === 'resolved')} none="None was resolved yet." />
          </section>
          <section>
            <h2>Redirects</h2>
            <Redirects />
          </section>
        </>
      )}
    </BotList>
  );
}

function ReportList({ rows, none }: { rows: readonly ErrorReport[]; none: string }) {
  return (
    <Rows none={none}>
      {rows.map((row) => (
        <Report key={row.id} report={row} />
      ))}
    </Rows>
  );
}

function Report({ report }: { report: ErrorReport }) {
  const { id, errorType, url, times, isLinked, createdAt, resolution, status } = report;
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<'solution' | 'redirect'>('solution');
  const { within, next } = useStableFocus();
  /** The button that opened a form gets the focus back when the form closes. */
  const opener = (kind: typeof opened) => ({
    ref: opened === kind ? next : undefined,
    onClick: () => {
      setOpened(kind);
      setOpen(true);
    },
  });
  const close = (): void => setOpen(false);
  const change = useServerAction({
    run: botApi.changeError,
    done: 'Error Report Updated',
    failed: 'Failed to update error report',
    renews: ['bot'],
    onDone: close,
  });
  return (
    <li className="import" {...within}>
      <div>
        <span className={errorType === '404' ? 'pill marked' : 'pill bad'}>{errorType}</span> <b>{url}</b>
        <p className="hint">
          {formatCountOf(times, 'time')}, last {formatWhen(createdAt)}
          {isLinked && '; a page of this site leads there'}
        </p>
        {resolution && <p>Resolution: {resolution}</p>}
        {isOpen && opened === 'solution' && (
          <SolveForm
            finding={{ kind: 'errors', id }}
            label="Resolution"
            action="Resolve"
            isPending={change.isPending}
            onSolve={(text) => change.mutate({ id, resolution: text, status: 'resolved' })}
            onCancel={close}
          />
        )}
        {isOpen && opened === 'redirect' && <RedirectForm id={id} from={url} onClose={close} />}
      </div>
      {status !== 'resolved' && !isOpen && (
        <div className="actions">
          {errorType === '404' && (
            <button type="button" className="button" aria-label={`Make a redirect of ${url}`} {...opener('redirect')}>
              Make a redirect
            </button>
          )}
          <button type="button" className="button" aria-label={`Resolve ${errorType} ${url}`} {...opener('solution')}>
            Resolve
          </button>
        </div>
      )}
    </li>
  );
}
