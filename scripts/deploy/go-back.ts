import type { RunWrangler } from './run-wrangler-json.ts';
import { formatMark, parseMark, type Mark } from './mark.ts';
import { parseDeployments, type Deployment } from './read-answers.ts';

/** A rollback by one edition: the previous deployment, and what happens to the library. */
export interface Rollback {
  version: string;
  since: string;
  /** The edition of the previous deployment, if it states one. */
  edition: string | undefined;
  /** The number of its last APP migration, if it states one. */
  app?: number;
  /** The point to which the library is restored. Without it, the library stays as it is. */
  bookmark: string | undefined;
  /**
   * The edition of the library, if it was loaded separately from the last deployment. Its previous state is then
   * unknown.
   */
  libraryStaysAt?: string;
  /** A deployment without an edition followed the last one: secrets were set. */
  hasOtherSecrets: boolean;
}

const message = 'back';
const unknown = 'unknown';
/** The last APP migration that renamed columns. Deployments from before it cannot use the APP of later ones. */
const lastRenaming = 13;

/**
 * Finds the deployment before the last edition in `wrangler deployments list --json`. Setting a secret creates a
 * separate deployment without an edition or a mark. Throws an error with advice if there is nothing to roll back to.
 */
export function findRollback(deployments: readonly Deployment[]): Rollback {
  if (deployments.length === 0) throw new Error('Nothing has been deployed yet, so there is nothing to roll back to.');
  const last = deployments.findLastIndex(({ message: text }) => parseMark(text) ?? isWayBack(text));
  const current = deployments.at(last);
  if (current && isWayBack(current.message))
    throw new Error(
      'The last deployment was itself a rollback. To go to another version, choose one from "npx wrangler versions list" and run "npx wrangler rollback VERSION". This does not change the library.',
    );
  const before = deployments
    .slice(0, last)
    .filter(({ version }) => version !== undefined && version !== current?.version);
  const previous = before.at(-1);
  if (!previous?.version)
    throw new Error(
      'There is no deployment before this one. Deploy an earlier commit ("git checkout COMMIT && npm ci && npm run deploy").',
    );
  const mark = current && parseMark(current.message);
  const { edition, app } = before.map(({ message: text }) => markOf(text)).findLast((each) => each) ?? {};
  if ((mark?.app ?? 0) >= lastRenaming && (app ?? 0) < lastRenaming)
    throw new Error(
      'The deployment before this one cannot read APP, whose columns were renamed since. Fix the error and deploy again. Nothing was changed.',
    );
  const isApart = mark && !mark.bookmark && edition !== undefined && edition !== mark.edition;
  return {
    version: previous.version,
    since: previous.createdAt,
    edition,
    ...(app !== undefined && { app }),
    bookmark: mark?.bookmark,
    ...(isApart && { libraryStaysAt: mark.edition }),
    hasOtherSecrets: last >= 0 && last < deployments.length - 1,
  };
}

function isWayBack(text: string): boolean {
  return text.startsWith(`${message} `);
}

/** The mark of a deployment or of a rollback; `undefined` for any other, such as a secret that was set. */
function markOf(text: string): Mark | undefined {
  const mark = parseMark(isWayBack(text) ? text.slice(message.length + 1) : text);
  return mark?.edition === unknown ? undefined : mark;
}

/** The effects of the rollback, one line each. */
export function describeRollback(way: Rollback): string[] {
  const { version, since, edition, bookmark, libraryStaysAt, hasOtherSecrets } = way;
  return [
    `Worker, pages and files are rolled back to version ${version} of ${since}${edition ? `, edition ${edition}` : ''}.`,
    bookmark
      ? `The database LIBRARY is restored to the minute before the last load (${bookmark}). Texts that became live since then are missing from it until "Build again" under Import Status.`
      : libraryStaysAt
        ? `The database LIBRARY stays at edition ${libraryStaysAt}: it was not loaded by the last deployment, so its previous state is unknown. Pages and searches then have two editions, which /api/health reports. To restore it too: "npx wrangler d1 time-travel restore LIBRARY --timestamp TIME", a minute before that load.`
        : 'The database LIBRARY is not changed: the last deployment loaded nothing into it.',
    'The database APP (accounts, settings, imports) is not changed: the previous version can use it.',
    'Files in R2 are not changed.',
    ...(hasOtherSecrets
      ? [
          'Secrets were set since the last edition. The previous version may have their old values, so set them again afterwards ("npx wrangler secret put NAME").',
        ]
      : []),
  ];
}

/** Restores data before code, like a deployment. If the restore fails, nothing changes. */
export async function rollBackDeployment(
  runWrangler: RunWrangler,
  { version, edition = unknown, app, bookmark }: Rollback,
): Promise<void> {
  if (bookmark)
    await mustSucceed(runWrangler, 'd1', 'time-travel', 'restore', 'LIBRARY', '--bookmark', bookmark, '--json');
  const mark = formatMark({ edition, ...(app !== undefined && { app }) });
  await mustSucceed(runWrangler, 'rollback', version, '--message', `${message} ${mark}`, '--yes');
}

export async function readDeployments(runWrangler: RunWrangler): Promise<Deployment[]> {
  const deployments = await mustSucceed(runWrangler, 'deployments', 'list', '--json');
  const versions = await mustSucceed(runWrangler, 'versions', 'list', '--json');
  return parseDeployments(deployments.output, versions.output);
}

async function mustSucceed(runWrangler: RunWrangler, ...command: string[]): ReturnType<RunWrangler> {
  const result = await runWrangler(...command);
  if (!result.succeeded) throw new Error(`"wrangler ${command.join(' ')}" failed:\n${result.all}`);
  return result;
}
