import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ErrorReport } from '#data/contract/admin/bot.ts';
import { counted } from '#data/model/count-text.ts';
import { formatWhen } from '../../islands/account/format-when.ts';
import { useAct } from '../../islands/account/use-act.ts';
import { botApi } from './bot-api.ts';
import { BotList } from './BotList.tsx';
import { RedirectForm } from './RedirectForm.tsx';
import { Redirects } from './Redirects.tsx';
import { SolveForm } from './SolveForm.tsx';

/** Addresses that answered with an error, each once. */
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
  if (rows.length === 0) return <p className="hint">{none}</p>;
  return (
    <ul className="rows">
      {rows.map((row) => (
        <Report key={row.id} report={row} />
      ))}
    </ul>
  );
}

function Report({ report }: { report: ErrorReport }) {
  const { id, errorType, url, times, isLinked, createdAt, resolution, status } = report;
  const [open, setOpen] = useState<'solution' | 'redirect'>();
  const close = (): void => setOpen(undefined);
  const change = useAct({
    run: botApi.changeError,
    done: 'Error Report Updated',
    failed: 'Failed to update error report',
    renews: ['bot'],
    onDone: close,
  });
  return (
    <li className="import">
      <div>
        <span className={errorType === '404' ? 'pill marked' : 'pill bad'}>{errorType}</span> <b>{url}</b>
        <p className="hint">
          {counted(times, 'time')}, last {formatWhen(createdAt)}
          {isLinked && '; a page of this site leads there'}
        </p>
        {resolution && <p>Resolution: {resolution}</p>}
        {open === 'solution' && (
          <SolveForm
            finding={{ kind: 'errors', id }}
            label="Resolution"
            action="Resolve"
            isPending={change.isPending}
            onSolve={(text) => change.mutate({ id, resolution: text, status: 'resolved' })}
            onCancel={close}
          />
        )}
        {open === 'redirect' && <RedirectForm id={id} from={url} onClose={close} />}
      </div>
      {status !== 'resolved' && !open && (
        <div className="actions">
          {errorType === '404' && (
            <button
              type="button"
              className="button"
              aria-label={`Make a redirect of ${url}`}
              onClick={() => setOpen('redirect')}
            >
              Make a redirect
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-label={`Resolve ${errorType} ${url}`}
            onClick={() => setOpen('solution')}
          >
            Resolve
          </button>
        </div>
      )}
    </li>
  );
}
