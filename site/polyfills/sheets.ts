/**
 * Constructed style sheets, which Safari 16.3 and Firefox 100 lack, as far as the site uses them: `replaceSync`, and
 * `push` and assignment of `document.adoptedStyleSheets`. The content security policy does not allow new style
 * elements, so the rules are inserted into an existing style sheet.
 */
export function polyfillSheets(): void {
  if ('adoptedStyleSheets' in Document.prototype) return;
  Object.defineProperty(globalThis, 'CSSStyleSheet', { configurable: true, value: Sheet });
  let adopted = new SheetList();
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => adopted,
    set: (sheets: readonly Sheet[]) => {
      for (const sheet of adopted) if (!sheets.includes(sheet)) sheet.remove();
      adopted = new SheetList();
      adopted.push(...sheets);
    },
  });
}

class Sheet {
  #text = '';
  #rule: CSSRule | undefined;

  replaceSync(text: string): void {
    this.#text = text;
    if (!this.#rule) return;
    this.remove();
    this.insert();
  }

  /** Inserts all rules within a single one. */
  insert(): void {
    const host = document.styleSheets[document.styleSheets.length - 1];
    if (this.#rule || !host) return;
    const at = host.insertRule(`@media all{${this.#text}}`, host.cssRules.length);
    this.#rule = host.cssRules[at];
  }

  remove(): void {
    const host = this.#rule?.parentStyleSheet;
    const at = host ? [...host.cssRules].indexOf(this.#rule as CSSRule) : -1;
    if (at >= 0) host?.deleteRule(at);
    this.#rule = undefined;
  }
}

class SheetList extends Array<Sheet> {
  /** Arrays derived from this one are ordinary arrays. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  override push(...sheets: Sheet[]): number {
    for (const sheet of sheets) sheet.insert();
    return super.push(...sheets);
  }
}
