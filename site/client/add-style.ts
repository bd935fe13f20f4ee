const added = new Set<string>();

/**
 * Adds a style to the page, once. It uses a constructed style sheet because the Content Security Policy allows only the
 * style elements that it names. The sheet comes after those in the cascade.
 */
export function addStyle(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
