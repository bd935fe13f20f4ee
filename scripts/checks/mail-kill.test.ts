import { afterAll, beforeAll, expect, test } from 'vitest';
import { KilledWorker } from '../testing/import-kill/killed-worker.ts';
import { startMailServer, type MailServer } from '../testing/mail-server/mail-server.ts';

/** `KILL_MOMENTS=100` tries more of them. */
const moments = Number(process.env['KILL_MOMENTS'] ?? 10);
/** Milliseconds in which the mail server thinks about a recipient, and again about a message that it has. */
const slowMs = 120;
/** After so long a message is sent on a quiet machine. */
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
    const answered = new Set<string>();
    for (let moment = 0; moment < moments; moment += 1) {
      const recipient = `reader${moment}@example.org`;
      worker
        .call('POST', '/api/admin/email/test', { recipient, templateName: 'welcome_email' })
        .then((response) => response.ok && answered.add(recipient))
        // Cut before it was answered: nobody was told that it is on its way.
        .catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, (moment / moments) * span));
      await worker.kill();
      // Nobody may send more than twenty in an hour.
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
        expect(answer).toContain('whether it arrives is not known');
      }
    }
    // Whoever was told that a message is on its way finds it, and nothing went out that has no row.
    const known = rows.map(({ recipient }) => recipient);
    expect([...answered].filter((recipient) => !known.includes(recipient))).toEqual([]);
    expect(server.received.flatMap(({ to }) => to).filter((recipient) => !known.includes(recipient))).toEqual([]);
    expect(rows.filter(({ state }) => state === 'sent').length).toBeGreaterThan(0);
  },
  60_000 + moments * 15_000,
);

/** Waits, asking nobody: the outbox goes on by itself. */
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
