/** Elements that the visual editor keeps; `RichEditor.tsx` is made of the extensions that draw them. */
const known: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 br hr strong b em i u s del strike a ul ol li blockquote code pre span'.split(' '),
);

/** Names of elements of a text that the visual editor would drop, a few of them at most. */
export function lossOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const names = [...body.querySelectorAll('*')].map(({ localName }) => localName);
  return [...new Set(names)].filter((name) => !known.has(name)).slice(0, 5);
}
