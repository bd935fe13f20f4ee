import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothColors, expectNoLayoutShift, expectNoSidewaysScroll } from './accessibility.ts';

test.describe('a passage word under word, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Ruth 1 shows what the King James Version has for each Hebrew word, and its sets of lines are links', async ({
    page,
  }) => {
    await page.goto('/bible/wlc/ruth/1');
    await page.getByRole('link', { name: 'Interlinear' }).click();
    await expect(page).toHaveURL(/\/interlinear\/wlc\/ruth\/1$/);
    // Ruth 1:16: "not to leave thee".
    const leave = page.locator('#v16 li', { has: page.locator('.n', { hasText: 'H5800' }) });
    await expect(leave.locator('.o')).toHaveText('לְעָזְבֵ֖ךְ');
    await expect(leave.locator('.g')).toContainText('leave');
    await expect(leave.locator('.n')).toBeHidden();
    await page.getByRole('link', { name: 'Parsing', exact: true }).click();
    await expect(leave.locator('.p')).toBeVisible();
    await expect(leave.locator('.t')).toBeHidden();
    await leave.locator('.n').click();
    await expect(page).toHaveURL(/\/lexicon\/H5800$/);
  });

  test('a Greek form that has an entry of its own shows its meaning, not that of the lemma', async ({ page }) => {
    // "Ye must be born again": δεῖ (G1163) is a form of δέω (G1210), "to bind".
    await page.goto('/interlinear/sblgnt?passage=John+3:7&lines=everything');
    const must = page.locator('.stacks li', { has: page.locator('.o', { hasText: /^Δεῖ/i }) }).first();
    await expect(must.locator('.m')).toContainText('must');
    await expect(must).not.toContainText('to bind');
  });

  test('the King James Version has the Hebrew under each phrase', async ({ page }) => {
    await page.goto('/interlinear/kjv?passage=Ruth+1:16');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth 1:16');
    const people = page.locator('.stacks li', { hasText: 'people' });
    await expect(people.first().locator('.o').first()).toHaveText(/^\p{Script=Hebrew}+$/u);
    expect(await people.first().locator('.n').first().textContent()).toBe('H5971');
  });

  test('a field leads to another passage, and a long passage to its next verses, with the chosen lines', async ({
    page,
  }) => {
    await page.goto('/interlinear/web/ruth/1?lines=number');
    await page.getByRole('textbox', { name: 'Go to' }).fill('Genesis 1-9');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis 1–9');
    // Chapters 1 to 7 have 31, 25, 24, 26, 32, 22 and 24 verses, so 8:16 is the last of 200.
    await expect(page.locator('.vn')).toHaveCount(200);
    // Fonts that arrive during the press could move the link.
    await page.waitForLoadState();
    await page.getByRole('link', { name: 'Next verses' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis 8:17–9:29');
    await expect(page.locator('.vn')).toHaveCount(35);
    await expect(page.locator('.stacks .n').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next verses' })).toHaveCount(0);
  });

  test('the reader chooses the translation under the words', async ({ page }) => {
    await page.goto('/interlinear/wlc/ruth/1?with=rv1909');
    // “Thy people shall be my people”, in Spanish.
    const people = page.locator('#v16 li', { has: page.locator('.n', { hasText: 'H5971' }) }).first();
    await expect(people.locator('.g')).toHaveText(/pueblo/);
    await expect(people.locator('.g')).toHaveAttribute('lang', 'es');
  });

  test('a text that cannot be under the words is named, but not one that other chapters can have', async ({ page }) => {
    await page.goto('/interlinear/kjv/ruth/1?with=nonsense');
    await expect(page.getByText('There is no text “nonsense”')).toContainText('Westminster Leningrad Codex');
    // The original of the other testament, and the other codes of the texts.
    for (const path of [
      'kjv/ruth/1?with=sblgnt',
      'wlc/ruth/1?with=kjv',
      'kjv/john/1?with=tr',
      'kjv/john/1?with=trparsed',
    ]) {
      await page.goto(`/interlinear/${path}`);
      await expect(page.locator('.stacks .g').first(), path).toBeVisible();
      await expect(page.getByText('There is no text'), path).toHaveCount(0);
    }
  });

  test('a verse of the address is at the top of the window', async ({ page }) => {
    await page.goto('/interlinear/wlc/ruth/1#v16');
    await expect(page.locator('#v16')).toBeInViewport();
    await expect(page.locator('#v1')).not.toBeInViewport();
  });

  test('verses and comparisons link to their words', async ({ page }) => {
    for (const path of ['/strongs/verse/ruth/1/16', '/parallel-bible?passage=Ruth+1:16&versions=web,kjv']) {
      await page.goto(path);
      await page.getByRole('link', { name: 'Interlinear', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Ruth 1:16');
      await expect(page.locator('.stacks li', { hasText: 'leave' }).locator('.o')).toHaveText('לְעָזְבֵ֖ךְ');
    }
  });
});

test.describe('forced colors', () => {
  test.use({ forcedColors: 'active' });

  test('verb forms have different lines', async ({ page }) => {
    await page.goto('/interlinear/wlc/genesis/1?color=form');
    const lineOf = (number: string): Promise<string> =>
      page
        .locator('#v1 li, #v2 li, #v3 li', { has: page.locator('.n', { hasText: number }) })
        .first()
        .locator('.o')
        .evaluate((word) => getComputedStyle(word).textDecorationStyle + getComputedStyle(word).textDecorationLine);
    // A perfect (created), a participle (moved), a sequential form (and said) and a noun (earth).
    const lines = await Promise.all(['H1254', 'H7363', 'H559', 'H776'].map(lineOf));
    expect(new Set(lines).size).toBe(4);
    expect(lines[3]).toMatch(/none$/);
  });
});

test('a passage of both testaments has the original of each, with its own searches', async ({ page }) => {
  await page.goto('/interlinear/kjv?passage=Malachi+4:5-6;+Matthew+1:1');
  await expect(page.locator('.vn')).toHaveText([/^Malachi 4:5/, /^Malachi 4:6/, 'Matthew 1:1']);
  await expect(page.locator('#malachi-4-5 .o[lang=hbo]').first()).toBeVisible();
  // Hebrew and Greek have verb forms of their own, but the same parts of speech.
  await expect(page.locator('.legend.by-speech')).toHaveCount(1);
  await expect(page.locator('.legend.by-form')).toHaveCount(2);
  await page.locator('#matthew-1-1 .o[lang=grc]').first().click();
  await expect(page.getByRole('link', { name: 'Find this form' })).toHaveAttribute('href', /db=tr\b/);
  await page.keyboard.press('Escape');
  await page.locator('#matthew-1-1 .vn').click();
  await expect(page.getByRole('dialog', { name: 'Matthew 1:1', exact: true })).toBeVisible();
});

test.describe('a word that the original of a translation lacks', () => {
  test.use({ javaScriptEnabled: false });

  test('has its partner in the Textus Receptus, which is named', async ({ page }) => {
    // Matthew 20:6: the critical text has “standing”, without “idle”.
    await page.goto('/interlinear/web?passage=Matthew+20:6');
    await expect(page.locator('.stacks li', { hasText: 'idle' }).first().locator('.o')).toHaveText(
      /^αργους\s+Textus Receptus/,
    );
    await expect(page.locator('.stacks li', { hasText: 'hour' }).locator('.o small')).toHaveCount(0);
    await page.getByText('How words are linked').click();
    await expect(page.getByText('are from another text, which is named next to them')).toBeVisible();
    await expect(page.getByText('were assigned to this version automatically')).toBeVisible();
    await expect(page.getByText('Italics: added by the translators').filter({ visible: true })).toBeVisible();
  });
});

test('the chosen lines and colors are shown at once, and on the next page', async ({ page }) => {
  await page.goto('/interlinear/wlc/ruth/1');
  const numbers = page.locator('.stacks .n').first();
  await expect(numbers).toBeHidden();
  await page.locator('summary', { hasText: 'Lines' }).click();
  await page.getByLabel('Strong’s number').check();
  await expect(numbers).toBeVisible();
  await page.getByLabel('Part of speech').check();
  await expect(page.getByRole('list', { name: 'What the colors mean' })).toContainText('adjective, number');
  await page.goto('/interlinear/wlc/ruth/2');
  await expect(page.getByRole('list', { name: 'What the colors mean' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-lines', /number/);
  await expect(numbers).toBeVisible();
  // The URL counts before the stored choice.
  await page.goto('/interlinear/wlc/ruth/2?lines=reading');
  await expect(numbers).toBeHidden();
});

test('the next chapter keeps the lines of the URL, until the reader chooses others', async ({ page }) => {
  await page.goto('/interlinear/wlc/ruth/1?lines=code');
  const next = page.getByRole('link', { name: 'Ruth 2' }).first();
  await expect(next).toHaveAttribute('href', '/interlinear/wlc/ruth/2?lines=code');
  await page.getByRole('link', { name: 'Parsing', exact: true }).click();
  await page.reload();
  await expect(page.locator('.stacks .p').first()).toBeVisible();
  await next.click();
  await expect(page).toHaveURL(/\/interlinear\/wlc\/ruth\/2$/);
  await expect(page.locator('.stacks .p').first()).toBeVisible();
  await expect(page.locator('.stacks .c').first()).toBeHidden();
});

test('arrow keys walk the words in reading order, Enter opens a word, Escape returns to it', async ({ page }) => {
  await page.goto('/interlinear/wlc/ruth/1');
  const words = page.locator('#v1 li');
  await expect(words.first()).toHaveAttribute('tabindex', '0');
  await words.first().focus();
  // A screen reader reads the visible lines of a word together.
  await expect(words.first()).toHaveAccessibleName(/, vayehi, /);
  await page.keyboard.press('ArrowLeft');
  await expect(words.nth(1)).toBeFocused();
  await expect(words.first()).not.toHaveAttribute('aria-label');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#v2 li').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect(words.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /H3117/ });
  await expect(dialog).toContainText('preposition + noun, masculine plural, construct');
  await expect(dialog.getByRole('link', { name: 'Find this form' })).toHaveAttribute('href', /H3117\+%5BHR%2FNcmpc%5D/);
  await page.keyboard.press('Escape');
  await expect(words.nth(1)).toBeFocused();
});

test('a verse does not clip the outline of what has the focus', async ({ page }) => {
  // Its box clips, because verses outside the window are not rendered.
  for (const text of ['wlc', 'kjv']) {
    await page.goto(`/interlinear/${text}/ruth/1`);
    await page.locator('#v1 li').first().focus();
    await page.keyboard.press('ArrowDown');
    for (const selector of ['#v2 li', '#v2 .vn']) {
      await page.locator(selector).first().focus();
      const clipped = await page.locator(':focus').evaluate((element) => {
        const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(element);
        const room = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const own = element.getBoundingClientRect();
        const verse = element.closest('.verse')?.getBoundingClientRect() ?? own;
        const sides = [own.top - verse.top, verse.bottom - own.bottom, own.left - verse.left, verse.right - own.right];
        return outlineStyle === 'none' ? ['no outline'] : sides.filter((side) => side < room - 0.5);
      });
      expect(clipped, `${text} ${selector}`).toEqual([]);
    }
  }
});

test('words are one stop of the Tab key, and each is one button', async ({ page }) => {
  await page.goto('/interlinear/wlc/ruth/1');
  const first = page.locator('#v1 li').first();
  await page.locator('#v1 .vn').focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#v2 .vn')).toBeFocused();
  await expect(page.locator('#v1').getByRole('button', { name: /^וַיְהִ֗י vayehi/ })).toHaveCount(1);
  await first.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: /H3117/ })).toBeVisible();
  await page.keyboard.press('Escape');
  // A button cannot have a link.
  await page.getByRole('link', { name: 'Parsing', exact: true }).click();
  await expect(page.locator('#v1').getByRole('button')).toHaveCount(0);
  await expect(page.locator('#v1').getByRole('listitem').first().getByRole('link')).toBeVisible();
  await page.locator('#v1 .vn').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('#v2 .vn')).toBeFocused();
});

test('a set of lines opens in a new tab where the reader asks for one', async ({ page, context }) => {
  await page.goto('/interlinear/wlc/ruth/1');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Parsing', exact: true }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/interlinear/wlc/ruth/1?lines=parsing');
  await expect(page.locator('.stacks .p').first()).toBeHidden();
});

test('each word of a phrase opens its own entry', async ({ page }) => {
  await page.goto('/interlinear/kjv/genesis/1');
  const phrase = page.locator('.stacks li:has(.n ~ .n)').first();
  const numbers = await phrase.locator('.n').allTextContents();
  expect(numbers[1]).not.toBe(numbers[0]);
  for (const [index, number] of numbers.entries()) {
    await phrase.locator('.o').nth(index).click();
    await expect(page.getByRole('dialog', { name: new RegExp(`${number}$`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(phrase).toBeFocused();
  }
  // The phrase has the focus. Each press opens its next word.
  for (const number of numbers) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: new RegExp(`${number}$`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(phrase).toBeFocused();
  }
  for (const [index, number] of numbers.entries()) {
    await phrase.locator('.o').nth(index).click();
    await expect(page.getByRole('dialog', { name: new RegExp(`${number}$`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(phrase).toBeFocused();
  }
});

test('the words of a phrase are in the order of the original', async ({ page }) => {
  await page.goto('/interlinear/kjv/genesis/1');
  const divided = page.locator('#v4 li', { hasText: 'divided' });
  await expect(divided.locator('.t')).toHaveText(['vayavdel', 'bein']);
});

test('words without a phrase follow the verse, except where only content words have numbers', async ({ page }) => {
  const unmarked = page.locator('#v2 li', { hasText: 'no words marked' });
  await page.goto('/interlinear/rv1909/john/3');
  // The articles of τὸν Ἰησοῦν, τὰ σημεῖα and ὁ θεός.
  await expect(unmarked.locator('.o')).toHaveText(['τον', 'τα', 'ο']);
  await page.goto('/interlinear/web/john/3');
  await expect(page.locator('#v2 li', { hasText: 'night' })).toContainText('νυκτὸς');
  await expect(unmarked).toHaveCount(0);
});

test('a word without a number opens with its parsing', async ({ page }) => {
  await page.goto('/interlinear/wlc/genesis/1');
  // “In it”: prepositions with an ending have no number.
  await page.locator('#v11 li', { hasText: 'no number' }).locator('.o').first().click();
  const dialog = page.getByRole('dialog', { name: 'Word' });
  await expect(dialog).toContainText('preposition + pronoun suffix, third person masculine singular');
  await expect(dialog).toContainText('This word has no Strong’s number');
});

test('a verse of a passage is called as its own text calls it', async ({ page }) => {
  await page.goto('/interlinear/wlc?passage=Malachi+4:1');
  await page.locator('.vn').click();
  await expect(page.getByRole('dialog', { name: 'Malachi 3:19' })).toBeVisible();
  await page.goto('/interlinear/rv1909/ruth/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rut 1');
  await page.locator('#v2 .vn').click();
  await expect(page.getByRole('dialog', { name: 'Rut 1:2' })).toBeVisible();
});

test('it is accessible, and fits a phone of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    // Matthew 1:19 has παραδειγματίσαι.
    '/interlinear/sblgnt/matthew/1?lines=everything',
    '/interlinear/wlc/ruth/1?lines=everything',
    '/interlinear/kjv/ruth/1?lines=everything',
  ]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessibleInBothColors(page);
  // Without the line of numbers, words are buttons.
  await page.goto('/interlinear/kjv/ruth/1');
  await expect(page.locator('#v1').getByRole('button').first()).toBeVisible();
  await expectAccessibleInBothColors(page);
});

test('ten chapters of every kind have words, and fit a phone of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, verses] of [
    ['/interlinear/wlc/genesis/1', 31],
    ['/interlinear/wlc/psalms/119', 176],
    ['/interlinear/wlc/daniel/2', 49],
    ['/interlinear/wlc/obadiah/1', 21],
    // The Hebrew Malachi has three chapters.
    ['/interlinear/wlc/malachi/3', 24],
    ['/interlinear/tr/matthew/1', 25],
    ['/interlinear/tr/john/1', 51],
    ['/interlinear/tr/romans/16', 27],
    ['/interlinear/tr/philemon/1', 25],
    ['/interlinear/tr/revelation/22', 21],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.verse:has(li .o):has(li b.g)'), path).toHaveCount(verses);
    await expectNoSidewaysScroll(page);
  }
});

test('nothing moves while it loads, and nothing scrolls sideways from 360 to 2,560 pixels', async ({ page }) => {
  for (const width of [360, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/interlinear/kjv/psalms/119', '/interlinear/wlc/obadiah/1?lines=everything']) {
      await page.goto(path);
      await expectNoLayoutShift(page);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('no word is divided on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/interlinear/wlc/daniel/2');
  const name = page.locator('#v1 .g', { hasText: /^Nebuchadnezzar$/ });
  const lines = await name.evaluate((gloss) => {
    const range = document.createRange();
    range.selectNodeContents(gloss);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the lines of a row of words are level, also on paper, where no word is cut', async ({ page }) => {
  // 180 mm, as wide as the text of a sheet of A4.
  await page.setViewportSize({ width: 680, height: 1000 });
  for (const path of ['/interlinear/wlc/ruth/1?lines=everything', '/interlinear/tr/philemon/1?lines=everything'])
    // On a screen, verses outside the window are not laid out.
    for (const [media, selector, least] of [
      ['screen', '#v1 li', 3],
      ['print', '.stacks li', 10],
    ] as const) {
      await page.emulateMedia({ media });
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      const rows = await page.locator(selector).evaluateAll((units) => {
        const top = (element: Element | null): number => Math.round(element?.getBoundingClientRect().top ?? 0);
        const glosses = units.map((unit) => ({ row: top(unit), gloss: top(unit.querySelector('.g')) }));
        return [...Map.groupBy(glosses, ({ row }) => row).values()].map(
          (row) => new Set(row.map(({ gloss }) => gloss)).size,
        );
      });
      expect(rows.length, `${path} ${media}`).toBeGreaterThan(least);
      expect(
        rows.filter((heights) => heights > 1),
        `${path} ${media}`,
      ).toEqual([]);
      if (media === 'print')
        expect(
          await page
            .locator('.stacks li')
            .first()
            .evaluate((unit) => getComputedStyle(unit).breakInside),
        ).toBe('avoid');
    }
});

test('a printed chapter explains its signs, which the screen explains on request', async ({ page }) => {
  for (const [path, sentence] of [
    ['/interlinear/wlc/ruth/1', /^–: no words of the translation are marked for it\. ″:/],
    ['/interlinear/kjv/ruth/1', /^Italics: added by the translators\..* –: a word of the original/],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const signs = page.locator('p', { hasText: sentence });
    await expect(signs.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(signs.filter({ visible: true })).toHaveCount(1);
  }
});

test('a chapter is at most 40 kB before it can be read', async ({ request }) => {
  // Genesis 1 has 31 verses, and the median chapter has 25.
  for (const path of ['/interlinear/wlc/genesis/1', '/interlinear/kjv/ruth/1']) {
    const html = await (await request.get(path)).text();
    const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
    expect(bytes, path).toBeLessThan(40_000);
  }
});
