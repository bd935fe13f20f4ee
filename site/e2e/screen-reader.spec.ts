import { expect, test } from '@playwright/test';
import { open, pageKinds } from './page-kinds.ts';

/** The accessibility tree that the browser gives to a screen reader. The texts come from printed books. */
test('a verse is read as its number and its words, and nothing between them', async ({ page }) => {
  await page.goto('/bible/kjv_strongs/john/3');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - article:
      - heading "John 3" [level=1]
      - paragraph:
        - link "1"
        - text: "There was a man of the Pharisees, named Nicodemus, a ruler of the Jews:"
        - link "2"
  `);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
});

test('Strong’s numbers in a verse are separate links and not part of its words', async ({ page }) => {
  await page.goto('/results?q=gold&db=kjv_strongs&strongs=true');
  await expect(page.locator('.hits > li').first()).toMatchAriaSnapshot(`
    - listitem:
      - link "Genesis 2:11"
      - button "Show Strong’s Numbers Genesis 2:11" [pressed]
      - paragraph:
        - text: The name
        - superscript:
          - link "H8034"
        - text: of the first
  `);
  // Placeholders that are shown before the words are ready are silent.
  await page.goto('/bible/kjv_strongs/psalms/119');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Strong’s numbers').check();
  const spoken = await page.locator('.text').ariaSnapshot();
  expect(spoken).toContain('superscript');
  expect(spoken).not.toMatch(/[a-z][HG]\d/);
});

test('an entry has headings, and its chart has a text alternative', async ({ page }) => {
  await page.goto('/lexicon/G26');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - search:
      - searchbox "Search the Bible"
      - button "Search"
    - article:
      - heading /πη$/ [level=1]
      - heading "Strong’s definition" [level=2]
      - figure:
        - paragraph:
          - link /11\\d times in 10\\d verses/
        - img /Occurrences by book. Most in 1 John 18/
      - heading /Usage/ [level=2]
      - heading "Origin" [level=2]
      - heading "Examples in Scripture" [level=2]
      - complementary:
        - heading "Related Words" [level=2]
        - navigation "Study Resources"
      - navigation "Previous and next entry"
  `);
  await page.getByText('By book:').click();
  const table = page.getByRole('table', { name: 'Occurrences by book' });
  await expect(table.getByRole('rowheader', { name: '1 John', exact: true })).toHaveCount(1);
});

test('changes of the result count and copy confirmations are announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/results?q=gold');
  const countStatus = page.getByRole('status').filter({ hasText: 'verses' });
  await expect(countStatus).toContainText('417 times in 361 verses');
  await expect(page.locator('main[data-alive]')).toBeAttached();
  await countStatus.evaluate((element) => element.setAttribute('data-same', ''));
  await page.getByLabel('Search the Bible').fill('frankincense');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-same][role=status]')).toContainText('17 verses');
  await page
    .getByRole('button', { name: /^COPY / })
    .first()
    .click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /cop(y|ied)/i })
      .first(),
  ).toBeAttached();
});

test('the words of a verse are a list with a name, and a focused word is read with its lines', async ({ page }) => {
  await page.goto('/strongs/verse/genesis/1/1');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - article:
      - heading "Genesis 1:1" [level=1]
      - paragraph: In the beginning God created the heaven and the earth.
      - heading "English word by word" [level=2]
      - list "Words of Genesis 1:1 in the King James Version":
        - listitem:
          - text: /In the beginning .* bereshit/
          - link "H7225"
  `);
  // A screen reader reads the focused element.
  const word = page
    .getByRole('list', { name: /Hebrew text/ })
    .getByRole('listitem')
    .first();
  await word.focus();
  await expect(word).toHaveAccessibleName(/, bereshit, H7225, .*In the beginning/);
});

test('a study card is read as a question with a field, its answer when it appears, and its grades', async ({
  page,
}) => {
  await page.goto('/hebrew-learning/study?deck=letters&shown=false');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Study Mode" [level=1]
    - region "Today":
      - heading "Today" [level=2]
      - button "Start"
    - form "Or choose what to study":
      - group "Deck":
        - radio /Letters/ [checked]
      - group "Direction"
      - switch "Type the answers" [checked]
      - button "Begin"
  `);
  await page.getByRole('button', { name: 'Begin' }).click();
  const field = page.getByLabel('Name of the letter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/א/);
  await expect(page.locator('#question [lang=he]')).toHaveText('א');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('group', { name: 'Answer' });
  // A screen reader reads the focused element.
  await expect(answer).toBeFocused();
  await expect(answer).toContainText(/alef/i);
  await expect(page.getByRole('group', { name: 'How well did you know it?' }).getByRole('button')).toHaveCount(4);
});

const led = [
  'home',
  'browse',
  'entry, Hebrew',
  'results',
  'results, none',
  'verses of a number',
  'words of a verse',
  'chapter, prose',
  'versions',
  'parallel, four versions',
  'interlinear, Hebrew',
  'phrases',
  'letters',
  'study, before',
  'about the texts',
  'not found',
];
test('heading levels are not skipped, and landmarks of the same kind have different names', async ({ page }) => {
  for (const kind of pageKinds.filter(({ name }) => led.includes(name))) {
    await open(page, kind);
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) =>
        all.filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName[1])),
      );
    levels.forEach((level, index) =>
      expect(level, `${kind.name}: heading ${index + 1} of ${levels.join(' ')}`).toBeLessThanOrEqual(
        (levels[index - 1] ?? 0) + 1,
      ),
    );
    const names = await page
      .locator('nav')
      .evaluateAll((all) => all.map((nav) => nav.getAttribute('aria-label') ?? ''));
    expect(
      names.filter((name, index) => !name || names.indexOf(name) !== index),
      kind.name,
    ).toEqual([]);
  }
});
