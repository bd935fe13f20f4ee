import { wordsOfVerse } from '../reading/verse-range.ts';
import { parseVerseHash } from '../reading/verse-hash.ts';
import { openExportDialog } from './open-export.ts';
import type { ExportedChapter, PassageRange } from './passage-list.ts';

/** Opens the export of the chapter on this page; `range` or the verses in the URL are selected. */
export function exportChapter(text: HTMLElement, opener: HTMLElement, range?: PassageRange): void {
  const selected = range ?? parseVerseHash(location.hash);
  const chapter = readChapterText(text);
  openExportDialog({ what: 'passage', chapter, ...(selected && { range: selected }) }, opener);
}

/** Reads the verses from the page, so that nothing is requested and nothing is needed offline. */
function readChapterText(text: HTMLElement): ExportedChapter {
  const { origin, pathname } = location;
  const title = text.querySelector<HTMLElement>('.title[id=v0]');
  const numbers = [...text.querySelectorAll<HTMLElement>('.v')];
  return {
    name: document.querySelector('.chapter h1')?.textContent ?? document.title,
    version: {
      code: pathname.split('/')[2] ?? '',
      name: text.dataset.version ?? '',
      language: text.lang || 'en',
      direction: text.dir === 'rtl' ? 'rtl' : 'ltr',
    },
    link: origin + pathname,
    verses: [
      ...(title ? [{ number: 0, text: titleText(title) }] : []),
      ...numbers.map((number) => ({ number: Number(number.id.slice(1)), text: wordsOfVerse(text, number) })),
    ],
  };
}

function titleText(title: HTMLElement): string {
  const copy = title.cloneNode(true) as HTMLElement;
  for (const other of copy.querySelectorAll('.fn, sup')) other.remove();
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
