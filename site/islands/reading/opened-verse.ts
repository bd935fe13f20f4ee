import { books } from '#data/bible/books.ts';
import { chapterName, numberInKjv } from '#data/reading/chapter-name.ts';
import { verseId, splitVerseId, type VerseId } from '#data/bible/verse-id.ts';
import type { OpenedVerse } from '../dialogs/dialog-request.ts';
import { openStudyPanel } from '../my-study/open-study-panel.ts';
import { showMarksOnce } from './study-entry.ts';
import { wordsOfVerse } from './verse-range.ts';

const chapterUrlPath = /\/bible\/[^/]+\/(?<slug>[^/]+)\/(?<chapter>\d+)$/;
const wordsUrlPath = /\/strongs\/verse\/(?<slug>[^/]+)\/(?<chapter>\d+)\/(?<verse>\d+)$/;

/**
 * The verse of a verse number in a chapter's text. Its reference in the version's own versification comes from the
 * page's URL and the number's anchor; its reference in the King James Version comes from the number's link. `undefined`
 * if either is missing.
 */
export function openedVerse(text: HTMLElement, number: HTMLAnchorElement): OpenedVerse | undefined {
  const kjv = idOf(wordsUrlPath.exec(new URL(number.href).pathname)?.groups);
  const own = idOf({ ...chapterUrlPath.exec(location.pathname)?.groups, verse: number.id.slice(1) });
  if (kjv === undefined || own === undefined) return undefined;
  return {
    id: kjv,
    reference: referenceOf(own, kjv, text.lang || 'en'),
    text: wordsOfVerse(text, number),
    label: text.dataset.version ?? '',
    language: text.lang || 'en',
    direction: text.dir === 'rtl' ? 'rtl' : 'ltr',
    link: new URL(`#${number.id}`, location.href).href,
    words: number.href,
    openStudy: () => {
      const version = location.pathname.split('/')[2] ?? '';
      openStudyPanel({ anchor: { start: kjv, end: kjv, version } }, number);
      showMarksOnce(text, version);
    },
    openExport: (opener) => {
      const { verse } = splitVerseId(own);
      void import('../export/export-chapter.ts').then(({ exportChapter }) =>
        exportChapter(text, opener, [verse, verse]),
      );
    },
  };
}

function idOf({ slug, chapter, verse }: Record<string, string> = {}): VerseId | undefined {
  const book = books.find((each) => each.slug === slug);
  return book && verseId({ book: book.number, chapter: Number(chapter), verse: Number(verse) });
}

/** "Malachi 3:19 (4:1)": the version's own reference, with the King James Version's in parentheses if it differs. */
function referenceOf(own: VerseId, kjv: VerseId, language: string): string {
  const { book, chapter, verse } = splitVerseId(own);
  return `${chapterName(book, chapter, language)}:${verse}${kjv === own ? '' : ` (${numberInKjv(kjv)})`}`;
}
