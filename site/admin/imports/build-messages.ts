import type { ListedBuild } from '#data/administration/contract/builds.ts';
import { formatCount } from '#data/site/count-text.ts';
import { formatWhen } from '../../client/format-when.ts';

export const buildsTitle = 'Pages';
export const buildFailed = 'Build failed';
export const buildRequested = 'Build requested';
export const buildLabel = 'Build';
export const buildHint =
  'A build creates all pages again with the current texts. The site starts one by itself after each import, so press the button only to repeat it. A build takes a few minutes, on a busy server up to half an hour. You can close this page.';
export const buildAgainAction = 'Build again';
const nextBuild = 'Next build (queued)';
const buildStarting = 'Starting';
export const buildOutput = 'Technical details: last lines of the output';
export const buildQueued = 'Queued';
export const buildRunning = 'Building';
export const buildCompleted = 'Completed';
export const buildStateFailed = 'Failed';
const nextBuildIncludes =
  'appears when the build below is finished. The build starts by itself after an import and takes a few minutes, on a busy server up to half an hour. You can close this page.';
const nextStartIncludes =
  'appears when the site is started the next time. For the person who runs the server: npm start.';
export const noBuildNeeded = 'No build was needed yet. There is nothing to do.';
export const cannotBuild =
  'The site cannot rebuild its pages by itself. For the person who runs the server: no deploy hook is set (DEPLOY_HOOK_URL).';

export function buildFacts({ reason, askedAt, askedBy }: ListedBuild): string {
  return `${reason}, requested ${formatWhen(askedAt)} by ${askedBy}`;
}

/** Before the names of the versions whose pages a build has not made yet. */
export const waitingForBuildIntro = 'Menus and pages do not show the newest state of these versions yet:';

/** Follows the links to the versions. */
export function waitingForBuildMessage(canBuild: boolean): string {
  return `It ${canBuild ? nextBuildIncludes : nextStartIncludes} Until then, the address next to a name already opens its newest text.`;
}

/** A build without an end. */
export function openBuildName({ state }: ListedBuild): string {
  return state === 'waiting' ? nextBuild : 'Running build';
}

export function buildProgressMessage({ stage, done, total }: ListedBuild): string {
  if (total === 0) return stage || buildStarting;
  return `${stage}: ${formatCount(done)} of ${formatCount(total)}. A build has several parts, and each counts from 0.`;
}
