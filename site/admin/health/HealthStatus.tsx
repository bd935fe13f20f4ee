import type { ReactNode } from 'react';
import type { AdminHealthAnswer } from '#data/administration/contract/health.ts';
import {
  botFact,
  botMessage,
  databaseFact,
  databaseMessage,
  deploymentFact,
  deploymentMessage,
  importsFact,
  jobsMessage,
  lastBuildFact,
  lastBuildMessage,
  libraryFact,
  libraryMessage,
  limitsNote,
  mailFact,
  noLimitsNote,
  pagesFact,
  pagesMessage,
  rowsMessage,
  rowsReadFact,
  rowsWrittenFact,
} from './messages.ts';

/** Fraction of a limit from which a value is marked; the health monitor reports it from there too. */
const soon = 0.8;

/** The current state of the site. */
export function HealthStatus({ health }: { health: AdminHealthAnswer }) {
  const { edition, revision, deployment, imports, mail, lastBuild, watcher, databases, rows } = health;
  return (
    <>
      {health.message && <p className="notice fault">{health.message}</p>}
      <dl className="standing">
        <Fact name={libraryFact} isBad={!edition.same}>
          {libraryMessage(edition.database, revision)}
        </Fact>
        <Fact name={pagesFact} isBad={!edition.same}>
          {pagesMessage(edition)}
        </Fact>
        {deployment && <Fact name={deploymentFact}>{deploymentMessage(deployment)}</Fact>}
        <Fact name={lastBuildFact} isBad={lastBuild?.state === 'failed'}>
          {lastBuildMessage(lastBuild)}
        </Fact>
        <Fact name={importsFact} isBad={imports.failed > 0}>
          {jobsMessage(imports.active, 'running', imports.failed)}
        </Fact>
        <Fact name={mailFact} isBad={mail.failed > 0}>
          {jobsMessage(mail.waiting, 'waiting', mail.failed)}
        </Fact>
        <Fact name={botFact} isBad={watcher.isLate}>
          {botMessage(watcher)}
        </Fact>
        {databases.map(({ name, bytes, most }) => (
          <Fact key={name} name={databaseFact(name)} isBad={isNear(bytes, most)}>
            {databaseMessage(bytes, most)}
          </Fact>
        ))}
        <Fact name={rowsReadFact} isBad={isNear(rows.read, rows.mostRead)}>
          {rowsMessage(rows.read, rows.mostRead)}
        </Fact>
        <Fact name={rowsWrittenFact} isBad={isNear(rows.written, rows.mostWritten)}>
          {rowsMessage(rows.written, rows.mostWritten)}
        </Fact>
      </dl>
      <p className="hint">{rows.mostRead === null ? noLimitsNote : limitsNote}</p>
    </>
  );
}

function isNear(value: number, limit: number | null): boolean {
  return limit !== null && value >= soon * limit;
}

function Fact({ name, isBad = false, children }: { name: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isBad ? 'bad' : ''}>{children}</dd>
    </div>
  );
}
