import type { BrowserType, Page } from '@playwright/test';
import type { BrowserDriver, Key, Tab } from './browser-driver.ts';

/** Playwright's own build of a browser. */
export async function openPlaywright(type: BrowserType): Promise<BrowserDriver> {
  const browser = await type.launch();
  return {
    version: browser.version(),
    openTab: async () => new PlaywrightTab(await browser.newPage()),
    close: () => browser.close(),
  };
}

class PlaywrightTab implements Tab {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  async click(expression: string): Promise<void> {
    const element = (await this.page.evaluateHandle<Element>(expression)).asElement();
    if (!element) throw new Error(`No element: ${expression}`);
    await element.click();
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  async back(): Promise<void> {
    await this.page.goBack();
  }

  async forward(): Promise<void> {
    await this.page.goForward();
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
