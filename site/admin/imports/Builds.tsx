import { Fragment } from 'react';
import type { ListedBuild } from '#data/administration/contract/builds.ts';
import type { ImportStatusAnswer } from '#data/administration/contract/imports.ts';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { adminApi } from '../admin-api.ts';
import { Progress } from './Progress.tsx';
import {
  buildAgainAction,
  buildCompleted,
  buildFacts,
  buildFailed,
  buildHint,
  buildLabel,
  buildOutput,
  buildProgressMessage,
  buildQueued,
  buildRequested,
  buildRunning,
  buildStateFailed,
  buildsTitle,
  cannotBuild,
  noBuildNeeded,
  openBuildName,
  waitingForBuildIntro,
  waitingForBuildMessage,
} from './build-messages.ts';

type BuildsProps = Pick<ImportStatusAnswer, 'builds' | 'canBuild' | 'waitingForBuild'> & {
  nameOf: (code: string) => string;
};

const stateNames: Record<ListedBuild['state'], string> = {
  waiting: buildQueued,
  running: buildRunning,
  completed: buildCompleted,
  failed: buildStateFailed,
};

/** The built pages: which imported texts they lack, and the builds that add them. */
export function Builds({ builds, canBuild, waitingForBuild, nameOf }: BuildsProps) {
  const build = useServerAction({
    run: adminApi.build,
    done: requestedMessage,
    failed: buildFailed,
    invalidates: [['import-status']],
  });
  const isUnderWay = builds.some(({ state }) => state === 'waiting');
  return (
    <section>
      <h2>{buildsTitle}</h2>
      {waitingForBuild.length > 0 && (
        <p className="notice">
          {waitingForBuildIntro}{' '}
          {waitingForBuild.map((code, index) => (
            <Fragment key={code}>
              {index > 0 && ', '}
              <b>{nameOf(code)}</b> (<a href={`/bible/${code}`}>/bible/{code}</a>)
            </Fragment>
          ))}
          . {waitingForBuildMessage(canBuild)}
        </p>
      )}
      {builds.length === 0 ? (
        <p className="hint">{canBuild ? noBuildNeeded : cannotBuild}</p>
      ) : (
        <ul className="rows">
          {builds.map((each) => (
            <Build key={each.id} build={each} />
          ))}
        </ul>
      )}
      {canBuild && <p className="hint">{buildHint}</p>}
      {canBuild && (
        <BusyButton
          type="button"
          className="button"
          isBusy={isUnderWay || build.isPending}
          onClick={() => build.mutate(undefined)}
        >
          {buildAgainAction}
        </BusyButton>
      )}
    </section>
  );
}

function Build({ build }: { build: ListedBuild }) {
  const { state, endedAt, done, total, message, lines } = build;
  return (
    <li className="import">
      <div>
        <b>{endedAt ? formatWhen(endedAt) : openBuildName(build)}</b>{' '}
        <span className={state === 'failed' ? 'pill bad' : 'pill'}>{stateNames[state]}</span>
        <p className="hint">{buildFacts(build)}</p>
        {state === 'running' && (
          <Progress value={total > 0 ? (100 * done) / total : 0} label={buildLabel}>
            {buildProgressMessage(build)}
          </Progress>
        )}
        {message && <p role={state === 'failed' ? 'alert' : undefined}>{message}</p>}
        {lines.length > 0 && (
          <details open={state === 'failed'}>
            <summary>{buildOutput}</summary>
            <pre className="lines">{lines.join('\n')}</pre>
          </details>
        )}
      </div>
    </li>
  );
}

function requestedMessage({ build }: { build: ListedBuild }): string {
  return build.state === 'failed' ? buildFailed : buildRequested;
}
