import { formatBase64 } from '../encoding.ts';
import type { OutsideHosts } from '../http/egress.ts';
import { MailFault } from './mail-error.ts';
import { SmtpLine, type Reply } from './smtp-connection.ts';

export interface MailServer {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  /** Empty where the server asks for none. */
  username: string;
  password: string;
  outsideHosts: OutsideHosts;
}

export interface Letter {
  /** Addresses without names. */
  from: string;
  to: string;
  /** The whole message with its headers, dots doubled, and the dot that ends it. */
  content: string;
}

interface Sending {
  /** Milliseconds that each step may take. */
  patience?: number;
  /** Called when the server has agreed to take the message and before it gets any of it. */
  onHandOver?: () => Promise<void>;
}

/** Milliseconds; mail servers let strangers wait on purpose. */
const usualPatience = 30_000;
const mostAnswerLetters = 500;

/**
 * Hands one letter to a mail server and returns what that answered. Throws a {@link MailFault} with the server's own
 * words, in which the password never stands, even where a server repeats it.
 */
export async function sendBySmtp(server: MailServer, letter: Letter, sending: Sending = {}): Promise<string> {
  const tidy = (text: string): string => hideSecrets(text, server).slice(0, mostAnswerLetters);
  try {
    return tidy(await converse(server, letter, sending));
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    throw new MailFault(error.kind, tidy(error.message));
  }
}

async function converse(server: MailServer, letter: Letter, sending: Sending): Promise<string> {
  const line = await SmtpLine.open(server, sending.patience ?? usualPatience);
  try {
    demand(await line.read('the connection'), 'the connection', 2);
    await introduce(line, server, letter.from);
    demand(await line.ask(`MAIL FROM:<${letter.from}>`, 'MAIL FROM'), 'MAIL FROM', 2);
    demand(await line.ask(`RCPT TO:<${letter.to}>`, 'RCPT TO'), 'RCPT TO', 2);
    demand(await line.ask('DATA', 'DATA'), 'DATA', 3);
    await sending.onHandOver?.();
    return await handOver(line, letter.content);
  } finally {
    await line.close();
  }
}

/** Greets, encrypts and signs in, as far as the settings say. */
async function introduce(line: SmtpLine, { security, username, password }: MailServer, from: string): Promise<void> {
  const greeting = `EHLO ${from.split('@')[1] ?? 'localhost'}`;
  let offers = demand(await line.ask(greeting, 'EHLO'), 'EHLO', 2);
  if (security === 'starttls') {
    // Without it a password would go over the line for everybody to read.
    if (!/\bSTARTTLS\b/i.test(offers.text))
      throw new MailFault('refused', 'The mail server does not offer STARTTLS. Nothing was sent, and no password.');
    demand(await line.ask('STARTTLS', 'STARTTLS'), 'STARTTLS', 2);
    await line.encrypt();
    offers = demand(await line.ask(greeting, 'EHLO'), 'EHLO', 2);
  }
  if (username) await signIn(line, offers.text, { username, password });
}

async function signIn(
  line: SmtpLine,
  offers: string,
  { username, password }: Pick<MailServer, 'username' | 'password'>,
): Promise<void> {
  const ways = /\bAUTH[ =]([^\r\n]*)/i.exec(offers)?.[1] ?? '';
  if (/\bPLAIN\b/i.test(ways)) {
    const secret = base64(`\0${username}\0${password}`);
    demand(await line.ask(`AUTH PLAIN ${secret}`, 'the sign-in'), 'the sign-in', 2);
  } else if (/\bLOGIN\b/i.test(ways)) {
    demand(await line.ask('AUTH LOGIN', 'the sign-in'), 'the sign-in', 3);
    demand(await line.ask(base64(username), 'the user name'), 'the user name', 3);
    demand(await line.ask(base64(password), 'the password'), 'the password', 2);
  } else {
    throw new MailFault(
      'refused',
      'The mail server offers no sign-in by PLAIN or LOGIN. Empty the user name if it asks for none.',
    );
  }
}

/** From the first word on, only an answer of the server tells whether it has the message. */
async function handOver(line: SmtpLine, content: string): Promise<string> {
  let reply: Reply;
  try {
    await line.write(content);
    reply = await line.read('the message');
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    throw new MailFault('unknown', error.message);
  }
  return demand(reply, 'the message', 2).text;
}

function demand(reply: Reply, about: string, begins: 2 | 3): Reply {
  if (Math.floor(reply.code / 100) === begins) return reply;
  const kind = Math.floor(reply.code / 100) === 5 ? 'refused' : 'later';
  throw new MailFault(kind, `${reply.text} (to ${about})`);
}

/** On one line, without what signs in, in whatever form it came back. */
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
