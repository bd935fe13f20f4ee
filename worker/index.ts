import { Hono } from 'hono';
import { productSlug } from '#data/model/product.ts';
import { securityHeaders } from './answers/security-headers.ts';
import { errorPage, notFoundPage } from './answers/error-page.ts';
import type { AppEnv } from './env.ts';
import { openLibrary } from './queries/library.ts';
import { api } from './routes/api.ts';
import { browsePage } from './routes/browse-page.ts';
import { chapterPage } from './routes/chapter-page.ts';
import { entryPage } from './routes/entry-page.ts';
import { parallelPage } from './routes/parallel-page.ts';
import { resultsPage } from './routes/results-page.ts';
import { versesPage } from './routes/verses-page.ts';
import { wordsPage } from './routes/words-page.ts';

const app = new Hono<AppEnv>()
  .use(securityHeaders())
  .use(async (c, next) => {
    c.set('library', openLibrary(c.env.LIBRARY));
    await next();
  })
  .route('/api', api)
  .route(`/${productSlug}`, browsePage)
  .route(`/${productSlug}`, versesPage)
  .route(`/${productSlug}`, entryPage)
  .route('/', resultsPage)
  .route('/', parallelPage)
  .route('/', wordsPage)
  .route('/', chapterPage)
  .onError(errorPage)
  .notFound(notFoundPage);

export default app;
