import { afterAll, beforeAll, expect, test } from 'vitest';
import { KilledWorker } from '../testing/killed-worker.ts';
import { startMailServer, type MailServer } from '../testing/mail-server/mail-server.ts';

/** `KILL_MOMENTS=100` tries more of them. */
const moments = Number(process.env['KILL_MOMENTS'] ?? 5);
/** Milliseconds of delay of the mail server for a recipient, and again for a received message. */
const slowMs = 120;
/** A message is sent within this time on an idle machine. */
const span = 600;

const worker = new KilledWorker();
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer({ slowMs });
  await worker.begin();
  await worker.kill();
  const settings = { host: '127.0.0.1', port: server.port, security: 'none', from_address: 'site@example.org' };
  for (const [key, value] of Object.entries(settings))
    worker.changeApp(
      "INSERT INTO settings (key, value, updated_at, updated_by) VALUES (?, ?, '', 'test')",
      `mail.${key}`,
      String(value),
    );
  await worker.begin();
});
afterAll(async () => {
  await worker.remove();
  await server.close();
});

interface Row {
  recipient: string;
  state: string;
  answer: string;
}

test(
  `cut at ${moments} moments, no message goes out twice, none is lost, and what nobody can know is said`,
  async () => {
    const accepted = new Set<string>();
    for (let moment = 0; moment < moments; moment += 1) {
      const recipient = `reader${moment}@example.org`;
      worker
        .call('POST', '/api/admin/email/test', { recipient, templateName: 'welcome_email' })
        .then((response) => response.ok && accepted.add(recipient))
        // Killed before the response: nobody was notified of the message.
        .catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, (moment / moments) * span));
      await worker.kill();
      // The limit is twenty messages an hour.
      worker.changeApp('DELETE FROM attempts');
      await worker.begin();
    }
    const rows = await untilQuiet();
    for (const { recipient, state, answer } of rows) {
      const times = server.received.filter(({ to }) => to.includes(recipient)).length;
      expect([recipient, state], answer).toEqual([recipient, expect.stringMatching(/^(?:sent|failed)$/)]);
      if (state === 'sent') expect([recipient, times]).toEqual([recipient, 1]);
      else {
        expect(times, recipient).toBeLessThanOrEqual(1);
        expect(answer).toContain('It may have been sent');
      }
    }
    // Every message that was reported as accepted has a row, and nothing without a row was sent.
    const known = rows.map(({ recipient }) => recipient);
    expect([...accepted].filter((recipient) => !known.includes(recipient))).toEqual([]);
    expect(server.received.flatMap(({ to }) => to).filter((recipient) => !known.includes(recipient))).toEqual([]);
    expect(rows.filter(({ state }) => state === 'sent').length).toBeGreaterThan(0);
  },
  600_000 + moments * 60_000,
);

/** Waits without requests, because the outbox continues automatically. */
async function untilQuiet(): Promise<Row[]> {
  for (let tries = 0; tries < 30; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await worker.kill();
    const rows = worker.app<Row>('SELECT recipient, state, answer FROM outbox');
    if (rows.every(({ state }) => state !== 'queued' && state !== 'sending')) {
      await worker.begin();
      return rows;
    }
    await worker.begin();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
  throw new Error('messages stay on their way');
}
