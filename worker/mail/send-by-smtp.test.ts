import PostalMime from 'postal-mime';
import { describe, expect, inject, test } from 'vitest';
import { readReceivedMail } from '../testing/mail.ts';
import { composeMime, type Message } from './compose-mime.ts';
import { sendBySmtp, type MailServer } from './send-by-smtp.ts';

const message: Message = {
  id: '01TEST',
  from: { name: 'Lexicon', address: 'site@bible.example.org' },
  recipient: 'anna@example.org',
  subject: 'A subject',
  html: '<p>Words</p>',
  text: 'Words',
  headers: {},
  createdAt: '2026-11-22T11:24:00.000Z',
};
const server = (changed: Partial<MailServer> = {}): MailServer => ({
  host: '127.0.0.1',
  port: inject('mailServer').port,
  security: 'none',
  username: '',
  password: '',
  outsideHosts: undefined,
  ...changed,
});
const send = (changed: Partial<MailServer> = {}, to = 'anna@example.org', patience = 2_000): Promise<string> =>
  sendBySmtp(server(changed), composeMime({ ...message, recipient: to }), { patience });

describe('a mail server', () => {
  test.each(['mail.example.org', '10.0.0.1', '127.0.0.1.example.org'])(
    'gets nothing without encryption: %s',
    async (host) => {
      await expect(send({ host, security: 'none' })).rejects.toMatchObject({
        kind: 'refused',
        message: `Messages to ${host} must be encrypted: choose TLS or STARTTLS.`,
      });
    },
  );

  test('accepts a message without authentication if no username is set, even if it offers authentication', async () => {
    expect(await send({}, 'open@example.org')).toMatch(/^250 /);
    expect(await readReceivedMail('open@example.org')).toMatchObject([{ user: '' }]);
  });

  test('accepts a message after authentication with a non-ASCII name and password', async () => {
    expect(await send({ username: 'שלום', password: 'päss wörd' }, 'signed@example.org')).toMatch(/^250 /);
    expect(await readReceivedMail('signed@example.org')).toMatchObject([{ user: 'שלום' }]);
  });

  test('is reported with its own reply but without the password when it rejects the sign-in', async () => {
    const caught = await send({ username: 'wrong', password: 'swordfish' }).catch((error: unknown) => error);
    expect(caught).toMatchObject({ kind: 'refused', message: expect.stringMatching(/^535 5\.7\.8 Bad credentials …/) });
    expect(String(caught)).not.toContain('swordfish');
    expect(String(caught)).not.toContain(btoa('\0wrong\0swordfish'));
  });

  test('is a permanent error for an unknown recipient and a temporary one when busy', async () => {
    await expect(send({}, 'nobody@example.org')).rejects.toMatchObject({
      kind: 'refused',
      message: '550 5.1.1 No such user here (reply to RCPT TO)',
    });
    await expect(send({}, 'busy@example.org')).rejects.toMatchObject({ kind: 'later', message: /^451 / });
  });

  test('times out when it does not reply', async () => {
    await expect(send({}, 'silent@example.org', 400)).rejects.toMatchObject({
      kind: 'later',
      message: expect.stringContaining('timed out after 1 s'),
    });
  });

  test('that hangs at QUIT still has the message and does not block the sender', async () => {
    expect(await send({ port: inject('mailServer').hangingPort }, 'hanging@example.org')).toMatch(/^250 /);
    expect(await readReceivedMail('hanging@example.org')).toHaveLength(1);
  });

  test('that closes the connection after the content leaves the delivery unknown', async () => {
    await expect(send({ port: inject('mailServer').cutPort }, 'cut@example.org')).rejects.toMatchObject({
      kind: 'unknown',
    });
  });

  test('that is unreachable or closes at once is a temporary error', async () => {
    await expect(send({ port: 9 })).rejects.toMatchObject({
      kind: 'later',
      message: /127\.0\.0\.1:9 cannot be reached/,
    });
  });

  test('gets no password over an unencrypted connection, without STARTTLS or with an invalid certificate', async () => {
    const signIn = { security: 'starttls', username: 'anna', password: 'swordfish' } as const;
    await expect(send({ ...signIn, port: inject('mailServer').plainPort }, 'plain@example.org')).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('does not offer STARTTLS'),
    });
    // Its 220 means to go on (RFC 3207). The TLS handshake after it fails.
    await expect(send(signIn, 'plain@example.org')).rejects.toMatchObject({
      name: 'MailError',
      message: expect.not.stringContaining('to STARTTLS'),
    });
    expect(await readReceivedMail('plain@example.org')).toEqual([]);
  });
});

describe('a composed message', () => {
  const headersOf = (content: string): string => content.slice(0, content.indexOf('\r\n\r\n'));

  test.each([
    ['Hello\r\nBcc: eve@example.org', 'Hello Bcc: eve@example.org'],
    ['Hello\nX-Evil: yes', 'Hello X-Evil: yes'],
    ['Hello\rX-Evil: yes', 'Hello X-Evil: yes'],
    ['Hello\u2028X-Evil: yes\u0000', 'Hello X-Evil: yes'],
    ['שלום\r\nBcc: eve@example.org', 'שלום Bcc: eve@example.org'],
  ])('has one subject for any input: %j', async (subject, expected) => {
    const { content } = composeMime({ ...message, subject });
    expect(headersOf(content)).not.toMatch(/^(?:Bcc|X-Evil)/im);
    expect((await PostalMime.parse(content)).subject).toBe(expected);
  });

  test("prevents header injection by the sender's name and custom headers", async () => {
    const { content } = composeMime({
      ...message,
      from: { name: 'The "Library"\r\nBcc: eve@example.org', address: 'site@bible.example.org' },
      headers: { 'List-Unsubscribe': '<https://a.example>\r\nBcc: eve@example.org' },
    });
    expect(headersOf(content)).not.toMatch(/^Bcc/im);
    expect((await PostalMime.parse(content)).from).toEqual({
      name: 'The "Library" Bcc: eve@example.org',
      address: 'site@bible.example.org',
    });
  });

  test('encodes long Hebrew subjects and names so that every mail program can read them', async () => {
    const subject = 'מילה עברית ליום: '.repeat(8).trim();
    const { content } = composeMime({ ...message, subject, from: { ...message.from, name: 'אוצר המילים' } });
    for (const line of headersOf(content).split('\r\n')) expect(line).toMatch(/^[ -~]{1,120}$/);
    expect(content.match(/=\?UTF-8\?B\?[^?]*\?=/g)?.every((word) => word.length <= 75)).toBe(true);
    const parsed = await PostalMime.parse(content);
    expect(parsed.subject).toBe(subject);
    expect(parsed.from?.name).toBe('אוצר המילים');
  });

  test('preserves dots at the start of a line', async () => {
    const text = 'One\n.\n..two\nthree';
    await sendBySmtp(server(), composeMime({ ...message, recipient: 'dots@example.org', text }));
    const [received] = await readReceivedMail('dots@example.org');
    expect(received?.text?.trim()).toBe(text);
  });
});
