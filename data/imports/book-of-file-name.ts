import { usfmCodes, type BookFound } from './find-import-book.ts';

/** "01_Genesis.txt", "40-Matthew.txt", "1 John.txt", "eng-web_002_GEN_01_read.txt". */
export function bookOfFileName(file: string, findBook: (name: string) => BookFound): string {
  const name = (file.split('/').at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '').replaceAll(/[_-]+/g, ' ');
  const candidates = [name, name.replace(/^\d{1,3}\s*/, ''), ...name.split(' ')];
  return (
    candidates.find((each) => /\p{L}/u.test(each) && findBook(each).kind === 'book') ??
    // Files of eBible.org have the code of the book directly before that of the translation.
    name.split(' ').flatMap((each) => usfmCodes.find((code) => each.startsWith(code)) ?? [])[0] ??
    ''
  );
}
