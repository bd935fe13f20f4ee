const added = new Set<string>();

/**
 * Adds a style to the page, once. As a sheet and not as an element: the policy of pages lets in no style element but those
 * that it names, which stand in the page. It counts behind them all.
 */
export function addStyle(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
