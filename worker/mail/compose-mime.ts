import { Email } from 'worker-mailer';
import { formatBase64 } from '../encoding.ts';
import type { Letter } from './send-by-smtp.ts';

export interface Message {
  /** Its row's, from which the message's own id is made: a message that comes twice is known as one. */
  id: string;
  from: { name: string; address: string };
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** RFC 2047: 75 letters a word, of which "=?UTF-8?B?" and "?=" take twelve; three bytes are four letters. */
const bytesAWord = 45;
const mostSubjectLetters = 200;

/** The message as it goes over the line. Nothing that a header is made of can end it and begin another. */
export function composeLetter({ id, from, recipient, subject, html, text, headers, createdAt }: Message): Letter {
  const name = oneLine(from.name);
  const own = Object.entries(headers).map(([key, value]) => [oneLine(key), oneLine(value)]);
  const email = new Email({
    from: from.address,
    to: recipient,
    subject,
    text,
    html,
    // Those of the library end at a line break of a subject, and put what is no ASCII between quotes.
    headers: {
      ...Object.fromEntries(own),
      From: name ? `${encodePhrase(name)} <${from.address}>` : from.address,
      To: recipient,
      Subject: encodeWords(oneLine(subject).slice(0, mostSubjectLetters)),
      Date: new Date(createdAt).toUTCString().replace('GMT', '+0000'),
      'Message-ID': `<${id}@${from.address.split('@')[1]}>`,
      'Auto-Submitted': 'auto-generated',
    },
  });
  return { from: from.address, to: recipient, content: email.getEmailData() };
}

/** Without line breaks and other control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** A name beside an address: in quotes, or encoded where it is more than ASCII. */
function encodePhrase(name: string): string {
  return isAscii(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : encodeWords(name);
}

/** A header's text in ASCII, as RFC 2047 has it. */
function encodeWords(text: string): string {
  if (isAscii(text)) return text;
  const words: string[] = [];
  let bytes: number[] = [];
  const end = (): void => {
    if (bytes.length > 0) words.push(`=?UTF-8?B?${formatBase64(Uint8Array.from(bytes))}?=`);
    bytes = [];
  };
  for (const letter of text) {
    const own = new TextEncoder().encode(letter);
    if (bytes.length + own.length > bytesAWord) end();
    bytes.push(...own);
  }
  end();
  return words.join('\r\n ');
}

function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}
