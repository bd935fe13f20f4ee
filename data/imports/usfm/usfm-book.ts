import { bookOfFileName } from '../book-of-file-name.ts';
import { bookFinder } from '../find-import-book.ts';

/**
 * The book of a USFM file, for files without `\id` or with an unknown code: from its headers (`\h`, `\toc1`, `\mt`),
 * else from the name of the file.
 */
export class UsfmBook {
  #file: string;
  #findBook = bookFinder();
  #id = '';
  #names: { marker: string; name: string }[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  start(id: string): void {
    this.#id = id;
    this.#names = [];
  }

  get id(): string {
    return this.#id;
  }

  addName(marker: string, name: string): void {
    if (name.trim() !== '') this.#names.push({ marker, name: name.replace(/\s+/g, ' ').trim() });
  }

  /** The code or name of the book, and where it comes from if that is not `\id`. Empty if nothing names the book. */
  find(): { book: string; source: string } {
    if (this.#id !== '' && this.#findBook(this.#id).kind !== 'unknown') return { book: this.#id, source: '' };
    const named = this.#names.find(({ name }) => this.#findBook(name).kind !== 'unknown');
    if (named) return { book: named.name, source: `\\${named.marker}` };
    const book = bookOfFileName(this.#file, this.#findBook);
    return { book, source: book === '' ? '' : this.#file };
  }
}

export function isPsalms(book: string): boolean {
  return /^psa(?:lms?)?$/i.test(book);
}
