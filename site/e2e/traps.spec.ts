import { expect, test } from '@playwright/test';

/** A page for each difficulty of the texts, with the numbers and verses where it was first found. */

// What the server sends.
test.use({ javaScriptEnabled: false });

test('morphology codes and numbers that Strong skipped are not entries', async ({ request }) => {
  for (const number of ['H8675', 'H8853', 'G5625', 'G5944', 'G2717', 'G3203', 'G3302', 'H0', 'H99999']) {
    expect((await request.get(`/lexicon/${number}`)).status(), number).toBe(404);
  }
  for (const number of ['H8674', 'G5624', 'G2716', 'G3303']) {
    expect((await request.get(`/lexicon/${number}`)).status(), number).toBe(200);
  }
});

const spellings = ['h430', 'H0430', 'h0430', 'H430G', 'H00430'];
for (const spelling of spellings) {
  test(`${spelling} redirects to H430`, async ({ page }) => {
    const response = await page.goto(`/lexicon/${spelling}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(/\/lexicon\/H430$/);
  });
}

/** Counts of the published tagging of the King James Version. */
const counts: [number: string, expected: string][] = [
  ['H430', '2,606 times in 2,249 verses'],
  ['H7225', '51 times in 49 verses'],
  ['H1254', '54 times in 46 verses'],
  ['G26', '116 times in 106 verses'],
];
for (const [number, expected] of counts) {
  test(`${number} occurs ${expected}`, async ({ page }) => {
    await page.goto(`/lexicon/${number}`);
    await expect(page.locator('main')).toContainText(expected);
  });
}

test('a word that the version does not translate has a count in the Hebrew text in addition to its tags', async ({
  page,
}) => {
  await page.goto('/lexicon/H853');
  await expect(page.locator('main')).toContainText('the KJV marks only');
  await expect(page.locator('main')).toContainText('10,978 times in 6,782 verses in the Hebrew text');
});

test('a tag highlights the words that it covers', async ({ page }) => {
  await page.goto('/lexicon/H7225');
  const first = page.locator('#examples li').first();
  await expect(first).toContainText('Genesis 1:1');
  await expect(first.locator('mark')).toHaveText(['In the beginning', /ית$/]);
});

test('a field that the dictionary lacks shows N/A', async ({ page }) => {
  // The Greek dictionary has no <strongs_derivation> for G1393.
  await page.goto('/lexicon/G1393');
  await expect(page.locator('#origin')).toContainText('N/A');
});

test('an Aramaic entry is labeled and marked up as Aramaic', async ({ page }) => {
  await page.goto('/lexicon/H426');
  await expect(page.locator('main')).toContainText('Aramaic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'arc');
});

test('definitions contain no braces', async ({ page }) => {
  // H2's definition is "{father}" in the source.
  await page.goto('/lexicon/H2');
  await expect(page.locator('#definition')).toContainText('father');
  await expect(page.locator('#definition')).not.toContainText(/[{}]/);
});

test('a reference inside an entry links to an entry without leading zeros, and one to an unknown number is plain text', async ({
  page,
  request,
}) => {
  for (const number of ['G28', 'G5599', 'H430']) {
    await page.goto(`/lexicon/${number}`);
    const links = await page
      .locator('#definition a, #origin a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) {
      expect(link).toMatch(/^\/lexicon\/[HG][1-9]\d*$/);
      expect((await request.get(link)).status(), link).toBe(200);
    }
  }
});

test('the title of a psalm is shown before its first verse', async ({ page }) => {
  await page.goto('/lexicon/H4210');
  await expect(page.locator('#examples li').first()).toContainText('Psalm 3 title');
  await expect(page.locator('main')).toContainText('57 times in 57 verses');
});

test('Hebrew verses show both numbers where they differ', async ({ page }) => {
  await page.goto('/lexicon/H853/verses?version=wlc&page=136');
  await expect(page.getByRole('main').locator('ol')).toContainText(/Malachi 4:\d+ · Hebrew 3:\d+/);
});

test('supplied words are styled, and no bracket, tag or paragraph sign is shown', async ({ page }) => {
  await page.goto('/lexicon/H2822');
  const verse = page.locator('#examples li', { hasText: 'Genesis 1:2' });
  await expect(verse.locator('i').first()).toHaveText('was');
  await expect(page.locator('#examples')).not.toContainText(/[[\]{}<>¶#]/);
});

test('the divine name is set in small capitals', async ({ page }) => {
  await page.goto('/lexicon/H3068');
  await expect(page.locator('#examples .divine').first()).toBeVisible();
});

test('the subscription of an epistle is not searchable', async ({ page }) => {
  await page.goto('/results?q=%22written+to+the+romans%22');
  await expect(page.locator('main')).toContainText('No results found for');
});

const phrases: [phrase: string, reference: string][] = [
  ['God so loved', 'John 3:16'],
  ['darkness was upon the face', 'Genesis 1:2'],
];
for (const [phrase, reference] of phrases) {
  test(`the phrase "${phrase}" is found across tags and supplied words`, async ({ page }) => {
    await page.goto(`/results?q=${encodeURIComponent(`"${phrase}"`)}`);
    await expect(page.locator('main')).toContainText(reference);
  });
}

test('"gold" occurs in 361 verses', async ({ page }) => {
  await page.goto('/results?q=gold');
  await expect(page.locator('main')).toContainText('361');
});

test('the lemma preserves the source’s order of marks', async ({ page }) => {
  await page.goto('/lexicon/H7225');
  const lemma = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // From the file StrongHebrewG.xml: the shin, its dot, then its vowel. NFC would swap the two marks.
  const points = ['5e8', '5b5', '5d0', '5e9', '5c1', '5b4', '5d9', '5ea'];
  expect(Array.from(lemma, (sign) => sign.codePointAt(0)?.toString(16))).toEqual(points);
  expect(lemma.normalize('NFC')).not.toBe(lemma);
});

test('ketiv and qere of a word are both shown', async ({ page }) => {
  // Genesis 8:17: ketiv הוצא, qere הַיְצֵא (H3318).
  await page.goto('/lexicon/H3318/verses?version=wlc');
  const verse = page.getByRole('main').locator('ol > li', { hasText: 'Genesis 8:17' });
  await expect(verse.locator('.ketiv')).toHaveText(/הוצא/);
  await expect(verse.locator('.qere')).toBeVisible();
});
