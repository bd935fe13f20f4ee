import { chapterPath, verseLink } from '#data/reading/reading-address.ts';
import { verseId } from '#data/bible/verse-id.ts';

/**
 * The box above a chapter finds its place on the device, so that it works without a network. What cannot be read is
 * sent, as it would be without scripts, and the answer says what is wrong with it.
 */
export function takeOverGoTo(form: HTMLFormElement): void {
  let isSent = false;
  // Nothing is said of an empty box, as in the search.
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
    import('#data/bible/typed-place.ts').then(({ readTypedPlace }) => {
      const { book, chapter, verse } = readTypedPlace(String(data.get('to')));
      if (typeof book === 'string') return send();
      const version = String(data.get('version'));
      const place = { book: book.number, chapter, verse: verse ?? 0 };
      location.assign(
        verse === undefined ? chapterPath(version, book.number, chapter) : verseLink(version, verseId(place)),
      );
    }, send);
  });
}
