import { Hono } from 'hono';
import { tryParseEntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import { WordStudyPage, type WordStudyProps } from '#views/dictionary/word-study/WordStudyPage.tsx';
import { studyTitleMessage } from '#views/dictionary/word-study/messages.ts';
import { readWordStudy } from '../dictionary/read-word-study.ts';
import type { AppEnv } from '../env.ts';
import { toHttpError } from '../http/api-response.ts';
import { entryNotFoundPage } from './entry-not-found.tsx';
import { renderPage } from './render-page.tsx';
import { unknownStudyTextMessage, versesFailed } from './messages.ts';

/** The forms of a word with their counts, and how often it is in each book and translated by each rendering. */
export const wordStudyPage = new Hono<AppEnv>().get('/:number/study', async (c) => {
  const requested = c.req.param('number');
  const number = tryParseEntryNumber(requested);
  if (!number) return entryNotFoundPage(c, requested);
  const path = `/${productSlug}/${number}/study`;
  const url = new URL(c.req.url);
  if (url.pathname !== path) return c.redirect(`${path}${url.search}`, 301);
  const show = (props: Omit<WordStudyProps, 'number'>, status: 200 | 404 | 503 = 200) =>
    renderPage(c, {
      shell: '/shells/word-study',
      view: <WordStudyPage number={number} {...props} />,
      title: studyTitleMessage(number),
      canonical: path,
      // The entry has what a search engine should show.
      noindex: true,
      status,
    });
  try {
    const { entry, texts, renderings } = await readWordStudy(c.env.LIBRARY, number);
    if (!entry) return await entryNotFoundPage(c, requested);
    const code = c.req.query('version');
    const text = code === undefined ? texts[0] : texts.find((each) => each.code === code);
    if (code !== undefined && !text)
      return await show({ entry, texts, message: unknownStudyTextMessage(code, number) }, 404);
    return await show({ entry, texts, text, renderings });
  } catch (error) {
    if (!(error instanceof Error) || toHttpError(error)?.status !== 503) throw error;
    return show({ message: versesFailed }, 503);
  }
});
