import { Hono } from 'hono';
import type { ChapterAnswer } from '#data/contract/reading.ts';
import { chapterName } from '#data/markup/chapter-page.ts';
import { tryFindBook } from '#data/model/find-book.ts';
import { cachedJson, methodNotAllowed } from '../answers/api-answer.ts';
import { Problem } from '../answers/problem.ts';
import { readVerseAnswer } from '../answers/read-verse.ts';
import type { AppEnv } from '../env.ts';
import { readCatalogue } from '../queries/catalogue.ts';
import { readChapter } from '../queries/chapter.ts';
import { versionNotLoaded } from '../search/search-words.ts';

export const bibleChapter = new Hono<AppEnv>()
  .get('/bible/chapter/:version/:book/:chapter', async (c) => {
    const { version: code, book: bookText, chapter: chapterText } = c.req.param();
    const { versions } = await readCatalogue(c.env.LIBRARY);
    const version = versions.find((each) => each.code === code.toLowerCase());
    if (!version) throw new Problem(404, versionNotLoaded(code));
    const book = tryFindBook(bookText);
    if (!book) throw new Problem(404, `There is no book "${bookText.slice(0, 40)}" in the Bible.`);
    if (!/^\d{1,3}$/.test(chapterText)) {
      const message = 'chapter is a number such as 3';
      throw new Problem(400, `${message}.`, [{ field: 'chapter', message }]);
    }
    const chapter = Number(chapterText);
    const { edition, verses, lastChapter } = await readChapter(c.env.LIBRARY, version, { book: book.number, chapter }, []);
    if (lastChapter === undefined) throw new Problem(404, `${book.name} is not in this version.`);
    if (verses.length === 0) throw new Problem(404, `${book.name} has ${lastChapter} ${lastChapter === 1 ? 'chapter' : 'chapters'}.`);
    return cachedJson(c, edition, {
      version: version.code,
      label: version.name,
      language: version.language,
      direction: version.direction,
      reference: chapterName(book.number, chapter),
      verses: verses.map(readVerseAnswer),
    } satisfies ChapterAnswer);
  })
  .all('/bible/chapter/:version/:book/:chapter', methodNotAllowed);
