import type { BotInstruction, BotLogEntry, ErrorReport } from '#data/administration/contract/bot.ts';
import type { ListedRedirect } from '#data/administration/contract/redirects.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import { formatWhen } from '../../client/format-when.ts';

export const botName = 'ADMIN BOT';
export const directivesTab = 'Prime Directive';
export const logTab = 'Log';
export const repairsTab = 'Live Repairs';
export const errorsTab = 'Error Reports';
export const agentTab = 'Agent Instructions';
export const resumptionTitle = 'Bot Resumption Detected';
export const pendingTitle = 'Pending';

/** `missing` says which email setting is missing. */
export function noAlertsMessage(missing: string): string {
  return `ADMIN BOT cannot send you alerts. ${missing}`;
}

export function botStatusMessage(status: string): string {
  return status.replace('_', ' ');
}

export function loadingBotList(what: string): string {
  return `Loading ${what}`;
}

export function botListFailed(what: string): string {
  return `Failed to load ADMIN BOT ${what}. Please try again.`;
}

// Directives
export const instructionsName = 'instructions';
export const instructionUpdated = 'Instruction Updated';
export const instructionUpdateFailed = 'Failed to update instruction';
export const instructionAdded = 'Instruction Added';
export const instructionAddFailed = 'Failed to add instruction';
export const activeLabel = 'Active';
export const inactiveLabel = 'Inactive';
export const enableAction = 'Enable';
export const disableAction = 'Disable';
export const editNoteAction = 'Edit';
export const saveNoteAction = 'Save';
export const cancelNoteAction = 'Cancel';
export const noteDeleted = 'Note deleted';
export const noteDeletionFailed = 'Failed to delete the note';
export const deleteNoteQuestion = 'This note is deleted for all administrators.';
export const directivesAbout =
  'The Prime Directive lists the checks that ADMIN BOT makes, and the notes that administrators leave for each other. “Disable” turns a check off: ADMIN BOT skips it until you enable it again.';
export const addDirectiveTitle = 'Leave a note';
export const addDirectiveAbout =
  'For other administrators, for example “Look at the welcome page in May”. ADMIN BOT runs only its own checks above. The list is sorted by priority, highest first.';
export const directiveLabel = 'Note';
export const priorityLabel = 'Priority, 0 to 100';
export const addInstructionAction = 'Leave a note';
const note = 'A note for administrators. ADMIN BOT does nothing with it.';

/** Plain names of the checks. */
const checkNames: Readonly<Record<string, string>> = {
  'check:imports': 'Stopped imports',
  'check:edition': 'Pages and texts match',
  'check:builds': 'Last build of the pages',
  'check:errors': 'Errors of the site',
  'check:mail': 'Unsent email',
  'check:links': 'Broken links',
  'check:limits': 'Space and limits',
};

/** `undefined` for a note. */
export function checkName(directive: string): string | undefined {
  return checkNames[directive];
}

/** For each check: what it looks for, when it warns, and what to do. */
const checkDescriptions: Readonly<Record<string, string>> = {
  'check:imports':
    'Looks for stopped imports. Warns when a running import has not reported for two minutes. Restart it in Live Repairs.',
  'check:edition':
    'Checks whether the pages show the texts that the database has. Warns when they differ. Build them again with “Build again” in Import Status, Pages, or with “Run automatic repair” in Live Repairs.',
  'check:builds':
    'Looks at the last build of the pages. Warns when it failed. See why in Import Status, Pages, then press “Build again” there.',
  'check:errors':
    'Counts server errors. Warns when there were ten or more within an hour. See the addresses in Error Reports and send them to the person who runs the server. Press “Resolve” there when they are repaired.',
  'check:mail':
    'Looks for emails that were not sent. Warns when one failed, or is not sent although a mail server is set. Send it again in Live Repairs, or in Email Test, Outbox. Without a mail server no email is sent, and there is no warning: see Health.',
  'check:links':
    'Follows links to this site in custom pages, advertisements, content boxes and redirects. Warns when the target is missing. Correct the link, or create a redirect in Error Reports, Redirects.',
  'check:limits':
    'Compares the sizes of database and files, and the database changes of the day (rows written), with the limits of Cloudflare’s free plan. Warns at 80%. Delete versions and files that you do not need in Texts and files, or ask the person who runs the server for a larger plan. A site that runs on its own server has no such limits.',
};

export function directiveFacts({ directive, priority, isCheck }: BotInstruction): string {
  return `Priority ${priority}. ${isCheck ? (checkDescriptions[directive] ?? 'A check of ADMIN BOT.') : note}`;
}

export function directiveActionLabel(action: string, directive: string): string {
  return `${action} ${directive}`;
}

// Log
export const statusLabel = 'Status';
export const allStatuses = 'All';
export const logsName = 'logs';
export const olderEntriesAction = 'Show older entries';
export const noLogEntries = 'No log entries.';

export function olderEntriesFailed(reason: string): string {
  return `Older entries could not be loaded. ${reason}`;
}

