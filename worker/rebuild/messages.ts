import { formatVersionName } from '#data/versions/version-name.ts';

export const buildIsSilent =
  'The build stopped reporting ten minutes ago, so it was interrupted. The site is unchanged. Build again.';
export const buildWasReplaced = 'The build was interrupted, and another one has started.';
export const requestedInDashboard = 'requested in the dashboard';
export const noDeployHook = 'the server has no deploy hook (DEPLOY_HOOK_URL).';
export const deployHookTooSlow = 'the deploy hook did not respond within ten seconds.';
export const deployHookUnreachable = 'the deploy hook could not be reached.';
export const buildIsNotRunning = 'This build is not running: it has ended, or another one has started.';
export const onlyForBuilds = 'This endpoint is only for the build of the site.';
export const buildFileIsGone = 'The file of this version no longer exists. Upload it again in the dashboard.';

export function deployHookStatusMessage(status: number): string {
  return `the deploy hook responded with status ${status}.`;
}

export function buildNotRequestedMessage(error: string): string {
  return `The build could not be requested: ${error} Tell the person who runs the server. Readers can search and read the imported versions; lists, chapter files and downloads do not include them yet.`;
}

export function importedReason(code: string): string {
  return `${formatVersionName(code)} was imported`;
}

export function rolledBackReason(code: string): string {
  return `${formatVersionName(code)} was rolled back`;
}

export function detailsReason(code: string): string {
  return `${formatVersionName(code)} was changed`;
}

export function deletedReason(code: string): string {
  return `${formatVersionName(code)} was deleted`;
}
