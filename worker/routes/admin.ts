import { Hono } from 'hono';
import type { SignedInEnv } from '../env.ts';
import { auditRoutes } from './admin/audit.ts';
import { backupRoutes } from './admin/backup.ts';
import { healthMonitorRoutes } from './admin/bot.ts';
import { aiProviderRoutes } from './admin/consult.ts';
import { rebuildRoutes } from './admin/builds.ts';
import { exportRoutes } from './admin/exports.ts';
import { adminHealthRoutes } from './admin/health.ts';
import { importRoutes } from './admin/imports.ts';
import { contentPreview } from './admin/content-preview.ts';
import { mailRoutes } from './admin/mail.ts';
import { overview } from './admin/overview.ts';
import { customPageRoutes } from './admin/pages.ts';
import { placementRoutes } from './admin/placements.ts';
import { adminRecordingRoutes } from './admin/recordings.ts';
import { redirectRoutes } from './admin/redirects.ts';
import { searchStatisticsRoutes } from './admin/searches.ts';
import { textRoutes } from './admin/texts.ts';
import { fileRoutes } from './admin/files.ts';
import { uploadRoutes } from './admin/uploads.ts';
import { userRoutes } from './admin/users.ts';

/** Routes below /api/admin. `worker/accounts/private-routes.ts` checks access before they run. */
export const admin = new Hono<SignedInEnv>()
  .route('/', overview)
  .route('/', userRoutes)
  .route('/', auditRoutes)
  .route('/', backupRoutes)
  .route('/', searchStatisticsRoutes)
  .route('/', adminHealthRoutes)
  .route('/', uploadRoutes)
  .route('/', textRoutes)
  .route('/', fileRoutes)
  .route('/', importRoutes)
  .route('/', rebuildRoutes)
  .route('/', healthMonitorRoutes)
  .route('/', aiProviderRoutes)
  .route('/', exportRoutes)
  .route('/', customPageRoutes)
  .route('/', contentPreview)
  .route('/', placementRoutes('advertisement'))
  .route('/', placementRoutes('box'))
  .route('/', adminRecordingRoutes)
  .route('/', redirectRoutes)
  .route('/', mailRoutes);
