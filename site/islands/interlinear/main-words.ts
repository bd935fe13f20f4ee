/** The words of the text that the page is about: those of the original, or the phrases of a translation. */
export function mainWords(article: HTMLElement, verse: HTMLElement): Text[] {
  const line = article.dataset.order === 'original' ? 'bdi.o' : 'b.g';
  return [...verse.querySelectorAll(line)].flatMap((each) => {
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    // A note on the reading follows the word.
    const first = walker.nextNode();
    return first instanceof Text ? [first] : [];
  });
}
