/** Where the reader came from results, a link back to them above the entry. It stands beside the flow, so that nothing moves. */
export function showWayBack(article: HTMLElement): void {
  if (!document.referrer) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin || !/\/(strongs-)?results/.test(pathname)) return;
  const link = document.createElement('a');
  link.className = 'back';
  link.href = document.referrer;
  link.textContent = '← Back to Search Results';
  article.prepend(link);
}
