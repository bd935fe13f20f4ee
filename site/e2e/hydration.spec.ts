import { expect, test } from '@playwright/test';

/** Every kind of page that an island hydrates. */
const kinds: [name: string, path: string][] = [
  ['home', '/'],
  ['results', '/results?q=gold'],
  ['results with numbers', '/results?q=gold&db=kjv_strongs&strongs=true'],
  ['results in parallel', '/results?q=light&parallel=true'],
  ['results of nothing', '/results?q=zzzqq'],
  ['a query that cannot be read', '/results?q=(gold'],
  ['Strong’s results', '/strongs-results?q=gold'],
  ['an entry', '/lexicon/H430'],
  ['the dictionary', '/lexicon'],
  ['a search of the dictionary', '/lexicon/search?query=love'],
  ['verses of a number', '/lexicon/G26/verses'],
  ['a chapter', '/bible/kjv_strongs/john/3'],
  ['a Hebrew chapter', '/bible/wlc/psalms/23'],
  ['a verse word by word', '/strongs/verse/genesis/1/1'],
  ['the parallel view', '/parallel-bible?passage=Psalm+23'],
  ['phrases', '/hebrew-learning'],
  ['words', '/hebrew-learning/words'],
  ['verbs', '/hebrew-verbs'],
  ['letters', '/hebrew-alefbet'],
  ['study', '/hebrew-learning/study'],
  ['offline', '/offline'],
  ['the test page of Strong’s components', '/strongs-test'],
];

for (const [name, path] of kinds) {
  test(`${name}: hydration renders the same HTML as the server`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (/\[hydration\]|\[island-/.test(message.text())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(path);
    const islands = page.locator('[data-island]');
    const count = await islands.count();
    // A focus event starts islands that wait for the first interaction.
    await islands.evaluateAll((all) => {
      // Some islands react only to events of their controls.
      for (const island of all)
        (island.querySelector('input, button') ?? island).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    await expect(page.locator('[data-island][data-alive]')).toHaveCount(count);
    expect(errors).toEqual([]);
  });
}
