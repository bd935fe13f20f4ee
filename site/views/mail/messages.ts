import { formatCountOf } from '#data/site/count-text.ts';

/** Texts that the HTML part and the plain text part of a message share. */
export const alertTitle = 'ADMIN BOT found a problem';
export const alertFooter =
  'You receive this message because you are an administrator of this site. To change what is checked, open ADMIN BOT in the dashboard.';
export const openDashboard = 'Open the dashboard';
export const where = 'Where';
export const when = 'When';

export const confirmTitle = 'Confirm your subscription';
export function confirmLeadMessage(site: string): string {
  return `Somebody asked ${site} to send a Hebrew word to this address every day. If this was you, confirm it:`;
}
export const sendWords = 'Send me a word a day';
export const confirmFooter = 'If this was not you, ignore this message. You will receive nothing else.';

export const recoveryTitle = 'New password';
export function recoveryLeadMessage(site: string, username: string): string {
  return `Somebody asked ${site} for a new password for the account ${username}. If this was you, choose it here:`;
}
export const chooseNewPassword = 'Choose a new password';
export const recoveryLimits =
  'The link works once, within an hour. All devices are signed out. If you use an authenticator app, you still need its code to sign in.';
export const recoveryFooter = 'If this was not you, ignore this message. Your password stays as it is.';

export function welcomeTitleMessage(username: string): string {
  return `Welcome, ${username}`;
}
export const accountIs = 'Your account is';
export const accountPurpose =
  'It syncs your notes, highlights and progress in the Hebrew lessons between your devices. You can read and search without an account.';
export const welcomeLead =
  'Look up any Hebrew or Greek word of the Bible by its Strong’s number, see every verse that uses it, and compare its English translations.';
export const startHebrew = 'Start with Hebrew';
export const yourAccount = 'Your account';
export const manageAccount = 'manage your address, passkeys and sessions, or delete your account.';
export const welcomeReason = 'You receive this message once, because somebody created an account with your address at';
export const welcomeElse = 'If this was not you, ignore this message. You will receive nothing else.';

export const wordTitle = 'Hebrew word of the day';
export function seeOccurrencesMessage(total: number): string {
  return total === 1 ? 'See the verse that uses it' : `See all ${formatCountOf(total, 'occurrence')}`;
}
export const seeAllOccurrences = 'See every occurrence';
export function wordReasonMessage(product: string): string {
  return `You receive a word a day because you subscribed at ${product}.`;
}
export const unsubscribe = 'Unsubscribe';
export const sampleFooter = 'This is a sample that an administrator sent. You are not subscribed.';

/** The pages that links in messages open. */
export const linkExpired = 'This link no longer works. You can subscribe in your account.';
export function confirmPageMessage(email: string): string {
  return `One message a day is sent to ${email}. Each has a link to unsubscribe.`;
}
export const confirmedTitle = 'Thank you';
export const confirmedText = 'You are subscribed. You will receive the first word in a few minutes.';
export const leaveTitle = 'Unsubscribe?';
export function leavePageMessage(email: string): string {
  return `The word of the day will no longer be sent to ${email}.`;
}
export const leftTitle = 'You are unsubscribed';
export const leftText = 'You will receive no more words of the day.';
