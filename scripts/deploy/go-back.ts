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
  /** Of the library, where it was loaded apart from the last deployment: where it stood before is not known then. */
  libraryStaysAt?: string;
  /** Something without an edition was deployed after the last one: secrets that were set. */
  hasOtherSecrets: boolean;
}

const message = 'back';
const unknown = 'unknown';

/**
 * Finds the way back in `wrangler deployments list --json`: to what was served before the last edition. A secret that was set
 * is a deployment of its own, which brings no edition and has no mark. Throws an error where there is no way, with what to do.
 */
export function findWayBack(deployments: readonly Deployment[]): WayBack {
  if (deployments.length === 0) throw new Error('Nothing has been deployed yet, so there is nothing to go back to.');
  const last = deployments.findLastIndex(({ message: said }) => parseMark(said) ?? isWayBack(said));
  const current = deployments.at(last);
  if (current && isWayBack(current.message))
    throw new Error(
      'The last deployment was itself a way back. To go to another, choose from "npx wrangler versions list" and run "npx wrangler rollback VERSION"; the library stays as it is.',
    );
  const before = deployments
    .slice(0, last)
    .filter(({ version }) => version !== undefined && version !== current?.version);
  const previous = before.at(-1);
  if (!previous?.version)
    throw new Error(
      'There is no deployment before this one: deploy a commit that was good ("git checkout COMMIT && npm ci && npm run deploy").',
    );
  const mark = current && parseMark(current.message);
  const edition = before.map(({ message: said }) => editionOf(said)).findLast((each) => each !== undefined);
  const isApart = mark && !mark.bookmark && edition !== undefined && edition !== mark.edition;
  return {
    version: previous.version,
    since: previous.createdAt,
    edition,
    bookmark: mark?.bookmark,
    ...(isApart && { libraryStaysAt: mark.edition }),
    hasOtherSecrets: last >= 0 && last < deployments.length - 1,
  };
}

function isWayBack(said: string): boolean {
  return said.startsWith(`${message} `);
}

/** Of a deployment or of a way back to one; `undefined` for any other, a secret that was set among them. */
function editionOf(said: string): string | undefined {
  const edition = parseMark(isWayBack(said) ? said.slice(message.length + 1) : said)?.edition;
  return edition === unknown ? undefined : edition;
}

/** What going back does, one line each. */
export function describeWayBack(way: WayBack): string[] {
  const { version, since, edition, bookmark, libraryStaysAt, hasOtherSecrets } = way;
  return [
    `Worker, pages and files go back to version ${version} of ${since}${edition ? `, edition ${edition}` : ''}.`,
    bookmark
      ? `The database LIBRARY goes back to the minute before the last load (${bookmark}). Texts that became live since then are gone from it until "Build again" under Import Status.`
      : libraryStaysAt
        ? `The database LIBRARY stays at edition ${libraryStaysAt}: it was loaded apart from the last deployment, so that nobody knows where it stood before. Pages and searches are then of two editions, which /api/health tells. To take it back too: "npx wrangler d1 time-travel restore LIBRARY --timestamp TIME", a minute before that load.`
        : 'The database LIBRARY stays as it is: the last deployment loaded nothing into it.',
    'The database APP stays as it is, with all that people left there: migrations only add to it, so that the version before can use it.',
    'Files in R2 stay as they are.',
    ...(hasOtherSecrets
      ? [
          'Secrets were set since the last edition. That version may have their former values: set them once more afterwards ("npx wrangler secret put NAME").',
        ]
      : []),
  ];
}

/** Data before code, as in a deployment: a restore that fails leaves everything as it was. */
export async function goBack(ask: AskWrangler, { version, edition, bookmark }: WayBack): Promise<void> {
  if (bookmark) await mustSucceed(ask, 'd1', 'time-travel', 'restore', 'LIBRARY', '--bookmark', bookmark, '--json');
  await mustSucceed(ask, 'rollback', version, '--message', `${message} edition=${edition ?? unknown}`, '--yes');
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
