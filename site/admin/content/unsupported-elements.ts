/** Elements that the visual editor preserves. Must match the extensions of `RichEditor.tsx`. */
const supported: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 br hr strong b em i u s del strike a ul ol li blockquote code pre span'.split(' '),
);

/** Preserved without language and direction. */
const losesAttributes = 'code:is([lang], [dir])';

/** Names of elements in a text that the visual editor would drop or damage, five at most. */
export function findUnsupportedElements(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lost = [...body.querySelectorAll('*')].filter(
    (each) => !supported.has(each.localName) || each.matches(losesAttributes),
  );
  return [...new Set(lost.map(({ localName }) => localName))].slice(0, 5);
}
