import { freePort } from '../../../scripts/free-port.ts';
import type { BrowserDriver, Key, Tab } from './browser-driver.ts';
import { makeFolder, removeFolder } from './own-folder.ts';
import { startProgram, untilReady, type Program } from './program.ts';
import { sendCommand } from './web-driver.ts';

/** The key of an element's id in a response: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' };

/** WebKitGTK's MiniBrowser over WebDriver. It has no headless mode, so it uses a virtual screen. */
export async function openWebKit(driverPath: string): Promise<BrowserDriver> {
  const folder = makeFolder();
  const programs: Program[] = [];
  const close = async (): Promise<void> => {
    for (const program of programs.toReversed()) await program.stop();
    removeFolder(folder);
  };
  try {
    // Xvfb chooses a free display and prints its number.
    const screen = startProgram(['Xvfb', '-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
    programs.push(screen);
    const display = await untilReady('Xvfb', screen, () => /^(\d+)\n/m.exec(screen.output())?.[1]);
    const { driver, program } = await startDriver(driverPath, {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      HOME: folder,
      TMPDIR: folder,
      XDG_CACHE_HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_RUNTIME_DIR: folder,
      // Without a desktop there is no accessibility bus to wait for.
      NO_AT_BRIDGE: '1',
    });
    programs.push(program);
    const { version, session } = await openSession(driver);
    return { version, openTab: async () => new WebDriverTab(driver, session), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Another program may take the port before the driver does. Then another one is tried. */
async function startDriver(
  path: string,
  env: Record<string, string>,
  tries = 3,
): Promise<{ driver: string; program: Program }> {
  const port = await freePort();
  const driver = `http://127.0.0.1:${port}`;
  const program = startProgram([path, `--port=${port}`], env);
  try {
    await untilReady('WebKitWebDriver', program, () => sendCommand(driver, 'GET', '/status').catch(() => undefined));
    return { driver, program };
  } catch (error) {
    await program.stop();
    if (tries === 1) throw error;
    return startDriver(path, env, tries - 1);
  }
}

async function openSession(driver: string): Promise<{ version: string; session: string }> {
  const capabilities = { alwaysMatch: { timeouts: { script: 30_000, pageLoad: 30_000 } } };
  const { sessionId, capabilities: driverCapabilities } = (await sendCommand(driver, 'POST', '/session', {
    capabilities,
  })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  return { version: driverCapabilities.browserVersion, session: `/session/${sessionId}` };
}

/**
 * All tabs share one session, because a new one takes seconds. Storage is still separate, because each test has its own
 * origin. Cookies ignore ports, so they are deleted.
 */
class WebDriverTab implements Tab {
  private readonly driver: string;
  private readonly session: string;

  constructor(driver: string, session: string) {
    this.driver = driver;
    this.session = session;
  }

  async goto(url: string): Promise<void> {
    await this.post('/url', { url });
  }

  async evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const reply = (await this.post('/execute/async', { script, args: [] })) as { value?: unknown; error?: string };
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply.value;
  }

  async click(expression: string): Promise<void> {
    const remoteElement = (await this.post('/execute/sync', { script: `return ${expression}`, args: [] })) as Record<
      string,
      string
    > | null;
    const element = remoteElement?.[elementKey];
    if (!element) throw new Error(`No element: ${expression}`);
    await this.post(`/element/${element}/click`, {});
  }

  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  press(key: Key): Promise<void> {
    return this.type(keyCodes[key]);
  }

  /** With `history.back()`, the next expression may start in the page that is left, and then never ends. */
  async back(): Promise<void> {
    await this.post('/back', {});
  }

  async forward(): Promise<void> {
    await this.post('/forward', {});
  }

  async close(): Promise<void> {
    await sendCommand(this.driver, 'DELETE', `${this.session}/cookie`);
    await this.goto('about:blank');
  }

  private post(path: string, body: object): Promise<unknown> {
    return sendCommand(this.driver, 'POST', `${this.session}${path}`, body);
  }
}
