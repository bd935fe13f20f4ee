import type { ExportedVerse, ExportedVersion, ExportList } from './export-list.ts';
import { listChanged } from './messages.ts';

export interface CollectProgress {
  done: number;
  total: number;
}

export interface ListPage {
  verses: readonly ExportedVerse[];
  versions: readonly ExportedVersion[];
  /** Number of verses on all pages. */
  total: number;
  pages: number;
}

/** A list that is read page by page. */
export interface PagedList {
  readPage: (page: number, signal: AbortSignal) => Promise<ListPage>;
  title: (total: number) => string;
  /** Absolute URL of the page with the same verses. */
  link: string;
}

/** Reads all pages of a list. After an interruption, another `collect` continues with the next page. */
export class ListCollector {
  readonly #source: PagedList;
  #verses: ExportedVerse[] = [];
  #page = 1;
  #total: number | undefined;

  constructor(source: PagedList) {
    this.#source = source;
  }

  /** Throws if a page cannot be read, or if the list changed in the meantime; then the next call starts again. */
  async collect(signal: AbortSignal, onProgress: (progress: CollectProgress) => void): Promise<ExportList> {
    for (;;) {
      // Each page is requested after the one before, so that an export does not crowd out other readers.
      // oxlint-disable-next-line no-await-in-loop
      const { verses, versions, total, pages } = await this.#source.readPage(this.#page, signal);
      signal.throwIfAborted();
      if (this.#total !== undefined && this.#total !== total) {
        [this.#verses, this.#page, this.#total] = [[], 1, undefined];
        throw new Error(listChanged);
      }
      this.#total = total;
      if (this.#verses.length < total) this.#verses.push(...verses);
      onProgress({ done: this.#verses.length, total });
      if (this.#page >= pages) {
        const { title, link } = this.#source;
        return { kind: 'results', title: title(total), link, versions, verses: this.#verses, notes: [] };
      }
      this.#page += 1;
    }
  }
}
