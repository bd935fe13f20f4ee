/** A text node that keeps its whole text while marks are put off; the page's own script leaves it there as well. */
type MarkedText = Text & { full?: string };

export interface ShownMarks {
  points: boolean;
  accents: boolean;
}

/** Te'amim. */
const accents = /[\u0591-\u05af]/g;
/** Vowels, dagesh, meteg, rafe, the dots of shin. */
const points = /[\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c7]/g;

/** Hebrew text with the marks that are wanted. */
export function hebrewWith(text: string, shown: ShownMarks): string {
  const pointed = shown.accents ? text : text.replace(accents, '');
  return shown.points ? pointed : pointed.replace(points, '');
}

/** Puts marks off or back on, wherever the text stands in the element. */
export function showHebrewMarks(element: Element, shown: ShownMarks): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as MarkedText | null; node; node = walker.nextNode() as MarkedText | null) {
    node.full ??= node.data;
    const wanted = hebrewWith(node.full, shown);
    if (node.data !== wanted) node.data = wanted;
  }
}
