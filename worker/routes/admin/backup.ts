import { Hono } from 'hono';
import { maxBackupBytes, type BackupSummary, type RestoreAnswer } from '#data/administration/contract/backup.ts';
import { productSlug } from '#data/site/product.ts';
import { limitBody } from '../../http/limit-body.ts';
import { requireConfirmed } from '../../accounts/admin-only.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { readBackup } from '../../backup/read-backup.ts';
import { readSchema } from '../../backup/read-state.ts';
import { compareBackup, restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { clearPlacementCache } from '../../content/live-placements.ts';
import { clearRecordingCache } from '../../content/live-recordings.ts';
import type { SignedInEnv } from '../../env.ts';
import { forgetSettings } from '../../settings/read-settings.ts';

/**
 * Downloads everything that cannot be rebuilt as one file, and restores it. The file contains password hashes, so both
 * actions require the password again.
 */
export const backupRoutes = new Hono<SignedInEnv>()
  .use('/backup/*', async (c, next) => {
    requireConfirmed(c.var.signedIn);
    await next();
  })
  .get('/backup/summary', async (c) => {
    const { summary } = await writeBackup(c.env, new URL(c.req.url).origin);
    return c.json(summary satisfies BackupSummary);
  })

  .get('/backup/file', async (c) => {
    const day = new Date().toISOString().slice(0, 10);
    // Record the event first, so that the backup contains it.
    await recordEvent(c, { action: 'backup.taken', ...actorOf(c.var.signedIn), subject: day });
    const { packed } = await writeBackup(c.env, new URL(c.req.url).origin);
    return c.body(packed, 200, {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="${productSlug}-backup-${day}.jsonl.gz"`,
    });
  })

  .post('/backup/restore', limitBody(maxBackupBytes), async (c) => {
    const isDryRun = c.req.query('dry') === '1';
    const packed = new Uint8Array(await c.req.arrayBuffer());
    const backup = await readBackup(packed, await readSchema(c.env.APP));
    const compared = await compareBackup(c.env, backup);
    if (!isDryRun) {
      await restoreBackup(c.env, backup);
      forgetSettings(c.env);
      clearPlacementCache(c.env.APP);
      clearRecordingCache(c.env.APP);
      await recordEvent(c, {
        action: 'backup.restored',
        ...actorOf(c.var.signedIn),
        subject: backup.header.takenAt,
      });
    }
    const isSignedOut = !backup.rows.get('users')?.some((row) => row['id'] === c.var.signedIn.userId);
    return c.json({ isDryRun, ...compared, isSignedOut } satisfies RestoreAnswer);
  });