export function resumptionMessage({ createdAt, details }: BotLogEntry): string {
  return `${formatWhen(createdAt)}. ${details} The site did not check itself in that time. Its checks run again, so there is nothing to do.`;
}

// Repairs
export const repairsName = 'repair tasks';
export const repairsAbout =
  'Live Repairs are problems that the checks found. Some can be repaired automatically. For the others, repair them yourself. Then press “Fix”, write what you did, and press “Apply Repair Solution”: the problem moves to the completed ones.';
export const completedTitle = 'Completed';
export const noPendingRepairs = 'No pending repairs.';
export const noCompletedRepairs = 'No completed repairs yet.';
export const repairUpdated = 'Repair Updated';
export const repairUpdateFailed = 'Failed to update repair';
export const remedyLabel = 'What you did';
export const remedyHint = 'This records what you did and marks the problem as solved. It repairs nothing by itself.';
export const applyRepairAction = 'Apply Repair Solution';
export const runRepairAction = 'Run automatic repair';
export const fixAction = 'Fix';

export function repairFacts(location: string, time: string): string {
  return `${location}, ${formatWhen(time)}`;
}

export function remedyMessage(remedy: string): string {
  return `What was done: ${remedy}`;
}

export function automaticRepairMessage(description: string): string {
  return `Automatic repair: ${description}`;
}

export function runRepairLabel(location: string): string {
  return `Run automatic repair: ${location}`;
}

export function fixLabel(location: string): string {
  return `Fix ${location}`;
}

// Error reports
export const errorsName = 'error reports';
export const errorsAbout =
  'Server errors, and missing pages that a page of this site links to or that were requested at least three times. Reports contain nothing about visitors. “Resolve” marks an error as done. “Create redirect” leads readers of a missing page to another one.';
export const resolvedTitle = 'Resolved';
export const noPendingErrors = 'No open errors.';
export const noResolvedErrors = 'No resolved errors yet.';
export const errorUpdated = 'Error Report Updated';
export const errorUpdateFailed = 'Failed to update error report';
export const resolutionLabel = 'Resolution';
export const resolutionHint =
  'Write what you did. This records it and marks the error as solved; it changes nothing by itself.';
export const resolveAction = 'Resolve';

/** What an HTTP status means. The status itself is part of the facts. */
export function errorName(errorType: string): string {
  return errorType === '404' ? 'Page not found' : 'Server error';
}

export function errorFacts({ errorType, times, createdAt, isLinked }: ErrorReport): string {
  const link = isLinked ? '; a page of this site links to it' : '';
  return `${formatCountOf(times, 'time')}, last ${formatWhen(createdAt)}${link}. HTTP status ${errorType}`;
}

export function resolutionMessage(resolution: string): string {
  return `Resolution: ${resolution}`;
}

export function resolveLabel(errorType: string, url: string): string {
  return `Resolve ${errorType} ${url}`;
}

// Redirects
export const redirectsTitle = 'Redirects';
export const redirectsAbout =
  'A redirect leads readers from an address without a page to a page of this site. If you change the address of a custom page, the site redirects its old address by itself.';
export const loadingRedirects = 'Loading redirects';
export const noRedirects = 'No redirects yet.';
export const createRedirectAction = 'Create redirect';
export const redirectCreated = 'Redirect created';
export const redirectFailed = 'Failed to create the redirect';
export const redirectDeleted = 'Redirect deleted';
export const redirectDeleteFailed = 'Failed to delete the redirect';
export const newRedirectAction = 'New redirect';
export const redirectFromLabel = 'Old address';
export const redirectFromHint = 'The path of a page that does not exist, for example /library';
export const redirectToLabel = 'Redirect to';
export const redirectToHint = 'The path of an existing page, for example /lexicon or /pages/about-us';
export const deleteAction = 'Delete';

export function redirectMessage(from: string, to: string): string {
  return `${from} redirects to ${to}`;
}

export function createRedirectLabel(url: string): string {
  return `Create redirect for ${url}`;
}

export function deleteRedirectLabel(from: string): string {
  return `Delete the redirect of ${from}`;
}

export function redirectFacts({ createdAt, createdBy }: ListedRedirect): string {
  return `Created ${formatWhen(createdAt)} by ${createdBy}`;
}

// AI provider
export const loadingProvider = 'Loading the AI provider';
export const askAction = 'Ask AI what to do';
export const loadingQuestion = 'Loading the text to send';
export const questionLabel = 'Text to send';
export const sendAction = 'Send to AI provider';
export const sending = 'Waiting for an answer…';
export const doNotSendAction = 'Do not send';
const draftAdvice = 'Nothing was changed. Check and edit it before you save.';

/** The hint below a field into which a draft was inserted, alone or below text of the administrator. */
export function draftHint(isBelow: boolean): string {
  return `${isBelow ? 'Below your text is a draft by AI.' : 'This is a draft by AI.'} ${draftAdvice}`;
}

export function requiredMessage(label: string): string {
  return `${label} is required`;
}
