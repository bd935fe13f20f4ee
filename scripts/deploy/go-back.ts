import type { AskWrangler } from './ask-wrangler.ts';
import { parseMark } from './mark.ts';
import { parseDeployments, type Deployment } from './read-answers.ts';

/** One edition back: what is served now, what was before, and what becomes of the library. */
export interface WayBack {
  version: string;
  since: string;
  /** Of the edition that is gone back to, where its deployment says it. */
  edition: string | undefined;
  /** Where the library is taken to; without it the library stays as it is. */
  bookmark: string | undefined;
}

const message = 'back';

/** Finds the way back in `wrangler deployments list --json`. Throws an error where there is none, with what to do. */
export function findWayBack(deployments: readonly Deployment[]): WayBack {
  const current = deployments.at(-1);
  if (!current) throw new Error('Nothing has been deployed yet, so there is nothing to go back to.');
  if (current.message.startsWith(`${message} `))
    throw new Error(
      'The last deployment was itself a way back. To go to another, choose from "npx wrangler versions list" and run "npx wrangler rollback VERSION"; the library stays as it is.',
    );
  const previous = deployments.findLast(({ version }) => version !== undefined && version !== current.version);
  if (!previous?.version)
    throw new Error(
      'There is no deployment before this one: deploy a commit that was good ("git checkout COMMIT && npm ci && npm run deploy").',
    );
  return {
    version: previous.version,
    since: previous.createdAt,
    edition: parseMark(previous.message)?.edition,
    bookmark: parseMark(current.message)?.bookmark,
  };
}

/** What going back does, one line each. */
export function describeWayBack({ version, since, edition, bookmark }: WayBack): string[] {
  return [
    `Worker, pages and files go back to version ${version} of ${since}${edition ? `, edition ${edition}` : ''}.`,
    bookmark
      ? `The database LIBRARY goes back to the minute before the last load (${bookmark}). Texts that became live since then are gone from it until "Build again" under Import Status.`
      : 'The database LIBRARY stays as it is: the last deployment loaded nothing into it.',
    'The database APP stays as it is, with all that people left there: migrations only add to it, so that the version before can use it.',
    'Files in R2 and secrets stay as they are.',
  ];
}

/** Data before code, as in a deployment: a restore that fails leaves everything as it was. */
export async function goBack(ask: AskWrangler, { version, edition, bookmark }: WayBack): Promise<void> {
  if (bookmark) await mustSucceed(ask, 'd1', 'time-travel', 'restore', 'LIBRARY', '--bookmark', bookmark, '--json');
  await mustSucceed(ask, 'rollback', version, '--message', `${message} edition=${edition ?? 'unknown'}`, '--yes');
}

export async function readDeployments(ask: AskWrangler): Promise<Deployment[]> {
  const deployments = await mustSucceed(ask, 'deployments', 'list', '--json');
  const versions = await mustSucceed(ask, 'versions', 'list', '--json');
  return parseDeployments(deployments.output, versions.output);
}

async function mustSucceed(ask: AskWrangler, ...command: string[]): ReturnType<AskWrangler> {
  const said = await ask(...command);
  if (!said.succeeded) throw new Error(`"wrangler ${command.join(' ')}" failed:\n${said.all}`);
  return said;
}
