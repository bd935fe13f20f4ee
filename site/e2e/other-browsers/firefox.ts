import { connect, type ElementHandle, type Page } from 'puppeteer-core';
import type { BrowserDriver, Key, Tab } from './browser-driver.ts';
import { makeFolder, removeFolder } from './own-folder.ts';
import { startProgram, untilReady } from './program.ts';

/** A Firefox other than Playwright's build, controlled with WebDriver BiDi. */
export async function openFirefox(path: string): Promise<BrowserDriver> {
  const profile = makeFolder();
  // Port 0: the system chooses a free port, and Firefox prints it.
  const program = startProgram(
    [path, '--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      HOME: profile,
      TMPDIR: profile,
      MOZ_CRASHREPORTER_DISABLE: '1',
    },
  );
  const close = async (): Promise<void> => {
    await program.stop();
    removeFolder(profile);
  };
  try {
    const endpoint = await untilReady(
      'Firefox',
      program,
      () => /WebDriver BiDi listening on (ws:\S+)/.exec(program.output())?.[1],
    );
    const browser = await connect({
      browserWSEndpoint: `${endpoint}/session`,
      protocol: 'webDriverBiDi',
      defaultViewport: null,
    });
    const version = (await browser.version()).replace(/^\w+\//, '');
    return {
      version,
      async openTab() {
        const context = await browser.createBrowserContext();
        return new PuppeteerTab(await context.newPage(), () => context.close());
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

class PuppeteerTab implements Tab {
  private readonly page: Page;
  readonly close: () => Promise<void>;

  constructor(page: Page, close: () => Promise<void>) {
    this.page = page;
    this.close = close;
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  async click(expression: string): Promise<void> {
    const element = (await this.page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null;
    if (!element) throw new Error(`No element: ${expression}`);
    await element.click();
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Puppeteer's `goBack` waits for a load event, which a page from the back-forward cache does not have. */
  async back(): Promise<void> {
    await this.page.evaluate('void history.back()');
  }

  async forward(): Promise<void> {
    await this.page.evaluate('void history.forward()');
  }
}
