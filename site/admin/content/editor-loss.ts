/** Elements that the visual editor keeps; `RichEditor.tsx` is made of the extensions that draw them. */
const known: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 br hr strong b em i u s del strike a ul ol li blockquote code pre span'.split(' '),
);

/** Kept without the language and direction that they say. */
const keptBare = 'code:is([lang], [dir])';

/** Names of elements of a text that the visual editor would drop or harm, a few of them at most. */
export function lossOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lost = [...body.querySelectorAll('*')].filter((each) => !known.has(each.localName) || each.matches(keptBare));
  return [...new Set(lost.map(({ localName }) => localName))].slice(0, 5);
}
