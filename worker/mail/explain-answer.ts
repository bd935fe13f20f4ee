import {
  addressUnknown,
  connectionNotEncrypted,
  messageRefused,
  senderRefused,
  serverBusy,
  serverSilent,
  signInRefused,
  theSignIn,
  thePassword,
  theUserName,
} from './messages.ts';

/** What an answer of the mail server, or an error of the connection, means. The first that matches counts. */
const meanings: readonly [pattern: RegExp, sentence: string][] = [
  [/^The mail server \S+ cannot be reached|^The connection to the mail server was lost|^No reply to/, serverSilent],
  [/^The mail server closed the connection/, serverSilent],
  [/^The connection could not be encrypted/, connectionNotEncrypted],
  [/^4\d\d\b/, serverBusy],
  [
    new RegExp(`^5\\d\\d\\b.*\\(reply to (?:${[theSignIn, theUserName, thePassword].join('|')})\\)$`, 's'),
    signInRefused,
  ],
  [/^5\d\d 5\.1\.[1-3]\b/, addressUnknown],
  [/^5\d\d\b.*(?:no such|unknown|not exist|not found|invalid).*\(reply to RCPT TO\)$/is, addressUnknown],
  [/^5\d\d\b.*\(reply to MAIL FROM\)$/s, senderRefused],
  [/^5\d\d\b/, messageRefused],
];

/** A sentence for administrators: what happened and what to do. The answer itself if it is such a sentence already. */
export function explainAnswer(answer: string): string {
  return meanings.find(([pattern]) => pattern.test(answer))?.[1] ?? answer;
}
