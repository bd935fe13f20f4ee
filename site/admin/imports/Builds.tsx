import type { ListedBuild } from '#data/administration/contract/builds.ts';
import type { ImportStatusAnswer } from '#data/administration/contract/imports.ts';
import { formatCount } from '#data/site/count-text.ts';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { adminApi } from '../admin-api.ts';
import { Progress } from './Progress.tsx';

type BuildsProps = Pick<ImportStatusAnswer, 'builds' | 'canBuild' | 'waitingForBuild'>;

const stateNames: Record<ListedBuild['state'], string> = {
  waiting: 'Waiting',
  running: 'Building',
  completed: 'Completed',
  failed: 'Failed',
};

/** The built pages: which imported texts they lack, and the builds that add them. */
export function Builds({ builds, canBuild, waitingForBuild }: BuildsProps) {
  const build = useServerAction({
    run: adminApi.build,
    done: requestedMessage,
    failed: 'Build failed',
    renews: ['import-status'],
  });
  const isUnderWay = builds.some(({ state }) => state === 'waiting');
  return (
    <section>
      <h2>Pages</h2>
      {waitingForBuild.length > 0 && (
        <p className="notice">
          Searched and read already, and not yet in lists, chapter files and downloads:{' '}
          <b>{waitingForBuild.join(', ')}</b>.{' '}
          {canBuild ? 'The next build takes them in.' : 'The next npm start takes them in.'}
        </p>
      )}
      {builds.length === 0 ? (
        <p className="hint">
          {canBuild
            ? 'The site is rebuilt after each import. No rebuild was needed yet.'
            : 'The site cannot rebuild itself: no deploy hook is set (DEPLOY_HOOK_URL).'}
        </p>
      ) : (
        <ul className="rows">
          {builds.map((each) => (
            <Build key={each.id} build={each} />
          ))}
        </ul>
      )}
      {canBuild && (
        <BusyButton
          type="button"
          className="button"
          isBusy={isUnderWay || build.isPending}
          onClick={() => build.mutate(undefined)}
        >
          {builds.length === 0 ? 'Build now' : 'Build again'}
        </BusyButton>
      )}
    </section>
  );
}

function Build({ build }: { build: ListedBuild }) {
  const { state, reason, askedBy, askedAt, endedAt, stage, done, total, message, lines } = build;
  return (
    <li className="import">
      <div>
        <b>{endedAt ? formatWhen(endedAt) : 'Now'}</b>{' '}
        <span className={state === 'failed' ? 'pill bad' : 'pill'}>{stateNames[state]}</span>
        <p className="hint">
          {reason}, {formatWhen(askedAt)} by {askedBy}
        </p>
        {state === 'running' && (
          <Progress value={total > 0 ? (100 * done) / total : 0} label="Build">
            {stage || 'Reading what is there'}
            {total > 0 && `: ${formatCount(done)} of ${formatCount(total)}`}
          </Progress>
        )}
        {message && <p role={state === 'failed' ? 'alert' : undefined}>{message}</p>}
        {lines.length > 0 && (
          <details open={state === 'failed'}>
            <summary>Its last lines</summary>
            <pre className="lines">{lines.join('\n')}</pre>
          </details>
        )}
      </div>
    </li>
  );
}

function requestedMessage({ build }: { build: ListedBuild }): string {
  return build.state === 'failed' ? 'Build failed' : 'Build asked for';
}
