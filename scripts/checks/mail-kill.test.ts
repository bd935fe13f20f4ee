import { afterAll, beforeAll, expect, test } from 'vitest';
import { KilledWorker } from '../testing/killed-worker.ts';
import { startMailServer, type MailServer } from '../testing/mail-server/mail-server.ts';

/** `KILL_MOMENTS=100` tries more of them. */
const moments = Number(process.env['KILL_MOMENTS'] ?? 5);
/** Milliseconds of delay of the mail server for a recipient, and again for a received message. */
const slowMs = 120;

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

/** Sends a message that nothing cuts. Returns how many milliseconds that took. */
async function sendUncut(recipient: string): Promise<number> {
  const began = performance.now();
  const answer = await worker.call('POST', '/api/admin/email/test', { recipient, templateName: 'welcome_email' });
  expect(await answer.json()).toMatchObject({ mail: { recipient, state: 'sent' } });
  const took = performance.now() - began;
  expect(server.received.filter(({ to }) => to.includes(recipient))).toHaveLength(1);
  return took;
}

interface Row {
  recipient: string;
  state: string;
  answer: string;
}

test(
  `cut at ${moments} moments, no message goes out twice, none is lost, and what nobody can know is said`,
  async () => {
    const span = await sendUncut('first@example.org');
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
    const early = 'early@example.org';
    await cutBeforeHandover(early);
    const rows = await untilQuiet();
    expect(rows).toContainEqual(expect.objectContaining({ recipient: early, state: 'sent' }));
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
    await sendUncut('last@example.org');
  },
  600_000 + moments * 60_000,
);

/** Cuts a message while it is sent, before the slow mail server agrees to accept it. It is sent after the next start. */
async function cutBeforeHandover(recipient: string): Promise<void> {
  // Killed before the response.
  worker.call('POST', '/api/admin/email/test', { recipient, templateName: 'welcome_email' }).catch(() => undefined);
  await expect.poll(readRows, { interval: 5 }).toContainEqual(expect.objectContaining({ recipient, state: 'sending' }));
  await worker.kill();
  await worker.begin();
}

const readRows = (): Row[] => worker.app<Row>('SELECT recipient, state, answer FROM outbox');

/** Waits without requests, because the outbox continues automatically. */
async function untilQuiet(): Promise<Row[]> {
  let rows: Row[] = [];
  await expect
    .poll(
      () => {
        rows = readRows();
        return rows.filter(({ state }) => state === 'queued' || state === 'sending');
      },
      { interval: 500, timeout: 300_000 },
    )
    .toEqual([]);
  return rows;
}
