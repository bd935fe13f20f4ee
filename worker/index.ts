import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { addLanguageNames } from '#data/bible/other-language-names.ts';
import { rareLanguageNames } from '#data/bible/rare-language-names.ts';
import { productSlug } from '#data/site/product.ts';
import { securityHeaders } from './http/security-headers.ts';
import { reportErrors } from './health-monitor/report-errors.ts';
import { startHealthMonitor } from './health-monitor/health-monitor.ts';
import { limitBody, maxBodyBytes } from './http/limit-body.ts';
import { limitVisitors } from './http/limit-visitors.ts';
import { followRedirects } from './content/follow-redirects.ts';
import { observeRequests } from './metrics/observe-requests.ts';
import { nameRequests } from './request-id.ts';
import { errorPage, notFoundPage } from './pages/error-page.ts';
import type { AppEnv, Bindings } from './env.ts';
import { preferVersion, setVersionDetails } from './versions/catalog.ts';
import { readVersionDetails } from './versions/read-version-details.ts';
import { api } from './routes/api.ts';
import { recordingFiles } from './routes/recordings.ts';
import { browsePage } from './pages/browse-page.tsx';
import { chapterPage } from './pages/chapter-page.tsx';
import { customPage } from './pages/custom-page.tsx';
import { entryPage } from './pages/entry-page.ts';
import { interlinearPage } from './pages/interlinear-page.tsx';
import { parallelPage } from './pages/parallel-page.tsx';
import { resultsPage } from './pages/results-page.tsx';
import { securityTxt } from './pages/security-txt.ts';
import { versesPage } from './pages/verses-page.tsx';
import { wordOfDayPage } from './pages/word-of-day-page.tsx';
import { wordStudyPage } from './pages/word-study-page.tsx';
import { wordsPage } from './pages/words-page.tsx';
import { readSettings } from './settings/read-settings.ts';

addLanguageNames(rareLanguageNames);

/** Administrators upload whole Bibles. Those routes limit their bodies themselves. */
const acceptsFiles = (path: string): boolean =>
  path.startsWith('/api/admin/') || path === '/api/converter/convert-text-to-sql';
const limitDefault = limitBody(maxBodyBytes);

const app = new Hono<AppEnv>()
  .use(nameRequests())
  .use(contextStorage())
  .use(observeRequests())
  .use(reportErrors())
  .use(securityHeaders())
  .use(limitVisitors())
  .use(followRedirects())
  .use(async (c, next) => {
    const [settings, details] = await Promise.all([readSettings(c.env), readVersionDetails(c.env)]);
    preferVersion(c.env.LIBRARY, settings['site.default_version']);
    setVersionDetails(c.env.LIBRARY, details);
    await next();
  })
  .use(async (c, next) => (acceptsFiles(c.req.path) ? next() : limitDefault(c, next)))
  .route('/api', api)
  .route(`/${productSlug}`, browsePage)
  .route(`/${productSlug}`, versesPage)
  .route(`/${productSlug}`, wordStudyPage)
  .route(`/${productSlug}`, entryPage)
  .route('/', recordingFiles)
  .route('/', securityTxt)
  .route('/', customPage)
  .route('/', resultsPage)
  .route('/', parallelPage)
  .route('/', wordsPage)
  .route('/', interlinearPage)
  .route('/', chapterPage)
  .route('/', wordOfDayPage)
  .onError(errorPage)
  .notFound(notFoundPage);

export { HealthMonitor } from './health-monitor/health-monitor.ts';
export { ImportJob } from './imports/import-job.ts';
export { Outbox } from './mail/outbox.ts';
export { StudyNotes } from './my-study/study-notes.ts';

/** Cron Trigger of the deployment. It starts the health monitor even without requests. */
async function scheduled(_event: ScheduledController, env: Bindings): Promise<void> {
  await startHealthMonitor(env);
}

export default Object.assign(app, { scheduled });
