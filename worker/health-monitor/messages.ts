import { formatCountOf } from '#data/site/count-text.ts';
import { formatVersionName } from '#data/versions/version-name.ts';

export const findingResolved = 'Resolved';
export const restartImport = 'Restart the import where it stopped.';
export const importRestarted = 'The import was restarted.';
export const rebuildSite = 'Rebuild the site.';
export const repairByBot = 'repair by ADMIN BOT';
export const buildWasRequested = 'A build was requested.';
export const sendAgain = 'Send it again.';
export const isBeingSent = 'It is being sent again.';
export const cannotSendAgain = 'The message was already sent, is being sent, or no longer exists.';
export const removeVersions = 'Remove versions that nobody reads.';
export const checkTables = 'Download a backup and check which tables are large.';
export const noProviderKey = 'No AI provider key is set (System Settings, AI).';
export const noProviderUrl = 'No AI provider URL is set (System Settings, AI).';
export const noModel = 'No AI model is set (System Settings, AI).';
export const checkHasFixedName = 'The name of a check cannot be changed. You can disable it.';
export const checkStays = 'A check cannot be deleted. You can disable it.';
export const directiveDeleted = 'Directive deleted.';
export const directiveNotFound = 'This directive does not exist.';
export const noAutomaticRepair = 'There is no automatic repair for this problem.';
export const reportNotFound = 'This report no longer exists.';
export const repairNotFound = 'This repair does not exist.';
export const findingHasChanged = 'The problem has changed since it was shown. Nothing was sent. Open it again.';
export const findingNotFound = 'This problem no longer exists.';

export function importIsSilentMessage(code: string, heartbeatAt: string): string {
  return `The import of ${formatVersionName(code)} has not reported since ${heartbeatAt}.`;
}

export function editionsDifferMessage(pages: string | null, library: string | null): string {
  return `The pages have edition ${pages ?? 'none'}, the database has edition ${library ?? 'none'}: searches may find words that the pages do not contain.`;
}

export function lastBuildFailedMessage(reason: string): string {
  return `The last build failed: ${reason}`;
}

export function serverErrorsMessage(times: number): string {
  return `Requests failed with a server error ${formatCountOf(times, 'time')} in the last hour.`;
}

export function deadLinkMessage(name: string, href: string): string {
  return `${name} links to ${href}, which does not exist.`;
}

export function mailIsHeldMessage(template: string): string {
  return `An email (${template}) is held, although a mail server is set.`;
}

export function checkFailedMessage(reason: string): string {
  return `The check failed: ${reason}`;
}
