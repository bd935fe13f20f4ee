const blocks = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, tr, pre, hr, br';

/** The words of HTML content, one line for each paragraph, heading or list item. */
export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(blocks)) block.append('\n');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
