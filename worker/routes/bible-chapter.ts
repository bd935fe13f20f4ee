import { Hono } from 'hono';
import type { ChapterAnswer } from '#data/contract/reading.ts';
import { chapterName } from '#data/markup/chapter-page.ts';
import { tryFindBook } from '#data/model/find-book.ts';
import { cachedJson, methodNotAllowed } from '../answers/api-answer.ts';
import { Problem } from '../answers/problem.ts';
import type { AppEnv } from '../env.ts';
import { readCatalogue, readVerseMap } from '../queries/catalogue.ts';
import { readChapter } from '../queries/chapter.ts';
import { restoreVerse } from '../queries/reading.ts';
import { readVerseOf } from '../reading/read-verse.ts';
import { aboutVersion, requireVersion } from '../reading/readable-version.ts';

export const bibleChapter = new Hono<AppEnv>()
  .get('/bible/chapter/:version/:book/:chapter', async (c) => {
    const { version: code, book: bookText, chapter: chapterText } = c.req.param();
    if (!/^[a-z_]{2,20}$/i.test(code)) throw invalid('version', 'version is a version code such as kjv_strongs');
    const version = requireVersion(await readCatalogue(c.env.LIBRARY), code.toLowerCase());
    const book = tryFindBook(bookText);
    if (!book) throw new Problem(404, 'There is no such book: write its name, or its number 1 to 66.');
    if (!/^\d{1,3}$/.test(chapterText)) throw invalid('chapter', 'chapter is a number such as 3');
    const chapter = Number(chapterText);
    const { edition, verses, lastChapter } = await readChapter(c.env.LIBRARY, version.rows, { book: book.number, chapter }, []);
    if (lastChapter === undefined) throw new Problem(404, `${book.name} is not in this version.`);
    if (verses.length === 0) throw new Problem(404, `${book.name} has ${lastChapter} ${lastChapter === 1 ? 'chapter' : 'chapters'}.`);
    const map = await readVerseMap(c.env.LIBRARY);
    return cachedJson(c, edition, {
      ...aboutVersion(version),
      reference: chapterName(book.number, chapter),
      verses: verses.map((verse) => readVerseOf(restoreVerse(verse, version), version, map)),
    } satisfies ChapterAnswer);
  })
  .all('/bible/chapter/:version/:book/:chapter', methodNotAllowed);

function invalid(field: string, message: string): Problem {
  return new Problem(400, `${message}.`, [{ field, message }]);
}
