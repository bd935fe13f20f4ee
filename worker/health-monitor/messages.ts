import { resumptionPhrase } from '#data/administration/contract/bot.ts';
import { formatCount, formatCountOf } from '#data/site/count-text.ts';
import { formatVersionName } from '#data/versions/version-name.ts';

export const findingResolved = 'Resolved';
export const restartImport = 'Restart the import where it stopped.';
export const importRestarted = 'The import was restarted.';
export const rebuildSite = 'Build the pages again.';
export const repairByBot = 'repair by ADMIN BOT';
export const buildWasRequested = 'A build was requested.';
export const sendAgain = 'Send it again.';
export const isBeingSent = 'It is being sent again.';
export const cannotSendAgain = 'The message was already sent, is being sent, or no longer exists.';
export const removeVersions = 'Delete versions that you do not need in Texts and files.';
export const checkTables = 'Ask the person who runs the server which tables are large.';
export const noProviderKey = 'No AI provider key is set (System Settings, AI).';
export const noProviderUrl = 'No AI provider URL is set (System Settings, AI).';
export const noModel = 'No AI model is set (System Settings, AI).';
export const checkHasFixedName = 'The name of a check cannot be changed. You can disable it.';
export const checkStays = 'A check cannot be deleted. You can disable it.';
export const directiveDeleted = 'Note deleted.';
export const directiveNotFound = 'This note or check no longer exists.';
export const noAutomaticRepair = 'There is no automatic repair for this problem.';
export const reportNotFound = 'This report no longer exists.';
export const repairNotFound = 'This repair does not exist.';
export const findingHasChanged = 'The problem has changed since it was shown. Nothing was sent. Open it again.';
export const findingNotFound = 'This problem no longer exists.';

export function importIsSilentMessage(code: string, heartbeatAt: string): string {
  return `The import of ${formatVersionName(code)} has not reported since ${heartbeatAt}.`;
}

export function editionsDifferMessage({ pages, database }: Record<'pages' | 'database', string | null>): string {
  if (database === null) return 'The database of Bible texts is empty or cannot be read, so search does not work.';
  if (pages === null) return 'The built pages are missing or incomplete.';
  return 'The pages do not show the newest texts yet, so searches may find words that the pages do not contain. Build the pages again.';
}

export function lastBuildFailedMessage(reason: string): string {
  return `The last build failed: ${reason}`;
}

/** `since`: the start of the hour, in ISO 8601. */
export function serverErrorsMessage(times: number, since: string): string {
  return `Requests failed with a server error ${formatCountOf(times, 'time')} in the hour after ${since.slice(11, 16)} UTC.`;
}

export function deadLinkMessage(name: string, href: string): string {
  return `${name} links to ${href}, which does not exist.`;
}

export function mailIsHeldMessage(template: string): string {
  return `An email (${template}) waits and is not sent, although a mail server is set.`;
}

export function checkFailedMessage(reason: string): string {
  return `The check failed: ${reason}`;
}

export function mailNotSentMessage(template: string, answer: string): string {
  return `An email (${template}) was not sent: ${answer}`;
}

export function wasSentMessage(answer: string): string {
  return `It was sent: ${answer}`;
}

export function filesUsageMessage(used: string, max: string): string {
  return `The files of this site use ${used} of the ${max} of the free plan.`;
}

export function rowsUsageMessage(rows: number, max: number): string {
  return `Imports of the last day wrote about ${formatCountOf(rows, 'row')} of the ${formatCount(max)} that the free plan allows per day. At the limit nothing can be written until midnight (UTC).`;
}

export function databaseUsageMessage(name: string, used: string, max: string, advice: string): string {
  return `The database ${name} uses ${used} of the ${max} of the free plan. ${advice}`;
}

/** The dashboard finds the gap by `resumptionPhrase`. `lastChecks` is in UTC. */
export function watchResumedMessage(minutes: number, lastChecks: string): string {
  return `${resumptionPhrase} ${formatCountOf(minutes, 'minute')}. The last checks were at ${lastChecks} UTC.`;
}

export function resolvedMessage(location: string, issue: string): string {
  return `${location}: resolved. It was: ${issue}`;
}

/** Names of places with links. They begin a sentence. */
export function pageSourceMessage(title: string, path: string): string {
  return `The page “${title}” (${path})`;
}
export function placementSourceMessage(title: string): string {
  return `The advertisement or content box “${title}”`;
}
export function redirectSourceMessage(path: string): string {
  return `The redirect from ${path}`;
}
