/** Outcomes of messages, as the dashboard shows them. */
export function mailSentMessage(recipient: string): string {
  return `The mail server accepted the message to ${recipient}.`;
}
export function mailHeldMessage(reason: string): string {
  return `Not sent yet. ${reason} Then press Retry.`;
}
export function mailFailedMessage(reason: string): string {
  return `Not sent: ${reason}`;
}
export function mailQueuedMessage(reason: string): string {
  return `Not sent yet. ${reason} The site tries again by itself.`;
}
export const stillSending = 'Still sending. See the outbox.';

/** What the answers of a mail server mean. */
export const serverSilent = 'The mail server does not answer. Check server and port in System Settings, Email.';
export const serverBusy = 'The mail server is busy.';
export const connectionNotEncrypted =
  'The connection to the mail server could not be encrypted. Check encryption and port in System Settings, Email.';
export const signInRefused =
  'The mail server refused the username or the password. Correct them in System Settings, Email.';
export const addressUnknown = 'This address does not exist. Correct it; trying again will not help.';
export const senderRefused = 'The mail server refused the sender address. Correct it in System Settings, Email.';
export const messageRefused = 'The mail server refused the message. Ask your email provider why.';

/** Missing settings. */
export const noServer = 'No mail server is set, so the site cannot send email yet. Set it in System Settings, Email.';
export const noSender =
  'No sender address is set, so the site cannot send email yet. Set it in System Settings, Email.';

/** Interrupted sending. */
export const interrupted = 'Sending was interrupted, and will be retried.';
export const interruptedTooOften = 'Sending was interrupted several times. Press Retry to try once more.';
export const interruptedWhileSending =
  'Sending was interrupted before the mail server confirmed the message. It may have been sent, so it is not retried automatically. Press Retry to send it again.';
export const deliveryUnknown =
  'It may have been sent, so it is not retried automatically. Press Retry to send it again.';

/** Errors of the connection to the mail server. */
export function unencryptedMessage(host: string): string {
  return `Messages to ${host} must be encrypted: choose TLS or STARTTLS.`;
}
export function unreachableServerMessage(host: string, port: number, reason: string): string {
  return `The mail server ${host}:${port} cannot be reached: ${reason}.`;
}
export function connectionLostMessage(reason: string): string {
  return `The connection to the mail server was lost: ${reason}.`;
}
export function noReplyMessage(about: string, reason: string): string {
  return `No reply to ${about}: ${reason}.`;
}
export function connectionClosedMessage(about: string): string {
  return `The mail server closed the connection instead of replying to ${about}.`;
}
export function replyTooLongMessage(about: string): string {
  return `The reply to ${about} is too long.`;
}
export function notEncryptedMessage(reason: string): string {
  return `The connection could not be encrypted: ${reason}.`;
}
export function timedOutMessage(seconds: number): string {
  return `timed out after ${seconds} s`;
}
export function rejectedMessage(reply: string, about: string): string {
  return `${reply} (reply to ${about})`;
}
export const noStartTls = 'The mail server does not offer STARTTLS, so neither the message nor the password was sent.';
export const noAuthMethod =
  'The mail server supports neither PLAIN nor LOGIN authentication. If it needs none, leave the username empty.';

/** Sample messages. */
export const sampleFinding = 'This is a test: there is no problem.';
export function sampleDetailsMessage(username: string): string {
  return `${username} sent it from the dashboard to check that alerts arrive.`;
}
export const noHebrewWord = 'The library has no Hebrew word to show.';

/** Steps of a conversation with the mail server: "No reply to the sign-in". */
export const theConnection = 'the connection';
export const theSignIn = 'the sign-in';
export const theUserName = 'the username';
export const thePassword = 'the password';
export const theMessage = 'the message';
