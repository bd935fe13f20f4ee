import type { ListedBuild } from '#data/administration/contract/builds.ts';
import { formatCount } from '#data/site/count-text.ts';
import { formatWhen } from '../../client/format-when.ts';

export const buildsTitle = 'Pages';
export const buildFailed = 'Build failed';
export const buildRequested = 'Build requested';
export const buildLabel = 'Build';
export const buildHint =
  '“Build” makes all pages for readers again, with the current texts. The site does it by itself after each import, so press it only to repeat a build. While a build runs, there is nothing to do, and you can close this page.';
export const buildNowAction = 'Build now';
export const buildAgainAction = 'Build again';
export const currentBuild = 'Current build';
const buildStarting = 'Starting';
export const buildOutput = 'Technical details: last lines of the output';
export const buildQueued = 'Queued';
export const buildRunning = 'Building';
export const buildCompleted = 'Completed';
export const buildStateFailed = 'Failed';
export const waitingForBuildIntro = 'Readers can search and read these versions now:';
export const nextBuildIncludes =
  'They appear in lists, chapter files and downloads after the next build. It starts by itself after an import and takes some minutes.';
export const nextStartIncludes =
  'They appear in lists, chapter files and downloads when the site is started the next time (npm start).';
export const noBuildNeeded =
  'The site makes its pages again by itself after each import. That was not necessary yet, and there is nothing to do.';
export const cannotBuild =
  'The site cannot make its pages again by itself. For the person who runs the server: no deploy hook is set (DEPLOY_HOOK_URL).';

export function buildFacts({ reason, askedAt, askedBy }: ListedBuild): string {
  return `${reason}, requested ${formatWhen(askedAt)} by ${askedBy}`;
}

export function buildProgressMessage({ stage, done, total }: ListedBuild): string {
  const counts = total > 0 ? `. Step ${formatCount(done)} of ${formatCount(total)} of this part` : '';
  return `${stage || buildStarting}${counts}`;
}
