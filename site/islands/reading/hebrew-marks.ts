/** A text node that remembers its full text while marks are hidden. The inline script of the page sets `full` too. */
type MarkedText = Text & { full?: string };

export interface ShownMarks {
  points: boolean;
  accents: boolean;
}

/** Te'amim. */
const accents = /[\u0591-\u05af]/g;
/** Vowels, dagesh, meteg, rafe, shin and sin dots. */
const points = /[\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c7]/g;

/** Hebrew text with only the marks that are on. */
export function hebrewWith(text: string, shown: ShownMarks): string {
  const pointed = shown.accents ? text : text.replace(accents, '');
  return shown.points ? pointed : pointed.replace(points, '');
}

/** Hides or shows marks in all text of the element. */
export function showHebrewMarks(element: Element, shown: ShownMarks): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as MarkedText | null; node; node = walker.nextNode() as MarkedText | null) {
    node.full ??= node.data;
    const wanted = hebrewWith(node.full, shown);
    if (node.data !== wanted) node.data = wanted;
  }
}
