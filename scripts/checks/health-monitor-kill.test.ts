import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BotLogEntry, BotRepair } from '#data/administration/contract/bot.ts';
import { KilledWorker } from '../testing/killed-worker.ts';

/** `KILL_MOMENTS=100` tries more of them. */
const moments = Number(process.env['KILL_MOMENTS'] ?? 4);
/** Milliseconds after its start in which a round with these findings completes on an idle machine. */
const span = 900;
const stuck = Array.from({ length: 20 }, (_, at) => `import stuck-${at}`);

const worker = new KilledWorker();
beforeAll(async () => {
  await worker.begin();
  await worker.kill();
});
afterAll(() => worker.remove());

/** Resets all findings, and adds twenty imports that have stopped reporting. */
function reset(): void {
  for (const table of ['bot_repairs', 'bot_log', 'imports']) worker.changeApp(`DELETE FROM ${table}`);
  for (const [at, location] of stuck.entries())
    worker.changeApp(
      `INSERT INTO imports (id, source, file_id, version_code, version_id, state, started_by, started_at, heartbeat_at)
        VALUES (?, 'upload', 'none', ?, ?, 'loading', 'Timothy', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
      location.replace('import ', ''),
      location.replace('import ', ''),
      String(9_000 + at),
    );
}

const read = async <Row>(what: string): Promise<Row[]> =>
  (await worker.call('GET', `/api/admin/bot/${what}`)).json() as Promise<Row[]>;

test(
  `interrupted at ${moments} moments of a round, the health monitor reports every finding once`,
  async () => {
    for (let moment = 0; moment < moments; moment += 1) {
      reset();
      worker.forget('HealthMonitor');
      await worker.begin();
      await worker.call('GET', '/api/health');
      await new Promise((resolve) => setTimeout(resolve, (moment / moments) * span));
      await worker.kill();
      await worker.begin();
      // The alarm continues automatically. If it had not been set yet, the first request sets it.
      await worker.call('GET', '/api/health');
      const open = async (): Promise<string[]> =>
        (await read<BotRepair>('repairs'))
          .filter(({ elementType, status }) => elementType === 'check:imports' && status === 'pending')
          .map(({ location }) => location);
      await expect.poll(open, { interval: 200 }).toHaveLength(stuck.length);
      expect((await open()).toSorted(), `cut at moment ${moment}`).toEqual(stuck.toSorted());
      const lines = (await read<BotLogEntry>('logs')).filter(({ action }) => action === 'check:imports');
      expect(new Set(lines.map(({ details }) => details)).size).toBe(stuck.length);
      expect(lines).toHaveLength(stuck.length);
      await worker.kill();
    }
  },
  600_000 + moments * 60_000,
);
