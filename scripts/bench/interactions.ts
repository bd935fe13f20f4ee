import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '../checks/find-chromium.ts';
import { withProgress, type OnProgress } from '../progress.ts';
import { serveInChildProcess } from './serve-in-child-process.ts';
import { summary, type Summary } from './summary.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';

/** The limit of web.dev for a good interaction to next paint. */
const maxMilliseconds = 200;
const slowdown = 4;
const runs = 7;
/** The shortest duration that a browser reports. */
const shortestReported = 16;
/** Time for work that follows an interaction, so that it does not affect the next one. */
const settlingMilliseconds = 400;

interface Scenario {
  name: string;
  path: string;
  /** Runs before the measured interaction, and is not measured. */
  before?: (page: Page) => Promise<void>;
  /** The measured interaction follows without a pause, while the page is still busy. */
  isImmediate?: true;
  act: (page: Page) => Promise<void>;
  /** Resolves when the page has responded. */
  answered: (page: Page) => Promise<void>;
}

const inputOf = (page: Page) => page.locator('main input[name=q]');
const isAlive = (page: Page, selector: string) => page.locator(`${selector}[data-alive]`).first().waitFor();
const dialogOpens = (page: Page) => page.getByRole('dialog').waitFor();

const begun = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Begin' }).click();
  // A new card is shown before it is asked.
  await page.getByRole('button', { name: 'Ask me' }).click();
  await page.getByLabel('Name of the letter').waitFor();
};
const submitAnswer = async (page: Page): Promise<void> => {
  await page.getByLabel('Name of the letter').fill('no such word');
  await page.keyboard.press('Enter');
};
const grades = (page: Page) => page.getByRole('group', { name: 'Answer' }).waitFor();

const scenarios: readonly Scenario[] = [
  {
    name: 'results: show Strong’s numbers in all verses',
    path: '/results?q=gold',
    before: (page) => isAlive(page, 'main'),
    act: (page) => page.getByLabel('Strong’s Enhanced').click(),
    answered: (page) => page.locator('.hits > li').first().getByRole('link', { name: 'H2091' }).waitFor(),
  },
  {
    name: 'results: next page',
    path: '/results?q=gold',
    before: (page) => isAlive(page, 'main'),
    act: (page) => page.locator('.pager').getByRole('link', { name: 'Next' }).click(),
    answered: (page) => page.getByText('page 2 of 13').first().waitFor(),
  },
  {
    name: 'results: open the words of a verse in a dialog',
    path: '/results?q=gold',
    before: (page) => isAlive(page, 'main'),
    act: (page) =>
      page
        .locator('.hits > li')
        .first()
        .getByRole('button', { name: /^STRONGS/ })
        .click(),
    answered: dialogOpens,
  },
  {
    name: 'results: type a letter into the search box',
    path: '/results?q=gold',
    before: async (page) => {
      await isAlive(page, 'main');
      await inputOf(page).fill('silve');
    },
    act: (page) => page.keyboard.press('r'),
    answered: (page) => page.getByRole('option').first().waitFor(),
  },
  {
    name: 'chapter: first click on a word',
    path: '/bible/kjv_strongs/john/3',
    act: (page) => page.locator('.text [data-n]', { hasText: 'loved' }).first().click(),
    answered: dialogOpens,
  },
  {
    name: 'chapter: click on a verse number',
    path: '/bible/kjv_strongs/john/3',
    act: (page) => page.locator('#v16').click(),
    answered: dialogOpens,
  },
  {
    name: 'interlinear text of Psalm 119: show another line',
    path: '/interlinear/kjv/psalms/119',
    before: (page) => page.locator('summary', { hasText: 'Lines' }).click(),
    act: (page) => page.getByLabel('Short meaning').click(),
    answered: (page) => page.locator('.stacks .m').first().waitFor(),
  },
  {
    name: 'interlinear text of Psalm 119: open a word',
    path: '/interlinear/kjv/psalms/119',
    act: (page) => page.locator('#v1 li').nth(2).click(),
    answered: dialogOpens,
  },
  {
    name: 'interlinear text of Psalm 119: go to the next word',
    path: '/interlinear/kjv/psalms/119',
    before: (page) => page.locator('#v1 li[tabindex="0"]').focus(),
    act: (page) => page.keyboard.press('ArrowRight'),
    answered: (page) => page.locator('li:focus').waitFor(),
  },
  {
    name: 'Study Mode: begin',
    path: '/hebrew-learning/study?deck=letters',
    before: (page) => page.locator('button.begin:enabled').waitFor(),
    act: (page) => page.getByRole('button', { name: 'Begin' }).click(),
    answered: (page) => page.locator('#question').waitFor(),
  },
  {
    name: 'Study Mode: check an answer',
    path: '/hebrew-learning/study?deck=letters',
    before: async (page) => {
      await begun(page);
      await page.getByLabel('Name of the letter').fill('no such word');
    },
    act: (page) => page.keyboard.press('Enter'),
    answered: grades,
  },
  {
    name: 'Study Mode: grade a card',
    path: '/hebrew-learning/study?deck=letters',
    before: async (page) => {
      await begun(page);
      await submitAnswer(page);
      await grades(page);
    },
    act: (page) => page.getByRole('button', { name: /Again/ }).click(),
    answered: (page) => page.getByText('1 answered').waitFor(),
  },
  {
    name: 'lesson: type a letter during hydration',
    path: '/hebrew-verbs',
    before: (page) => page.getByRole('searchbox').first().focus(),
    isImmediate: true,
    act: (page) => page.keyboard.press('g'),
    answered: (page) => isAlive(page, '[data-island=lesson]'),
  },
  {
    name: 'lesson: type a letter after hydration',
    path: '/hebrew-verbs',
    before: async (page) => {
      await page.getByRole('searchbox').first().focus();
      await isAlive(page, '[data-island=lesson]');
    },
    act: (page) => page.keyboard.press('g'),
    answered: () => Promise.resolve(),
  },
];

