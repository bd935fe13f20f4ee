import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '../checks/find-chromium.ts';
import { serveInProcess } from './serve-apart.ts';
import { summary, type Summary } from './summary.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';

/** The limit of web.dev for a good interaction to next paint. */
const maxMilliseconds = 200;
const slowdown = 4;
const runs = 7;
/** The shortest duration that a browser reports. Unreported ones were shorter. */
const shortestReported = 16;
/** For work that follows an interaction, so that it does not affect the next one. */
const settlingMilliseconds = 400;

interface Errand {
  name: string;
  path: string;
  /** Runs before the measured interaction, and is not measured. */
  before?: (page: Page) => Promise<void>;
  /** The measured interaction follows at once, while the page is still busy. */
  isHasty?: true;
  act: (page: Page) => Promise<void>;
  /** Resolves when the page has responded. */
  answered: (page: Page) => Promise<void>;
}

const inputOf = (page: Page) => page.locator('main input[name=q]');
const isAlive = (page: Page, selector: string) => page.locator(`${selector}[data-alive]`).first().waitFor();
const dialogOpens = (page: Page) => page.getByRole('dialog').waitFor();

const begun = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByLabel('In English').waitFor();
};
const submitAnswer = async (page: Page): Promise<void> => {
  await page.getByLabel('In English').fill('no such word');
  await page.keyboard.press('Enter');
};
const grades = (page: Page) => page.getByRole('group', { name: 'Answer' }).waitFor();

const errands: readonly Errand[] = [
  {
    name: 'results: Strong’s numbers of every verse are switched on',
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
    name: 'results: the words of a verse, in a dialog',
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
    name: 'results: a letter in the search',
    path: '/results?q=gold',
    before: async (page) => {
      await isAlive(page, 'main');
      await inputOf(page).fill('silve');
    },
    act: (page) => page.keyboard.press('r'),
    answered: (page) => page.getByRole('option').first().waitFor(),
  },
  {
    name: 'chapter: the first press of a word',
    path: '/bible/kjv_strongs/john/3',
    act: (page) => page.locator('.text [data-n]', { hasText: 'loved' }).first().click(),
    answered: dialogOpens,
  },
  {
    name: 'chapter: a verse’s number',
    path: '/bible/kjv_strongs/john/3',
    act: (page) => page.locator('#v16').click(),
    answered: dialogOpens,
  },
  {
    name: 'study: begin',
    path: '/hebrew-learning/study?deck=letters',
    before: (page) => page.locator('button.begin:enabled').waitFor(),
    act: (page) => page.getByRole('button', { name: 'Begin' }).click(),
    answered: (page) => page.getByLabel('In English').waitFor(),
  },
  {
    name: 'study: an answer is checked',
    path: '/hebrew-learning/study?deck=letters',
    before: async (page) => {
      await begun(page);
      await page.getByLabel('In English').fill('no such word');
    },
    act: (page) => page.keyboard.press('Enter'),
    answered: grades,
  },
  {
    name: 'study: a card is graded',
    path: '/hebrew-learning/study?deck=letters',
    before: async (page) => {
      await begun(page);
      await submitAnswer(page);
      await grades(page);
    },
    act: (page) => page.getByRole('button', { name: /Again/ }).click(),
    answered: (page) => page.getByLabel('In English').waitFor(),
  },
  {
    name: 'lesson: the first letter in its search, as soon as it can be typed into',
    path: '/hebrew-verbs',
    before: (page) => page.getByRole('searchbox').first().focus(),
    isHasty: true,
    act: (page) => page.keyboard.press('g'),
    answered: (page) => isAlive(page, '[data-island=lesson]'),
  },
  {
    name: 'lesson: a letter in its search',
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
  title: 'From press to answer',
  about: `A processor ${slowdown} times slower than this one, as Chromium imitates it, on a fast line. Each errand has a fresh browser, one press or key, and is done ${runs} times. The time is what the browser itself tells of the interaction (Event Timing): from the press until the next picture stands, whatever else the page was doing then.`,
  run: benchInteractions,
};

async function benchInteractions(): Promise<BenchResult> {
  const { url, stop } = await serveInProcess();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const measured: { name: string; taken: Summary }[] = [];
    for (const errand of errands) {
      const taken: number[] = [];
      for (let run = 0; run < runs; run += 1) taken.push(await runErrand(browser, url, errand));
      measured.push({ name: errand.name, taken: summary(taken) });
    }
    return {
      targets: measured.map(({ name, taken }) => targetOf(name, 'ms', taken, { atMost: maxMilliseconds })),
      tables: [],
      charts: [
        {
          kind: 'bars',
          name: 'interactions',
          title: 'Milliseconds from press to answer, median',
          unit: 'ms',
          bars: measured.map(({ name, taken }) => ({ name, value: taken.median, isOurs: true })),
          limit: maxMilliseconds,
        },
      ],
      notes: [
        `An interaction that took less than ${shortestReported} ms is not told by the browser, and counts as that long.`,
      ],
    };
  } finally {
    await browser.close();
    await stop();
  }
}

/** Milliseconds of the slowest interaction of the task. */
async function runErrand(
  browser: Browser,
  url: string,
  { path, before, isHasty, act, answered }: Errand,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observeInteractions);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await before?.(page);
    if (!isHasty) await page.waitForTimeout(settlingMilliseconds);
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

/** Runs in the page, before its own scripts. */
function observeInteractions(): void {
  const seen: number[] = [];
  (globalThis as unknown as Observed).interactions = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) seen.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
