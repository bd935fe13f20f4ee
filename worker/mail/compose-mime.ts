import { Email } from 'worker-mailer';
import { formatBase64 } from '../encoding.ts';
import type { SmtpMessage } from './send-by-smtp.ts';

export interface Message {
  /** Id of its row. The Message-ID is made from it, so that mail programs recognize a duplicate. */
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

/**
 * RFC 2047: at most 75 characters per encoded word. "=?UTF-8?B?" and "?=" take 12. Three bytes become four characters.
 */
const bytesPerWord = 45;
const maxSubjectChars = 200;

/** Composes the message for SMTP. Input cannot end a header and start another one (header injection). */
export function composeMime({ id, from, recipient, subject, html, text, headers, createdAt }: Message): SmtpMessage {
  const name = oneLine(from.name);
  const encoded = Object.entries(headers).map(([key, value]) => [oneLine(key), oneLine(value)]);
  const email = new Email({
    from: from.address,
    to: recipient,
    subject,
    text,
    html,
    // The library's own headers break at a line break in the subject and put non-ASCII text in quotes.
    headers: {
      ...Object.fromEntries(encoded),
      From: name ? `${encodePhrase(name)} <${from.address}>` : from.address,
      To: recipient,
      Subject: encodeWords(oneLine(subject).slice(0, maxSubjectChars)),
      Date: new Date(createdAt).toUTCString().replace('GMT', '+0000'),
      'Message-ID': `<${id}@${from.address.split('@')[1]}>`,
      'Auto-Submitted': 'auto-generated',
    },
  });
  return { from: from.address, to: recipient, content: email.getEmailData() };
}

/** Removes line breaks and other control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** A display name: quoted, or encoded if it is not ASCII. */
function encodePhrase(name: string): string {
  return isAscii(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : encodeWords(name);
}

/** The text of a header in ASCII, as defined in RFC 2047. */
function encodeWords(text: string): string {
  if (isAscii(text)) return text;
  const words: string[] = [];
  let bytes: number[] = [];
  const flush = (): void => {
    if (bytes.length > 0) words.push(`=?UTF-8?B?${formatBase64(Uint8Array.from(bytes))}?=`);
    bytes = [];
  };
  for (const char of text) {
    const encoded = new TextEncoder().encode(char);
    if (bytes.length + encoded.length > bytesPerWord) flush();
    bytes.push(...encoded);
  }
  flush();
  return words.join('\r\n ');
}

function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}
