import { expect, type Page } from '@playwright/test';

/** A kind of page: a page, or a state of one that looks and works differently. */
export interface PageKind {
  name: string;
  path: string;
  /** Steps that a reader takes after the page has loaded. */
  reach?: (page: Page) => Promise<unknown>;
  /** The part that axe checks, if the rest of the page is another kind. */
  part?: string;
}

const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

/** Waits until the topmost dialog contains its last text. */
async function dialogSays(page: Page, text: string): Promise<void> {
  await expect(page.locator('[role=dialog]').last()).toContainText(text);
}

async function begin(page: Page): Promise<void> {
  await press('Begin')(page);
  await expect(page.getByLabel(/^(?:Name of the letter|In English)/)).toBeFocused();
}

async function answer(page: Page, grade: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Answer' })).toBeVisible();
  if (grade) await page.keyboard.press(grade);
}

/** Long tables are filtered, because axe takes a minute for 500 similar rows. */
export const pageKinds: PageKind[] = [
  { name: 'home', path: '/' },
  {
    name: 'home, its list of versions',
    path: '/',
    reach: (page) => page.getByRole('tab', { name: 'Bible Versions' }).click(),
  },
  {
    name: 'home, suggestions',
    path: '/',
    reach: async (page) => {
      await page.getByLabel('Search the Bible').pressSequentially('gold');
      await expect(page.locator('[role=option]').first()).toBeVisible();
    },
  },
  { name: 'browse', path: '/lexicon' },
  { name: 'browse, a search', path: '/lexicon/search?query=love&language=greek' },
  { name: 'entry, Hebrew', path: '/lexicon/H430' },
  { name: 'entry, Greek', path: '/lexicon/G26' },
  { name: 'entry, Aramaic', path: '/lexicon/H429' },
  { name: 'entry, a long lemma', path: '/lexicon/H4124' },
  { name: 'entry, no occurrences', path: '/lexicon/H1037' },
  { name: 'entry, not found', path: '/lexicon/H9999' },
  { name: 'entry, not a number', path: '/lexicon/X12' },
  { name: 'verses of a number', path: '/lexicon/G26/verses' },
  { name: 'word study', path: '/lexicon/G26/study' },
  { name: 'results', path: '/results?q=gold' },
  { name: 'results, with numbers', path: '/results?q=frankincense&db=kjv_strongs&strongs=true' },
  { name: 'results, Greek', path: '/results?q=G26&db=sblgnt' },
  { name: 'results, side by side', path: '/results?q=gold&parallel=true' },
  { name: 'results, none', path: '/results?q=zzzqq' },
  { name: 'results, a fault in the query', path: '/results?q=(gold' },
  { name: 'results, no query', path: '/results' },
  { name: 'results of a number', path: '/strongs-results?q=gold' },
  { name: 'words of a verse', path: '/strongs/verse/genesis/1/1' },
  { name: 'words of a verse, Greek', path: '/strongs/verse/john/1/1' },
  { name: 'words of a verse of two numberings', path: '/strongs/verse/psalms/35/3' },
  { name: 'words of a verse, not found', path: '/strongs/verse/jude/2/1' },
  { name: 'chapter, prose', path: '/bible/kjv_strongs/john/3' },
  {
    name: 'chapter, with numbers and settings',
    path: '/bible/kjv_strongs/psalms/23',
    reach: async (page) => {
      await press('Settings')(page);
      await page.getByLabel('Strong’s numbers').check();
    },
  },
  {
    name: 'chapter, list of chapters',
    path: '/bible/kjv_strongs/john/3',
    part: '.pick',
    reach: (page) => page.getByText('Chapters', { exact: true }).click(),
  },
  { name: 'chapter, Hebrew', path: '/bible/wlc/genesis/1' },
  { name: 'chapter, poetry', path: '/bible/web/psalms/23' },
  { name: 'chapter, Greek', path: '/bible/sblgnt/john/3' },
  { name: 'chapter, from the worker', path: '/bible/kjv/john/3' },
  { name: 'chapter, not found', path: '/bible/kjv/genesis/51' },
  { name: 'versions', path: '/bible' },
  {
    name: 'books of a version',
    path: '/bible/web',
    reach: (page) => page.getByText('Psalms', { exact: true }).click(),
  },
  { name: 'parallel, nothing chosen', path: '/parallel-bible' },
  { name: 'parallel, four versions', path: '/parallel-bible?passage=Psalm+51&versions=kjv_strongs,wlc,web,restored' },
  { name: 'parallel, not found', path: '/parallel-bible?passage=Genesis+51' },
  { name: 'interlinear, Hebrew', path: '/interlinear/wlc?passage=Ruth+1:16-18&lines=everything&color=speech' },
  { name: 'interlinear, Greek', path: '/interlinear/sblgnt?passage=John+1:1-3' },
  { name: 'interlinear, translation', path: '/interlinear/kjv?passage=Malachi+4:6;+Matthew+1:1&lines=everything' },
  { name: 'interlinear, not found', path: '/interlinear/wlc/john/3' },
  { name: 'phrases', path: '/hebrew-learning?category=dining' },
  {
    name: 'words',
    path: '/hebrew-learning/words?q=water',
    reach: (page) => page.locator('[data-island=lesson][data-alive]').waitFor(),
  },
  { name: 'numbers', path: '/hebrew-learning/numbers' },
  { name: 'letters', path: '/hebrew-alefbet' },
  {
    name: 'verbs',
    path: '/hebrew-verbs?binyan=hufal',
    reach: (page) => page.locator('[data-island=lesson][data-alive]').waitFor(),
  },
  {
    name: 'study, before',
    path: '/hebrew-learning/study?deck=letters&shown=false',
    // The button is enabled once the deck has loaded.
    reach: (page) => expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled(),
  },
  { name: 'study, the question', path: '/hebrew-learning/study?deck=letters&shown=false', reach: begin },
  {
    name: 'study, the answer',
    path: '/hebrew-learning/study?deck=words&shown=false',
    reach: async (page) => {
      await begin(page);
      await answer(page, '');
    },
  },
  {
    name: 'study, done',
    path: '/hebrew-learning/study?deck=letters&shown=false',
    reach: async (page) => {
      await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled();
      await page.getByLabel('New cards a day').fill('1');
      await begin(page);
      await answer(page, '4');
      await expect(page.getByRole('heading', { name: 'Done for now' })).toBeFocused();
    },
  },
  {
    name: 'read a verse',
    path: '/hebrew-learning/verse',
    reach: async (page) => {
      await page.locator('.verse button').first().click();
      await expect(page.locator('.meaning bdi')).toBeVisible();
    },
  },
  {
    name: 'offline',
    path: '/offline',
    reach: (page) => expect(page.getByText('Checking…')).toHaveCount(0),
  },
  {
    name: 'my study, empty',
    path: '/my',
    reach: (page) => expect(page.getByText('You are not signed in.')).toBeVisible(),
  },
  {
    name: 'not saved on the device',
    path: '/shells/not-kept',
    // Without this, the page would request the missing page again and show it.
    reach: (page) => page.context().setOffline(true),
  },
  { name: 'roots', path: '/hebrew-roots' },
  { name: 'about the texts', path: '/about/texts' },
  { name: 'about the counts', path: '/about/counts' },
  { name: 'about the names', path: '/about/names' },
  { name: 'sample', path: '/sample' },
  {
    name: 'test of numbers',
    path: '/strongs-test',
    reach: (page) => expect(page.locator('.words-of-verse')).toContainText('In the beginning'),
  },
  { name: 'not found', path: '/404' },
  {
    name: 'dialog of keys',
    path: '/about/texts',
    part: '[role=dialog]',
    reach: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'dialog of an entry',
    path: '/results?q=gold&db=kjv_strongs&strongs=true',
    part: '[role=dialog]',
    reach: async (page) => {
      await page.locator('.hits sup a').first().click();
      await expect(page.locator('[role=dialog] .verses li')).toHaveCount(20);
    },
  },
  {
    name: 'dialog of a word',
    path: '/interlinear/wlc?passage=Ruth+1:16',
    part: '[role=dialog]',
    reach: async (page) => {
      await page.locator('.stacks li', { hasText: 'לְעָזְבֵ֖ךְ' }).locator('.o').click();
      await expect(page.locator('[role=dialog] .verses li')).toHaveCount(20);
    },
  },
  {
    name: 'dialog of words',
    path: '/results?q=gold',
    part: '[role=dialog]',
    reach: async (page) => {
      await press('STRONGS Genesis 2:12')(page);
      await page.locator('[role=dialog]').getByRole('button', { name: 'H2091' }).click();
      await dialogSays(page, 'zaw-hawb');
    },
  },
  {
    name: 'dialog of two versions',
    path: '/results?q=gold',
    part: '[role=dialog]',
    reach: async (page) => {
      await press('PARALLEL Genesis 2:12')(page);
      await expect(page.locator('[role=dialog]').getByRole('button', { name: 'Copy' })).toBeEnabled();
    },
  },
  {
    name: 'dialog of a verse',
    path: '/bible/kjv_strongs/micah/4',
    part: '[role=dialog]',
    reach: async (page) => {
      await page.locator('#v3').focus();
      await page.keyboard.press('Enter');
      await dialogSays(page, 'Isaiah 2:4');
    },
  },
  {
    name: 'dialog of an export',
    path: '/bible/kjv_strongs/psalms/51#v3-5',
    part: '[role=dialog]',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Export' }).click();
      await dialogSays(page, 'Psalm 51:3–5, King James Version');
    },
  },
  {
    name: 'dialog of three columns',
    path: '/strongs-test',
    part: '[role=dialog]',
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Three-Column Dialog' }).click();
      await press(/Open the dialog/)(page);
      await expect(page.locator('[role=dialog] .pair section').last()).toContainText('the heaven');
    },
  },
  {
    name: 'downloads',
    path: '/offline',
    reach: (page) => expect(page.getByRole('button', { name: 'Download: Hebrew learning' })).toBeEnabled(),
  },
  {
    name: 'downloads, one of them here',
    path: '/offline',
    reach: async (page) => {
      await press('Download: Hebrew learning')(page);
      await press('Delete: Hebrew learning')(page);
    },
  },
];

/** Opens the page and waits until fonts are loaded and nothing is busy. */
export async function open(page: Page, { path, reach }: PageKind): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await reach?.(page);
}
