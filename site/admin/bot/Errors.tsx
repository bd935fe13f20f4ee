import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ErrorReport } from '#data/administration/contract/bot.ts';
import { useServerAction } from '../../client/use-act.ts';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { Rows } from '../parts/Rows.tsx';
import { botApi } from './bot-api.ts';
import { BotList } from './BotList.tsx';
import { RedirectForm } from './RedirectForm.tsx';
import { Redirects } from './Redirects.tsx';
import { SolveForm } from './SolveForm.tsx';
import {
  createRedirectAction,
  createRedirectLabel,
  errorFacts,
  errorName,
  errorUpdateFailed,
  errorUpdated,
  errorsAbout,
  errorsName,
  noPendingErrors,
  noResolvedErrors,
  pendingTitle,
  redirectsAbout,
  redirectsTitle,
  resolutionHint,
  resolutionLabel,
  resolutionMessage,
  resolveAction,
  resolveLabel,
  resolvedTitle,
} from './messages.ts';

/** URLs that returned an error, each once. */
export function Errors() {
  const errors = useQuery({ queryKey: ['bot', 'errors'], queryFn: botApi.errors });
  return (
    <BotList query={errors} what={errorsName}>
      {(rows) => (
        <>
          <p className="hint">{errorsAbout}</p>
          <section>
            <h2>{pendingTitle}</h2>
            <ReportList rows={rows.filter(({ status }) => status !== 'resolved')} none={noPendingErrors} />
          </section>
          <section>
            <h2>{resolvedTitle}</h2>
            <ReportList rows={rows.filter(({ status }) => status === 'resolved')} none={noResolvedErrors} />
          </section>
          <section>
            <h2>{redirectsTitle}</h2>
            <p className="hint">{redirectsAbout}</p>
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
  const { id, errorType, url, resolution, status } = report;
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
    done: errorUpdated,
    failed: errorUpdateFailed,
    invalidates: [['bot']],
    onDone: close,
  });
  return (
    <li className="import" {...within}>
      <div>
        <span className={errorType === '404' ? 'pill marked' : 'pill bad'}>{errorName(errorType)}</span> <b>{url}</b>
        <p className="hint">{errorFacts(report)}</p>
        {resolution && <p>{resolutionMessage(resolution)}</p>}
        {isOpen && opened === 'solution' && (
          <SolveForm
            finding={{ kind: 'errors', id }}
            label={resolutionLabel}
            about={resolutionHint}
            action={resolveAction}
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
            <button type="button" className="button" aria-label={createRedirectLabel(url)} {...opener('redirect')}>
              {createRedirectAction}
            </button>
          )}
          <button type="button" className="button" aria-label={resolveLabel(errorType, url)} {...opener('solution')}>
            {resolveAction}
          </button>
        </div>
      )}
    </li>
  );
}
