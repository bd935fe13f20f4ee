import type { ReactNode } from 'react';
import type { AdminHealthAnswer } from '#data/administration/contract/health.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import { formatWhen } from '../../client/format-when.ts';
import { formatLimitPercent } from './figure-text.ts';

/** Fraction of a limit from which a value is marked; the health monitor reports it from there too. */
const soon = 0.8;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const buildWords = { waiting: 'waits', running: 'runs', completed: 'completed', failed: 'failed' } as const;

/** The current state of the site. */
export function HealthStatus({ health }: { health: AdminHealthAnswer }) {
  const { edition, revision, deployment, imports, mail, lastBuild, watcher, databases, rows } = health;
  return (
    <>
      {health.message && <p className="notice fault">{health.message}</p>}
      <dl className="standing">
        <Fact name="Library" isBad={!edition.same}>
          {edition.database ?? 'none is loaded'}
          {revision ? `, ${formatCountOf(revision, 'text')} put live since it was built` : ''}
        </Fact>
        <Fact name="Pages" isBad={!edition.same}>
          {edition.same ? 'of the same edition' : (edition.pages ?? 'not built')}
        </Fact>
        {deployment && (
          <Fact name="Deployment">
            {deployment.id.slice(0, 8)}
            {deployment.at && `, ${formatWhen(deployment.at)}`}
          </Fact>
        )}
        <Fact name="Last build" isBad={lastBuild?.state === 'failed'}>
          {lastBuild
            ? `${buildWords[lastBuild.state]}, ${formatWhen(lastBuild.endedAt ?? lastBuild.askedAt)}`
            : 'none was asked for here'}
        </Fact>
        <Fact name="Imports" isBad={imports.failed > 0}>
          {imports.active.toLocaleString('en')} on their way, {imports.failed.toLocaleString('en')} failed in seven days
        </Fact>
        <Fact name="Mail" isBad={mail.failed > 0}>
          {mail.waiting.toLocaleString('en')} on their way, {mail.failed.toLocaleString('en')} failed in seven days
        </Fact>
        <Fact name="Watcher" isBad={watcher.isLate}>
          {watcher.lastRound ? `last round ${formatWhen(watcher.lastRound)}` : 'has made no round yet'}
          {watcher.isLate && ': it is late'}
        </Fact>
        {databases.map(({ name, bytes, most }) => (
          <Fact key={name} name={`Database ${name}`} isBad={bytes >= soon * most}>
            {megabytes(bytes)}, {formatLimitPercent(bytes, most)} of {megabytes(most)}
          </Fact>
        ))}
        <Fact name="Rows read today" isBad={rows.read >= soon * rows.mostRead}>
          {rows.read.toLocaleString('en')}, {formatLimitPercent(rows.read, rows.mostRead)} of{' '}
          {rows.mostRead.toLocaleString('en')}
        </Fact>
        <Fact name="Rows written today" isBad={rows.written >= soon * rows.mostWritten}>
          {rows.written.toLocaleString('en')}, {formatLimitPercent(rows.written, rows.mostWritten)} of{' '}
          {rows.mostWritten.toLocaleString('en')}
        </Fact>
      </dl>
      <p className="hint">
        Limits are those of Cloudflare’s free plan; its day begins at midnight UTC. Rows that a publish or another
        machine’s tools wrote are not among these.
      </p>
    </>
  );
}

function Fact({ name, isBad = false, children }: { name: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isBad ? 'bad' : ''}>{children}</dd>
    </div>
  );
}
