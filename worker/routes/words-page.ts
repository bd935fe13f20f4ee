import { Hono, type Context } from 'hono';
import { escapeHtml } from '#data/markup/escape.ts';
import { wordsPath } from '#data/markup/reading-address.ts';
import { bookByNumber } from '#data/model/books.ts';
import { tryFindBook } from '#data/model/find-book.ts';
import { formatPlace } from '#data/model/place-reference.ts';
import { formatVerse, type VersePlace } from '#data/model/verse-id.ts';
import { asProblem } from '../answers/api-answer.ts';
import { Problem } from '../answers/problem.ts';
import { fillShell, setAttribute } from '../answers/shell.ts';
import { emptyWordsSlots, wayOn, wordsSlots } from '../answers/words-slots.ts';
import type { AppEnv } from '../env.ts';
import { explainAbsence } from '../queries/absence.ts';
import { defaultVersion } from '../queries/versions.ts';
import { notInTranslation } from '../reading/absent.ts';
import { openReading, type Reading } from '../reading/open-reading.ts';
import { idOfPlace, readPlace } from '../reading/read-place.ts';
import { textOf } from '../reading/read-verse.ts';
import { readVersePage } from '../reading/verse-page.ts';

const shell = '/shells/words';
/** Characters of a verse that a search engine shows. */
const descriptionLength = 160;

/** A verse word by word, by its number in the King James Version. */
export const wordsPage = new Hono<AppEnv>().get('/strongs/verse/:book/:chapter/:verse{[^/]+/?}', async (c) => {
  const { book, chapter, verse } = c.req.param();
  try {
    const place = readPlace({ book, chapter, verse: verse.replace(/\/$/, '') }, tryFindBook);
    const id = idOfPlace(place);
    if (id === undefined) return await absentPage(c, await openReading(c.env.LIBRARY), place);
    const path = wordsPath(id);
    const url = new URL(c.req.url);
    if (url.pathname !== path) {
      c.header('Cache-Control', 'public, max-age=86400');
      return c.redirect(`${path}${url.search}`, 301);
    }
    const reading = await openReading(c.env.LIBRARY);
    const page = await readVersePage(c.env.LIBRARY, reading, id);
    if (!page) return await absentPage(c, reading, place);
    const description = `${formatVerse(page.id)} word by word: ${textOf(page.shown.verses)}`.slice(0, descriptionLength);
    return await fillShell(c, {
      shell,
      slots: wordsSlots(page, reading.map),
      title: formatPlace(page.id, 'kjv', reading.map),
      canonical: path,
      elements: {
        'meta[name="description"]': (element) => setAttribute(element, 'content', description),
        // The New Testament has no word in its letters.
        ...(bookByNumber(place.book).testament === 'new' && { 'link[data-for="hebrew"]': (element) => void element.remove() }),
      },
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof Problem && error.status === 400) return messagePage(c, 404, escapeHtml(error.message), '<a class="button" href="/">Try a Different Search</a>');
    if (asProblem(error)?.status !== 503) throw error;
    return messagePage(c, 503, 'The verse could not be loaded. Please try again later.', '');
  }
});

async function absentPage(c: Context<AppEnv>, { catalogue }: Reading, place: VersePlace): Promise<Response> {
  const absence = await explainAbsence(c.env.LIBRARY, catalogue, place, 'kjv');
  const version = catalogue.versions[0]?.code ?? defaultVersion;
  const ways = wayOn(version, place.book, absence?.chapter ?? place.chapter, absence?.last);
  return messagePage(c, 404, escapeHtml(absence?.message ?? `${notInTranslation}.`), ways);
}

function messagePage(c: Context<AppEnv>, status: 404 | 503, message: string, ways: string): Promise<Response> {
  const title = status === 404 ? 'Verse Not Found' : 'Verse Not Available';
  return fillShell(c, { shell, status, title, slots: { ...emptyWordsSlots, title, message, ways } });
}
