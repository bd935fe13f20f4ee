import { bookByNumber } from '../bible/books.ts';

/** "/interlinear/wlc/ruth/1": a chapter in the text's own versification. */
export function interlinearChapterPath(text: string, book: number, chapter: number): string {
  return `/interlinear/${text}/${bookByNumber(book).slug}/${chapter}`;
}

/**
 * "/interlinear/wlc?passage=Ruth+1:16": any passage, in the versification of the King James Version. Without a text
 * the site chooses one that has the passage.
 */
export function interlinearPassagePath(passage: string, text?: string): string {
  const query = encodeURIComponent(passage).replaceAll('%20', '+').replaceAll('%3A', ':');
  return `/interlinear${text === undefined ? '' : `/${text}`}?passage=${query}`;
}
