import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminHealthAnswer } from '#data/administration/contract/health.ts';
import { adminApi } from '../admin-api.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import {
  areRenewed,
  everythingWorks,
  isNearLimit,
  listHealthProblems,
  mailNotChecked,
  oneThingLeft,
  pagesAreRebuilt,
  problemsTitle,
} from './health-problems.ts';
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
  notBuilt,
  pagesEditionFact,
  pagesFact,
  pagesMessage,
  rowsMessage,
  rowsReadFact,
  rowsWrittenFact,
  technicalDetails,
} from './messages.ts';

/** The current state of the site: a verdict, the facts behind it, and figures for technicians. */
export function HealthStatus({ health }: { health: AdminHealthAnswer }) {
  const { edition, revision, deployment, imports, mail, lastBuild, watcher, databases, rows } = health;
  const isRenewed = areRenewed(health);
  const outbox = useQuery({ queryKey: ['outbox'], queryFn: adminApi.outbox });
  return (
    <>
      {!outbox.isPending && (
        <Verdict
          problems={[...listHealthProblems(health), ...(outbox.isError ? [mailNotChecked] : [])]}
          isRenewed={!edition.same && isRenewed}
          missing={outbox.data?.missing ?? null}
        />
      )}
      <dl className="standing">
        <Fact name={pagesFact} isBad={!edition.same && !isRenewed}>
          {pagesMessage(edition, isRenewed)}
        </Fact>
        <Fact name={lastBuildFact} isBad={lastBuild?.state === 'failed'}>
          {lastBuildMessage(lastBuild)}
        </Fact>
        <Fact name={importsFact} isBad={imports.failed > 0}>
          {jobsMessage(imports.active, 'running', imports.failed)}
        </Fact>
        <Fact name={mailFact} isBad={mail.failed + mail.delayed > 0}>
          {jobsMessage(mail.waiting, 'waiting', mail.failed)}
        </Fact>
        <Fact name={botFact} isBad={watcher.isLate}>
          {botMessage(watcher)}
        </Fact>
      </dl>
      <details>
        <summary>{technicalDetails}</summary>
        <dl className="standing">
          <Fact name={libraryFact} isBad={!edition.same && !isRenewed}>
            {libraryMessage(edition.database, revision)}
          </Fact>
          {!edition.same && <Fact name={pagesEditionFact}>{edition.pages ?? notBuilt}</Fact>}
          {deployment && <Fact name={deploymentFact}>{deploymentMessage(deployment)}</Fact>}
          {databases.map(({ name, bytes, most }) => (
            <Fact key={name} name={databaseFact(name)} isBad={isNearLimit(bytes, most)}>
              {databaseMessage(bytes, most)}
            </Fact>
          ))}
          <Fact name={rowsReadFact} isBad={isNearLimit(rows.read, rows.mostRead)}>
            {rowsMessage(rows.read, rows.mostRead)}
          </Fact>
          <Fact name={rowsWrittenFact} isBad={isNearLimit(rows.written, rows.mostWritten)}>
            {rowsMessage(rows.written, rows.mostWritten)}
          </Fact>
        </dl>
        <p className="hint">{rows.mostRead === null ? noLimitsNote : limitsNote}</p>
      </details>
    </>
  );
}

interface VerdictProps {
  problems: readonly string[];
  isRenewed: boolean;
  /** Which email setting is missing. */
  missing: string | null;
}

function Verdict({ problems, isRenewed, missing }: VerdictProps) {
  const setup = missing && <LinkedText text={missing} />;
  if (problems.length === 0 && !isRenewed)
    return (
      <p className="notice" role="status">
        {setup ? (
          <>
            {oneThingLeft} {setup}
          </>
        ) : (
          everythingWorks
        )}
      </p>
    );
  return (
    <>
      {problems.length === 0 ? (
        <p className="notice" role="status">
          {pagesAreRebuilt}
        </p>
      ) : (
        <div className="notice fault" role="status">
          <p>
            <b>{problemsTitle(problems.length)}</b>
          </p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>
                <LinkedText text={problem} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {setup && <p className="notice">{setup}</p>}
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
