import { Hono } from 'hono';
import { Problem } from '../http/http-error.ts';
import type { SignedInEnv } from '../env.ts';
import { auditCalls } from './admin/audit.ts';
import { backupCalls } from './admin/backup.ts';
import { botCalls } from './admin/bot.ts';
import { consultCalls } from './admin/consult.ts';
import { buildCalls } from './admin/builds.ts';
import { exportCalls } from './admin/exports.ts';
import { healthCalls } from './admin/health.ts';
import { importCalls } from './admin/imports.ts';
import { contentPreview } from './admin/content-preview.ts';
import { mailCalls } from './admin/mail.ts';
import { overview } from './admin/overview.ts';
import { pageCalls } from './admin/pages.ts';
import { placementCalls } from './admin/placements.ts';
import { recordingCalls } from './admin/recordings.ts';
import { redirectCalls } from './admin/redirects.ts';
import { searchesCalls } from './admin/searches.ts';
import { uploadCalls } from './admin/uploads.ts';
import { usersCalls } from './admin/users.ts';

/** Routes below /api/admin. `worker/accounts/private-routes.ts` checks access before they run. */
export const admin = new Hono<SignedInEnv>()
  .route('/', overview)
  .route('/', usersCalls)
  .route('/', auditCalls)
  .route('/', backupCalls)
  .route('/', searchesCalls)
  .route('/', healthCalls)
  .route('/', uploadCalls)
  .route('/', importCalls)
  .route('/', buildCalls)
  .route('/', botCalls)
  .route('/', consultCalls)
  .route('/', exportCalls)
  .route('/', pageCalls)
  .route('/', contentPreview)
  .route('/', placementCalls('advertisement'))
  .route('/', placementCalls('box'))
  .route('/', recordingCalls)
  .route('/', redirectCalls)
  .route('/', mailCalls)
  .all('/*', () => {
    throw new Problem(404, 'There is no such call.');
  });
