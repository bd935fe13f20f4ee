import { expect } from '@playwright/test';
import { forgetAttempts, password, uniqueName } from '../people.ts';
import type { Target } from './find-targets.ts';
import { test } from './fixtures.ts';
import type { Reader } from './reader.ts';

/** Reader tasks in browsers other than Chromium. Each uses a part of the platform that differs between browsers. */

const searchBox: Target = { css: 'main input[name=q]' };
const results: Target = { css: '.hits > li:not(.skeleton)' };
const result = (text: string | RegExp): Target => ({ ...results, text });
const resultCount = (text: string): Target => ({ css: '.count', text });
const entry = (number: string): Target => ({ role: 'dialog', name: `Strong's ${number}` });
const heading = (text: string | RegExp): Target => ({ role: 'heading', name: text });
/** The page is hydrated, so the form no longer reloads the page. */
const isAlive: Target = { css: 'main[data-alive]' };

// John 3:16 in the King James Version.
const john316 = 'For God so loved the world, that he gave his only begotten Son';

async function searchFor(reader: Reader, text: string): Promise<void> {
  await reader.typeInto(searchBox, text);
  await reader.press('Enter');
}

/** Waits until the service worker controls this page and has stored it. */
async function waitUntilSaved(reader: Reader): Promise<void> {
  await reader.wait('the controller', 'navigator.serviceWorker.controller?.state', 'activated');
  await reader.wait('the saved page', `caches.match(location.href, { ignoreVary: true }).then(Boolean)`, true);
}

test('a search from the home page shows its results, page by page', async ({ reader }) => {
  await reader.open('/');
  await searchFor(reader, 'gold');
  // The figures 417 and 361 for the King James Version come from printed concordances.
  await reader.see(resultCount('417 times in 361 verses'));
  await reader.seeCount(results, 30);
  await reader.see(result('Genesis 2:11'));
  await reader.see(isAlive);
  await reader.click({ role: 'link', name: 'Next' });
  await reader.see(resultCount('page 2 of 13'));
});

test('a suggestion can be chosen with the keyboard and opens its entry', async ({ reader }) => {
  await reader.open('/');
  await reader.typeInto(searchBox, 'H430');
  await reader.see({ role: 'option', text: 'H430' });
  await reader.press('ArrowDown');
  await reader.press('Enter');
  await reader.seeAddress('/lexicon/H430');
  await reader.see(heading('אֱלֹהִים'));
});

test('an entry opens over the results, and Escape closes it', async ({ reader }) => {
  await reader.open('/results?q=gold&strongs=true');
  await reader.see(isAlive);
  await reader.click({ role: 'link', name: 'H2091', within: results });
  await reader.see({ ...entry('H2091'), text: 'zaw-hawb' });
  await reader.see({ css: '.lemma', text: 'זָהָב', within: entry('H2091') });
  await reader.press('Escape');
  await reader.seeNone({ role: 'dialog' });
  await reader.see(resultCount('417 times in 361 verses'));
});

test('a tap on a word of a chapter opens its entry', async ({ reader }) => {
  await reader.open('/bible/kjv_strongs/john/3');
  await reader.see({ css: '.text', text: john316 });
  // The first "God" of the chapter, in John 3:2: θεός.
  await reader.click({ css: '.text [data-n=G2316]', text: 'God' });
  await reader.see({ css: '.lemma', text: /\p{Script=Greek}/u, within: entry('G2316') });
  await reader.click({ role: 'button', name: 'Close', within: entry('G2316') });
  await reader.seeNone({ role: 'dialog' });
});

test('a comparison aligns verses, and another version can be chosen', async ({ reader }) => {
  await reader.open('/parallel-bible?passage=Psalm+51&versions=kjv,wlc');
  // The Hebrew text numbers the title of this psalm as two verses.
  const row: Target = { css: '.sides > li', text: 'Psalm 51:1 · Hebrew 51:3' };
  await reader.see({ ...row, text: /Have mercy upon me, O God.*\p{Script=Hebrew}/u });
  await reader.choose({ css: 'select[name=versions]' }, 'web');
  await reader.click({ role: 'button', name: 'Compare' });
  await reader.see({ ...row, text: /Have mercy on me, God.*\p{Script=Hebrew}/u });
  await reader.seeAddress('/parallel-bible?passage=Psalm+51&versions=web,wlc');
});

test('“Strong’s Enhanced” shows the numbers of the words in the results', async ({ reader }) => {
  await reader.open('/results?q=gold&db=kjv');
  await reader.see(isAlive);
  await reader.seeNone({ role: 'link', name: 'H2091', within: results });
  await reader.click({ role: 'checkbox', name: 'Strong’s Enhanced' });
  await reader.see({ role: 'link', name: 'H2091', within: results });
  await reader.seeAddress('/results?q=gold&db=kjv&strongs=true');
});

