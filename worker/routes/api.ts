import { Hono } from 'hono';
import { productSlug } from '#data/site/product.ts';
import { errorResponse } from '../http/api-response.ts';
import { HttpError } from '../http/http-error.ts';
import { rejectOtherMethods } from './method-not-allowed.ts';
import type { AppEnv } from '../env.ts';
import { privateRoutes } from '../accounts/private-routes.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { prefetchImportStatus } from './admin/imports.ts';
import { analytics } from './analytics.ts';
import { bible } from './bible.ts';
import { bibleChapter } from './bible-chapter.ts';
import { bibleParallel } from './bible-parallel.ts';
import { build } from './build.ts';
import { converter } from './converter.ts';
import { entries } from './entries.ts';
import { health } from './health.ts';
import { invite } from './invite.ts';
import { publicPlacementRoutes } from './placements.ts';
import { recordingListRoute } from './recordings.ts';
import { recovery } from './recovery.ts';
import { rstne, rstneRestored } from './rstne.ts';
import { search } from './search.ts';
import { signIn } from './sign-in.ts';
import { site } from './site.ts';
import { sqlImport } from './sql-import.ts';
import { staticStrongs } from './static-strongs.ts';
import { strongs } from './strongs.ts';
import { suggest } from './suggest.ts';
import { systemSettings } from './system-settings.ts';
import { verseWordsRoute } from './verse-words.ts';
import { verses } from './verses.ts';
import { endpointNotFound } from './messages.ts';

/** All API routes. Every error becomes a response `{ message, code }`. */
export const api = new Hono<AppEnv>();

api
  .onError(errorResponse)
  .use(rejectOtherMethods(api))
  .use('/admin/import-status', prefetchImportStatus())
  .route('/', privateRoutes)
  .route('/', health)
  .route('/', bible)
  .route('/', verses)
  .route('/rstne', rstne)
  .route('/rstne-restored', rstneRestored)
  .route('/', bibleChapter)
  .route('/', bibleParallel)
  .route('/', strongs)
  .route('/', verseWordsRoute)
  .route('/', search)
  .route('/', suggest)
  .route('/', analytics)
  .route('/', site)
  .route('/', publicPlacementRoutes)
  .route('/', recordingListRoute)
  .route('/', signIn)
  .route('/account', account)
  .route('/invite', invite)
  .route('/forgot-password', recovery)
  .route('/admin', admin)
  .route('/build', build)
  .route('/system-settings', systemSettings)
  .route('/', sqlImport)
  .route('/converter', converter)
  .route('/', staticStrongs)
  .route(`/${productSlug}`, entries)
  // Returned, not thrown, because the middleware above leaves thrown errors alone.
  .all('/*', (c) => errorResponse(new HttpError(404, endpointNotFound), c));
