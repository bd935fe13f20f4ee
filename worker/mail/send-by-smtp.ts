import { formatBase64 } from '../encoding.ts';
import type { AllowedHosts } from '../http/egress.ts';
import { MailError } from './mail-error.ts';
import { SmtpConnection, type Reply } from './smtp-connection.ts';
import {
  noAuthMethod,
  noStartTls,
  rejectedMessage,
  theConnection,
  theMessage,
  thePassword,
  theSignIn,
  theUserName,
} from './messages.ts';

export interface MailServer {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  /** Empty if the server needs no authentication. */
  username: string;
  password: string;
  outsideHosts: AllowedHosts;
}

export interface SmtpMessage {
  /** Addresses without names. */
  from: string;
  to: string;
  /** The whole message with its headers, dots doubled, and the final dot. */
  content: string;
}

interface SendOptions {
  /** Milliseconds that each step may take. */
  patience?: number;
  /** Called when the server has agreed to accept the message, before any content is sent. */
  onHandOver?: () => Promise<void>;
}

/** Milliseconds. Mail servers delay unknown clients on purpose. */
const defaultTimeout = 30_000;
const maxReplyChars = 500;

/**
 * Sends one message to a mail server and returns the server's reply. Throws a {@link MailError} with the server's own
 * words. The password is removed from them, even if the server repeats it.
 */
export async function sendBySmtp(server: MailServer, message: SmtpMessage, options: SendOptions = {}): Promise<string> {
  const tidy = (text: string): string => hideSecrets(text, server).slice(0, maxReplyChars);
  try {
    return tidy(await converse(server, message, options));
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    throw new MailError(error.kind, tidy(error.message));
  }
}

async function converse(server: MailServer, message: SmtpMessage, options: SendOptions): Promise<string> {
  const connection = await SmtpConnection.open(server, options.patience ?? defaultTimeout);
  try {
    requireReply(await connection.read(theConnection), theConnection, 2);
    await introduceClient(connection, server, message.from);
    requireReply(await connection.ask(`MAIL FROM:<${message.from}>`, 'MAIL FROM'), 'MAIL FROM', 2);
    requireReply(await connection.ask(`RCPT TO:<${message.to}>`, 'RCPT TO'), 'RCPT TO', 2);
    requireReply(await connection.ask('DATA', 'DATA'), 'DATA', 3);
    await options.onHandOver?.();
    return await handOver(connection, message.content);
  } finally {
    await connection.close();
  }
}

/** Greets, encrypts and authenticates, depending on the settings. */
async function introduceClient(
  connection: SmtpConnection,
  { security, username, password }: MailServer,
  from: string,
): Promise<void> {
  const greeting = `EHLO ${from.split('@')[1] ?? 'localhost'}`;
  let offers = requireReply(await connection.ask(greeting, 'EHLO'), 'EHLO', 2);
  if (security === 'starttls') {
    // Otherwise the password would be sent in plain text.
    if (!/\bSTARTTLS\b/i.test(offers.text)) throw new MailError('refused', noStartTls);
    requireReply(await connection.ask('STARTTLS', 'STARTTLS'), 'STARTTLS', 2);
    await connection.encrypt();
    offers = requireReply(await connection.ask(greeting, 'EHLO'), 'EHLO', 2);
  }
  if (username) await signIn(connection, offers.text, { username, password });
}

async function signIn(
  connection: SmtpConnection,
  offers: string,
  { username, password }: Pick<MailServer, 'username' | 'password'>,
): Promise<void> {
  const methods = /\bAUTH[ =]([^\r\n]*)/i.exec(offers)?.[1] ?? '';
  if (/\bPLAIN\b/i.test(methods)) {
    const secret = base64(`\0${username}\0${password}`);
    requireReply(await connection.ask(`AUTH PLAIN ${secret}`, theSignIn), theSignIn, 2);
  } else if (/\bLOGIN\b/i.test(methods)) {
    requireReply(await connection.ask('AUTH LOGIN', theSignIn), theSignIn, 3);
    requireReply(await connection.ask(base64(username), theUserName), theUserName, 3);
    requireReply(await connection.ask(base64(password), thePassword), thePassword, 2);
  } else {
    throw new MailError('refused', noAuthMethod);
  }
}

/** Once content is sent, only a reply of the server says whether it has the message. */
async function handOver(connection: SmtpConnection, content: string): Promise<string> {
  let reply: Reply;
  try {
    await connection.write(content);
    reply = await connection.read(theMessage);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    throw new MailError('unknown', error.message);
  }
  return requireReply(reply, theMessage, 2).text;
}

function requireReply(reply: Reply, about: string, expectedClass: 2 | 3): Reply {
  if (Math.floor(reply.code / 100) === expectedClass) return reply;
  const kind = Math.floor(reply.code / 100) === 5 ? 'refused' : 'later';
  throw new MailError(kind, rejectedMessage(reply.text, about));
}

/** On one line, without credentials in any encoding. */
function hideSecrets(text: string, { username, password }: MailServer): string {
  let hidden = text.replace(/\p{Cc}+/gu, ' ');
  if (password)
    for (const secret of [base64(`\0${username}\0${password}`), base64(password), password])
      hidden = hidden.replaceAll(secret, '…');
  return hidden.trim();
}

function base64(text: string): string {
  return formatBase64(new TextEncoder().encode(text));
}
