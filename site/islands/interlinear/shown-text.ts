/** The visible lines of a word, as one text. A sign is replaced by what it means. */
export function shownText(word: HTMLElement): string {
  return [...word.children]
    .filter((line) => line.getClientRects().length > 0)
    .map((line) => (line.querySelector('.sr') ?? line).textContent?.trim())
    .filter(Boolean)
    .join(', ');
}