test('a study card can be answered and graded', async ({ reader }) => {
  await reader.open('/hebrew-learning/study?deck=letters&shown=false');
  await reader.click({ css: 'button:enabled', name: 'Begin' });
  await reader.see({ css: '#question', text: 'א' });
  await reader.typeInto({ role: 'textbox', name: /^Name of the letter/ }, 'alef');
  await reader.press('Enter');
  await reader.see({ role: 'group', name: 'Answer', text: 'Right.' });
  await reader.click({ role: 'button', name: /Good/ });
  await reader.see({ css: '#question', text: 'ב' });
});

test('an account is created, signed out of, and signed in to again', async ({ reader }) => {
  const name: Target = { role: 'textbox', name: 'Username' };
  const secret: Target = { css: 'input[type=password]', name: 'Password' };
  const account = uniqueName('errand');
  forgetAttempts();
  await reader.open('/auth?tab=register');
  await reader.typeInto(name, account);
  await reader.typeInto(secret, password);
  await reader.click({ role: 'button', name: 'Register' });
  await reader.seeAddress('/');
  await reader.click({ role: 'link', name: 'Account' });
  await reader.see({ css: 'main', text: account });
  await reader.click({ role: 'button', name: 'Logout' });
  await reader.see({ text: 'Logged out' });
  await reader.typeInto(name, account);
  await reader.typeInto(secret, password);
  await reader.click({ role: 'button', name: 'Login' });
  await reader.seeAddress('/');
  await reader.click({ role: 'link', name: 'Account' });
  await reader.see({ role: 'button', name: 'Logout' });
});

test('the chosen theme applies to the next page', async ({ reader }) => {
  const background = 'getComputedStyle(document.documentElement).backgroundColor';
  await reader.open('/');
  const before = await reader.evaluate(background);
  await reader.click({ role: 'button', name: /^Theme/ });
  await reader.wait('another background', `${background} !== ${JSON.stringify(before)}`, true);
  const after = await reader.evaluate(background);
  await reader.open('/lexicon/H430');
  expect(await reader.evaluate(background)).toBe(after);
});

test('the list of lessons is filtered while typing', async ({ reader }) => {
  await reader.open('/hebrew-learning');
  await reader.typeInto({ role: 'searchbox' }, 'morning');
  await reader.see({ text: 'Showing 2 of 100 phrases' });
  await reader.seeCount({ css: '.lessons tbody > tr:not(.group)' }, 2);
});

test('Back and Forward switch between results and a chapter', async ({ reader }) => {
  await reader.open('/results?q=gold');
  await reader.see(isAlive);
  await reader.click({ role: 'link', name: 'Next' });
  await reader.see(resultCount('page 2 of 13'));
  await reader.click({ css: '.hits > li:not(.skeleton) b a' });
  await reader.see({ css: 'main .text' });
  await reader.back();
  await reader.see(resultCount('page 2 of 13'));
  await reader.seeCount(results, 30);
  await reader.back();
  await reader.see(resultCount('417 times in 361 verses'));
  await reader.forward();
  await reader.see(resultCount('page 2 of 13'));
});

test('a visited page opens again while the server is unreachable', async ({ reader, site }) => {
  await reader.open('/lexicon/H430');
  await waitUntilSaved(reader);
  await site.disconnect();
  await reader.open('/lexicon/H430');
  await reader.see(heading('אֱלֹהִים'));
  await reader.open('/lexicon/G26');
  await reader.see(heading('You are offline'));
});

test('a downloaded version can be read and searched while the server is unreachable', async ({ reader, site }) => {
  const version: Target = { role: 'listitem', text: 'World English Bible' };
  await reader.open('/offline');
  await reader.wait('the controller', 'navigator.serviceWorker.controller?.state', 'activated');
  await reader.click({ role: 'button', name: 'Download: World English Bible' });
  await reader.see({ ...version, text: /^World English Bible.*Downloaded/ });
  await reader.open('/results?q=gold&db=web');
  await reader.see(isAlive);
  await site.disconnect();

  await reader.open('/bible/web/john/3');
  // John 3:16 in the World English Bible.
  await reader.see({ css: '.text', text: 'For God so loved the world, that he gave his one and only Son' });
  await reader.open('/results?q=gold&db=web');
  await reader.see(isAlive);
  await searchFor(reader, '"shepherd; I shall lack nothing"');
  await reader.see(result(/^Psalm 23:1.*Yahweh is my shepherd/));
  await reader.see({ css: '.results small', text: /results from this device/i });
});
