import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessibility.ts';

test('only the restored names in a verse are highlighted', async ({ page }) => {
  await page.goto('/strongs/verse/psalms/23/1');
  const restored = page.locator('.verses > li', { hasText: 'Restored Names' });
  await expect(restored.locator('u')).toHaveText(['YHWH']);
});

test.describe('the words of a verse, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Genesis 1:1 shows its text, seven Hebrew words with numbers and parsing, and every version', async ({
    page,
  }) => {
    await page.goto('/strongs/verse/Gen/1/1');
    await expect(page).toHaveURL(/\/strongs\/verse\/genesis\/1\/1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis 1:1');
    await expect(page.locator('.scripture').first()).toHaveText(
      'In the beginning God created the heaven and the earth.',
    );
    const hebrew = page.getByRole('list', { name: /Hebrew text/ }).getByRole('listitem');
    await expect(hebrew).toHaveCount(7);
    expect(await hebrew.locator('a').allTextContents()).toEqual([
      'H7225',
      'H1254',
      'H430',
      'H853',
      'H8064',
      'H853',
      'H776',
    ]);
    await expect(hebrew.nth(1)).toContainText('verb, Qal, perfect, third person masculine singular');
    // The translation of the word in this verse, and a word that is not translated.
    await expect(hebrew.nth(1).locator('.g')).toHaveText('created');
    await expect(hebrew.nth(3)).toContainText('no words marked');
    const english = page.getByRole('list', { name: /King James/ }).getByRole('listitem');
    await expect(english.filter({ hasText: 'God' }).getByRole('link')).toHaveAttribute('href', '/lexicon/H430');
    await page.getByText('How words are linked').click();
    await expect(page.getByText('–: no words of the translation are marked for it.')).toBeVisible();
    for (const version of ['World English Bible', 'Restored Names (from the KJV)']) {
      await expect(page.locator('section', { hasText: 'In other versions' }).getByText(version)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Genesis 1:2' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis 1:2');
    await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
  });

  test('John 3:16 shows its Greek words with lemma, number and parsing', async ({ page }) => {
    await page.goto('/strongs/verse/john/3/16');
    const gave = page
      .getByRole('list', { name: /SBL Greek New Testament/ })
      .getByRole('listitem')
      .filter({ hasText: 'ἔδωκεν' });
    await expect(gave.getByRole('link', { name: 'G1325' })).toHaveAttribute('href', '/lexicon/G1325');
    // The dictionary's file has the accent as U+1F77.
    await expect(gave).toContainText('δ\u{1f77}δωμι');
    await expect(gave).toContainText('aorist active indicative, third person singular');
  });

  test('the next link continues at the end of a book', async ({ page }) => {
    await page.goto('/strongs/verse/genesis/50/26');
    await page.getByRole('link', { name: 'Exodus 1:1 →' }).click();
    await expect(page.getByRole('link', { name: '← Genesis 50:26' })).toBeVisible();
  });
});

test('both numbers are shown where they differ', async ({ page }) => {
  for (const [path, title] of [
    ['malachi/4/1', 'Malachi 4:1 · Hebrew 3:19'],
    ['joel/2/28', 'Joel 2:28 · Hebrew 3:1'],
    ['psalms/51/0', 'Psalm 51 title · Hebrew 51:1–2'],
  ]) {
    await page.goto(`/strongs/verse/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  }
});

test('morphology codes are shown only in the line of codes', async ({ request }) => {
  // Morphology codes of the Hebrew text, and the numbers above those of the dictionaries, which some texts use for
  // morphology.
  const code =
    /\bH[ACDNPRSTV][a-zA-Z0-9]*(\/|<)|>[AH][A-Z][a-z0-9]+<|H86(7[5-9]|[89]\d)|H8[78]\d\d|G56(2[5-9]|[3-9]\d)|G5[789]\d\d/;
  for (const path of [
    'psalms/35/3',
    'genesis/1/1',
    'daniel/2/4',
    'ezra/4/8',
    'ruth/3/5',
    'esther/1/1',
    'jeremiah/10/11',
    'matthew/1/1',
    'john/3/16',
    'psalms/3/0',
  ]) {
    const response = await request.get(`/strongs/verse/${path}`);
    expect(response.status(), path).toBe(200);
    const main = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? '';
    expect(main).toContain('class="stacks"');
    const others = main.replaceAll(/<a href="[^"]*"/g, '<a').replaceAll(/<code class="c">[^<]*<\/code>/g, '');
    expect(others.match(code)?.[0], path).toBeUndefined();
  }
});

test('a verse that does not exist links to one that does', async ({ page }) => {
  const response = await page.goto('/strongs/verse/jude/2/1');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Jude has 1 chapter.')).toBeVisible();
  await page.getByRole('link', { name: 'Jude 1:25' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jude 1:25');
});

test('a word opens its entry over the page, arrow keys move between words, and the verse can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/strongs/verse/genesis/1/1');
  const words = page.getByRole('list', { name: /King James/ }).getByRole('listitem');
  await words.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(words.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('ʼĕlôhîym');
  await page.keyboard.press('Escape');
  await expect(words.nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Genesis 1:1 (King James Version) In the beginning God created the heaven and the earth.',
  );
});

test('the longest verses fit a viewport of 320 px and one round trip', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['genesis/1/1', 'psalms/35/3', 'malachi/4/1', '2-thessalonians/1/1', 'esther/8/9']) {
    const response = await page.goto(`/strongs/verse/${path}`);
    await expectNoSidewaysScroll(page);
    const bytes = brotliCompressSync((await response?.body()) ?? '', {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    }).length;
    expect(bytes, path).toBeLessThanOrEqual(14_000);
  }
});

test('a word lights up its partners in the other lists of the verse', async ({ page }) => {
  await page.goto('/strongs/verse/genesis/1/1');
  const [english, hebrew] = [
    page.getByRole('list', { name: /King James/ }),
    page.getByRole('list', { name: /Hebrew text/ }),
  ];
  await english.locator('li', { hasText: 'created' }).hover();
  await expect(hebrew.locator('.partner .n')).toHaveText(['H1254']);
  await hebrew.locator('li', { hasText: 'H430' }).hover();
  await expect(english.locator('.partner .g')).toHaveText(['God']);
  await expect(hebrew.locator('.partner')).toHaveCount(1);
  // A sign of the object has no English words. It follows the verse.
  const unmarked = english.locator('li.untranslated');
  await unmarked.hover();
  await expect(hebrew.locator('.partner .n')).toHaveText(['H853']);
  await expect(hebrew.locator('.partner .o')).toHaveText((await unmarked.locator('.o').textContent()) ?? '');
  await hebrew.locator('.partner').hover();
  await expect(english.locator('.partner')).toHaveCount(1);
  await expect(unmarked).toHaveClass(/partner/);
});
