import { Hono } from 'hono';
import type { ChapterAnswer } from '#data/reading/contract/reading.ts';
import { chapterName } from '#data/reading/chapter-name.ts';
import { planVerses, readChapter } from '#data/reading/read-chapter.ts';
import { tryFindBook } from '#data/bible/find-book.ts';
import { tryParseVersionCode, versionCodeRule } from '#data/versions/version-code.ts';
import { cachedJson } from '../http/api-response.ts';
import { HttpError } from '../http/http-error.ts';
import type { AppEnv } from '../env.ts';
import { libraryQueryOf, BatchPlan } from '../database/batch.ts';
import { restoreVerse } from '#data/reading/placed-verse.ts';
import { openReading, runPlan } from '../reading/open-reading.ts';
import { readVerseOf } from '#data/reading/read-verse.ts';
import { versionInfo } from '#data/reading/readable-version.ts';
import { requireVersion } from '../versions/require-version.ts';
import { lastChapterOfMessage, unknownBookParamMessage } from '../reading/messages.ts';
import { bookAbsentMessage, chapterParamRule } from './messages.ts';

export const bibleChapter = new Hono<AppEnv>().get('/bible/chapter/:version/:book/:chapter', async (c) => {
  const { version: versionText, book: bookText, chapter: chapterText } = c.req.param();
  const code = tryParseVersionCode(versionText);
  if (!code) throw invalid('version', `version ${versionCodeRule}`);
  const reading = await openReading(c.env.LIBRARY);
  const version = requireVersion(reading.catalog, code);
  const book = tryFindBook(bookText);
  if (!book) throw new HttpError(404, `${unknownBookParamMessage(bookText)}.`);
  if (!/^\d{1,3}$/.test(chapterText)) throw invalid('chapter', chapterParamRule);
  const reference = { book: book.number, chapter: Number(chapterText) };
  const plan = new BatchPlan();
  const read = planVerses(plan, version.rows, reference);
  const edition = await runPlan(plan, c.env.LIBRARY, reading);
  const verses = read();
  if (verses.length === 0) {
    const args = { version: version.rows, ...reference, versions: [], map: reading.map };
    const { lastChapter } = await readChapter(libraryQueryOf(c.env.LIBRARY), args);
    if (lastChapter === undefined) throw new HttpError(404, bookAbsentMessage(book.name));
    throw new HttpError(404, lastChapterOfMessage(book.name, lastChapter));
  }
  return cachedJson(c, edition, {
    ...versionInfo(version),
    reference: chapterName(reference.book, reference.chapter),
    verses: verses.map((verse) => readVerseOf(restoreVerse(verse, version), version, reading.map)),
  } satisfies ChapterAnswer);
});

function invalid(field: string, message: string): HttpError {
  return new HttpError(400, `${message}.`, [{ field, message }]);
}