export const interactionsBench: Bench = {
  name: 'interactions',
  title: 'Interaction latency',
  about: `Chromium throttles the CPU by a factor of ${slowdown}. The connection is fast. Each scenario has one click or key press, and runs ${runs} times, each time in a new browser context. The browser measures the time (Event Timing API): from the input to the next paint, including whatever else the page was doing.`,
  run: benchInteractions,
};

async function benchInteractions(): Promise<BenchResult> {
  const { url, stop } = await serveInChildProcess();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const measured = await withProgress('Interactions', (onProgress) => measureAll(browser, url, onProgress));
    return {
      targets: measured.map(({ name, taken }) => targetOf(name, 'ms', taken, { atMost: maxMilliseconds })),
      tables: [],
      charts: [
        {
          kind: 'bars',
          name: 'interactions',
          title: 'Milliseconds from input to next paint, median',
          unit: 'ms',
          bars: measured.map(({ name, taken }) => ({ name, value: taken.median, isOurs: true })),
          limit: maxMilliseconds,
        },
      ],
      notes: [
        `The browser does not report interactions shorter than ${shortestReported} ms. They count as ${shortestReported} ms.`,
        'The letter during hydration is typed as soon as the search box of the lesson accepts input.',
      ],
    };
  } finally {
    await browser.close();
    await stop();
  }
}

/** Runs all scenarios. They take five to ten minutes in total, because each run waits until its page is idle. */
async function measureAll(
  browser: Browser,
  url: string,
  onProgress: OnProgress,
): Promise<{ name: string; taken: Summary }[]> {
  const measured: { name: string; taken: Summary }[] = [];
  for (const [index, scenario] of scenarios.entries()) {
    const taken: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      onProgress({ stage: scenario.name, done: index * runs + run, total: scenarios.length * runs });
      taken.push(await runScenario(browser, url, scenario));
    }
    measured.push({ name: scenario.name, taken: summary(taken) });
  }
  return measured;
}

/** Milliseconds of the slowest interaction of the scenario. */
async function runScenario(
  browser: Browser,
  url: string,
  { path, before, isImmediate, act, answered }: Scenario,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observeInteractions);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await before?.(page);
    if (!isImmediate) await page.waitForTimeout(settlingMilliseconds);
    await page.evaluate(() => (globalThis as unknown as Observed).interactions.splice(0));
    await act(page);
    await answered(page);
    await page.waitForTimeout(settlingMilliseconds);
    const durations = await page.evaluate(() => (globalThis as unknown as Observed).interactions);
    return Math.max(shortestReported, ...durations);
  } finally {
    await context.close();
  }
}

interface Observed {
  /** Milliseconds of each event of an interaction. */
  interactions: number[];
}

/** Runs in the page before the scripts of the page. */
function observeInteractions(): void {
  const seen: number[] = [];
  (globalThis as unknown as Observed).interactions = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) seen.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
