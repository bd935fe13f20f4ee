import { chapterPath, verseLink } from '#data/reading/reading-paths.ts';
import { verseId } from '#data/bible/verse-id.ts';

/**
 * Makes the reference box above a chapter work without a network. Input that cannot be parsed is submitted as without
 * scripts, and the server's answer explains the error.
 */
export function enhanceGoToForm(form: HTMLFormElement): void {
  let isSent = false;
  // An empty box shows no message, like the search box.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    if (isSent) return;
    event.preventDefault();
    const data = new FormData(form);
    if (!String(data.get('to')).trim()) return;
    const send = (): void => {
      isSent = true;
      form.requestSubmit();
      isSent = false;
    };
    import('#data/bible/typed-reference.ts').then(({ parseTypedReference: readTypedPlace }) => {
      const { book, chapter, verse } = readTypedPlace(String(data.get('to')));
      if (typeof book === 'string') return send();
      const version = String(data.get('version'));
      const position = { book: book.number, chapter, verse: verse ?? 0 };
      location.assign(
        verse === undefined ? chapterPath(version, book.number, chapter) : verseLink(version, verseId(position)),
      );
    }, send);
  });
}
