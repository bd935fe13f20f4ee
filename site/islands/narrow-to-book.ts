const quotedScope = '"[^"]*"';
const bareScope = '(?:[1-3] )?\\S+';
const scope = new RegExp(`(^|\\s)in:\\s?(?:${quotedScope}|${bareScope})`, 'giu');

/** The same query within one book, instead of where it looked before: `in:Exodus gold`, as the worker writes it. */
export function narrowToBook(query: string, book: string): string {
  const words = query.replace(scope, ' ').trim().replace(/\s+/g, ' ');
  return `in:${book.includes(' ') ? `"${book}"` : book} ${words}`.trim();
}
