import { Hono } from 'hono';
import { productSlug } from '#data/model/product.ts';
import { errorAnswer } from '../answers/api-answer.ts';
import { Problem } from '../answers/problem.ts';
import type { AppEnv } from '../env.ts';
import { analytics } from './analytics.ts';
import { bible } from './bible.ts';
import { bibleChapter } from './bible-chapter.ts';
import { entries } from './entries.ts';
import { health } from './health.ts';
import { rstne, rstneRestored } from './rstne.ts';
import { search } from './search.ts';
import { staticStrongs } from './static-strongs.ts';
import { strongs } from './strongs.ts';
import { suggest } from './suggest.ts';
import { verseWordsCall } from './verse-words.ts';
import { verses } from './verses.ts';

/** Every call; whatever goes wrong in one is answered as `{ message, code }`. */
export const api = new Hono<AppEnv>()
  .onError(errorAnswer)
  .route('/', health)
  .route('/', bible)
  .route('/', verses)
  .route('/rstne', rstne)
  .route('/rstne-restored', rstneRestored)
  .route('/', bibleChapter)
  .route('/', strongs)
  .route('/', verseWordsCall)
  .route('/', search)
  .route('/', suggest)
  .route('/', analytics)
  .route('/', staticStrongs)
  .route(`/${productSlug}`, entries)
  .all('/*', () => {
    throw new Problem(404, 'There is no such call.');
  });
