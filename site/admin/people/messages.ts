import type { ListedUser } from '#data/administration/contract/users.ts';
import { formatCount, formatCountOf } from '#data/site/count-text.ts';
import { formatDay, formatWhen } from '../../client/format-when.ts';

// Users
export const findUsersLabel = 'Find by username or email';
export const loadingUsers = 'Loading users';
export const noUsersMatch = 'No account has this username or email.';
export const userUpdated = 'User updated';
export const accountDeleted = 'Account deleted';
export const updateFailed = 'Update failed';
export const deletionFailed = 'Deletion failed';
export const blockedLabel = 'blocked';
export const yourAccountLabel = 'Your account';
export const blockAction = 'Block';
export const unblockAction = 'Unblock';
export const deleteAction = 'Delete';
export const signInLinkAction = 'Link for a forgotten password';
export const linkCreated = 'Link created';
export const makeAdminAction = 'Make admin';
export const makeReaderAction = 'Make reader';

export function accountsCountMessage(count: number): string {
  return formatCountOf(count, 'account');
}

export function userActionLabel(action: string, username: string): string {
  return `${action} ${username}`;
}

export function roleActionLabel(action: string, username: string): string {
  return `${action}: ${username}`;
}

export function signInLinkLabel(username: string): string {
  return `Link for a forgotten password: ${username}`;
}

export function signInLinkTitle(username: string): string {
  return `Link with which ${username} can sign in again`;
}

export function makeAdminQuestion(username: string): string {
  return `${username} will have full access to this dashboard and to all accounts.`;
}

export function makeReaderQuestion(username: string): string {
  return `${username} will no longer have access to this dashboard.`;
}

export function blockQuestion(username: string): string {
  return `${username} will be signed out on all devices, and cannot sign in until an administrator unblocks the account.`;
}

export function deleteUserQuestion(username: string): string {
  return `Are you sure you want to delete the account of ${username}? This action cannot be undone.`;
}

/** Facts about an account: "p@example.org · joined 3 Nov 2026 · last active 4 Nov 2026, 10:00 · signs in with a password". */
export function userFactsMessage(user: ListedUser): string {
  const { email, createdAt, lastSeenAt, sessions, passkeys, hasPassword, hasCodes } = user;
  const signInMethods = [
    hasPassword && (hasCodes ? 'a password and an authenticator code' : 'a password'),
    passkeys > 0 && formatCountOf(passkeys, 'passkey'),
  ];
  const ways = signInMethods.filter(Boolean).join(' or ');
  return [
    email,
    `joined ${formatDay(createdAt)}`,
    lastSeenAt ? `last active ${formatWhen(lastSeenAt)}` : 'not signed in',
    sessions > 1 && formatCountOf(sessions, 'session'),
    ways && `signs in with ${ways}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

// Invitations
export const openLinksTitle = 'Unused invitations and links for a forgotten password';
export const anyUsername = 'Invitation, any username';
export const signInLinkPill = 'forgotten password';
export const linkRevoked = 'Link revoked';
export const revokeAction = 'Revoke';
export const revokeQuestion = 'The link stops working at once. You cannot undo this, but you can create a new link.';
export const inviteAction = 'Invite';
export const inviteTitle = 'Invite a user';
export const inviteDescription =
  'Create a link with which one person can create one account. The site does not send it: you send it yourself, for example by email.';
export const inviteNameLabel = 'Username (optional)';
export const inviteNameHint = 'Leave empty to let the person choose';
export const inviteRoleLabel = 'Role';
export const inviteRoleHint =
  'Admin: full access to this dashboard and to all accounts. Reader: an account without access to the dashboard.';
export const roleNames = { admin: 'Admin', reader: 'Reader' } as const;
export const inviteFailed = 'Invitation failed';
export const inviteLinkTitle = 'Invitation link';
export const createLinkAction = 'Create link';
export const cancelAction = 'Cancel';

export function revokeTitle(kind: 'invite' | 'reset', username: string | null): string {
  const link = kind === 'reset' ? 'Revoke the link for a forgotten password' : 'Revoke the invitation';
  return username ? `${link}: ${username}` : link;
}

export function openLinkFacts(createdBy: string | null, expiresAt: string): string {
  return `Created by ${createdBy ?? 'the setup'}, expires ${formatWhen(expiresAt)}`;
}

export const correctAddress =
  'If the link does not work, correct “Web address in links and emails” in System Settings, Email.';
export const linkLabel = 'Link';
export const copyLinkAction = 'Copy link';
export const copiedLabel = 'Copied';
export const doneAction = 'Done';

export function linkDescription(expiresAt: string): string {
  return `Send this link only to the person it is for. It works once, expires ${formatWhen(expiresAt)}, and is not shown again.`;
}

// Searches
export const lastLabel = 'Last';
export const loadingSearches = 'Loading searches';
export const countingIsOff =
  'Searches are not counted at the moment. To count them, turn on “Count searches” in System Settings, Site. Earlier counts are below.';
export const mostFrequentTitle = 'Most frequent';
export const noSearches = 'No searches in this period.';
export const withoutResultsTitle = 'Strong’s numbers without results';
export const allHadResults = 'Every search for a Strong’s number had results.';
export const noneKnownWithoutResults =
  'So far, no Strong’s number was without results. Some searches were not checked.';
export const onlyNumbersChecked =
  'This list has only searches for Strong’s numbers. Searches for words are not checked for results, so none of them appears here. A Strong’s number, for example H430, identifies one Hebrew or Greek word of the original text.';
export const versesUnknown = '–';
export const searchColumns = ['Search', 'Times', 'Verses found'];
export const wordsKind = 'words';
export const numberKind = 'Strong’s number';
export const numbersKind = 'Strong’s numbers';
export const searchesByDay = 'Searches by day';
export const asTable = 'Show as a table';
export const dayColumns = ['Day', 'Words', 'Strong’s numbers'];

const utcDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** "2026-11-22", a day in UTC, → "22 Nov 2026", whatever the time zone of the device. */
export function formatUtcDay(day: string): string {
  return utcDay.format(new Date(day));
}

export function daysOption(days: number): string {
  return `${days} days`;
}

export function searchesCountMessage(count: number): string {
  return formatCountOf(count, 'search', 'searches');
}

export function daySpanMessage(first = '', last = ''): string {
  return first && last ? `${formatUtcDay(first)} to ${formatUtcDay(last)}` : '';
}

export function busiestDayMessage(day: string, count: number): string {
  return `most on ${formatUtcDay(day)}: ${formatCount(count)}`;
}
