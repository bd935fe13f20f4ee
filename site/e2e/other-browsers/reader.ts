import { expect } from '@playwright/test';
import type { Key, Tab } from './browser-driver.ts';
import type { Target } from './find-targets.ts';

/** Results arrive in a second on an idle machine. */
const maxWaitMs = 60_000;

/** A reader at a tab, who finds elements by role, name and text, and waits for them. */
export class Reader {
  private readonly tab: Tab;
  /** Without a trailing slash. */
  private readonly site: string;
  /** The result of `bundleLookup`. */
  private readonly lookup: string;

  constructor(tab: Tab, site: string, lookup: string) {
    this.tab = tab;
    this.site = site;
    this.lookup = lookup;
  }

  open(path: string): Promise<void> {
    return this.tab.goto(`${this.site}${path}`);
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  forward(): Promise<void> {
    return this.tab.forward();
  }

  /** Tries again if the page replaces the element between the lookup and the click. */
  async click(target: Target): Promise<void> {
    await expect(async () => {
      await this.see(target);
      // A late font or smooth scrolling would move the element away from where WebKit's driver is about to click.
      await this.tab.evaluate('document.fonts.ready.then(() => undefined)');
      await this.tab.evaluate(`${lookupOf(target)}[0].scrollIntoView({ block: 'center', behavior: 'instant' })`);
      await this.tab.click(`${lookupOf(target)}[0]`);
    }).toPass({ timeout: maxWaitMs });
  }

  /** Replaces the text of a field. Tries again if a page that has just loaded takes the focus from the field. */
  async typeInto(target: Target, text: string): Promise<void> {
    await expect(async () => {
      await this.click(target);
      const hasFocus = `document.activeElement === ${lookupOf(target)}[0]`;
      expect(await this.evaluate(hasFocus), `${describe(target)} has the focus`).toBe(true);
    }).toPass({ timeout: maxWaitMs });
    await this.tab.evaluate('void document.activeElement.select()');
    await this.tab.type(text);
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  /** Selects an option. No protocol can open the menu itself, which belongs to the system. */
  async choose(target: Target, value: string): Promise<void> {
    await this.see(target);
    await this.tab.evaluate(`${lookupOf(target)}.slice(0, 1).forEach((menu) => {
      menu.value = ${JSON.stringify(value)};
      menu.dispatchEvent(new Event('input', { bubbles: true }));
      menu.dispatchEvent(new Event('change', { bubbles: true }));
    })`);
  }

  see(target: Target): Promise<void> {
    return this.wait(`something like ${describe(target)}`, `${lookupOf(target)}.length > 0`, true);
  }

  seeCount(target: Target, count: number): Promise<void> {
    return this.wait(`${count} like ${describe(target)}`, `${lookupOf(target)}.length`, count);
  }

  seeNone(target: Target): Promise<void> {
    return this.seeCount(target, 0);
  }

  /** Waits for a path with its query. */
  seeAddress(url: string): Promise<void> {
    return this.wait('the address', 'location.pathname + location.search', url);
  }

  /** Waits until an expression in the page has the expected value. The error says what the page shows instead. */
  async wait(what: string, expression: string, expected: unknown): Promise<void> {
    try {
      await expect(async () => expect(await this.evaluate(expression)).toEqual(expected), `${what} is there`).toPass({
        timeout: maxWaitMs,
        intervals: [100],
      });
    } catch (error) {
      const shown = await this.evaluate('`${location.href} shows ${document.body.innerText.slice(0, 1000)}`');
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n${String(shown)}`, { cause: error });
    }
  }

  async evaluate(expression: string): Promise<unknown> {
    if ((await this.tab.evaluate('"findTargets" in globalThis')) !== true)
      await this.tab.evaluate(`void ${this.lookup}`);
    return this.tab.evaluate(expression);
  }
}

function lookupOf(target: Target): string {
  return `findTargets(${describe(target)})`;
}

function describe(target: Target): string {
  return JSON.stringify(target, (_key, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  );
}
