import { expect, test } from '@playwright/test';
import type { StudyVerses } from '#data/study/contract/study-verses.ts';
import { waitUntilPageSaved, waitForScripts } from './offline-pages.ts';

test.use({ serviceWorkers: 'allow' });

const path = '/hebrew-learning/verse';

test('a verse of known words can be read, also offline', async ({ page, context, request }) => {
  const { verses, words }: StudyVerses = await (await request.get('/hebrew-learning/verses.json')).json();
  expect(verses.length).toBeGreaterThan(100);
  const cardsOf = (reference: string): string[] => {
    const verse = verses.find((each) => each.reference === reference);
    return [...new Set(verse?.spans.flatMap(([, , word]) => words[word]?.[2] ?? []))];
  };
  // A verse from the middle of the list that has only words and no verb, so that one record is enough.
  const target = verses
    .slice(40)
    .find(({ reference }) => cardsOf(reference).every((card) => card.startsWith('words/')));
  const known = cardsOf(target?.reference ?? '');
  expect(known.length).toBeGreaterThan(1);
  await page.addInitScript(
    (ids) => {
      const memory = {
        due: 2e12,
        lastReview: 1e12,
        stability: 9,
        difficulty: 5,
        interval: 9,
        step: 0,
        reps: 3,
        lapses: 0,
        state: 2,
      };
      const none = { cards: {}, begun: { day: '', count: 0 } };
      const cards = Object.fromEntries(ids.map((id) => [id, memory]));
      localStorage.setItem(
        'study-words',
        JSON.stringify({ version: 1, 'he-en': { cards, begun: none.begun }, 'en-he': none }),
      );
    },
    known.map((card) => card.replace('words/', '')),
  );

  await page.goto(path);
  await waitUntilPageSaved(page);
  await waitForScripts(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/hebrew-learning/verses.json')) !== undefined))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();

  const heading = page.locator('.reading h2');
  await expect(heading).toBeVisible();
  const reference = (await heading.textContent()) ?? '';
  expect(
    cardsOf(reference).filter((card) => !known.includes(card)),
    reference,
  ).toEqual([]);
  const own = cardsOf(reference).length;
  await expect(page.locator('.reading')).toContainText(
    `You know ${own} of ${own} words in this verse, counting each word once and no names.`,
  );

  const shownVerse = verses.find((verse) => verse.reference === reference);
  const [first] = shownVerse?.spans ?? [];
  await page.locator('.verse button').first().click();
  await expect(page.locator('.meaning')).toContainText(words[first?.[2] ?? -1]?.[1] ?? 'nothing');
  const [sound = ''] = shownVerse?.spans.map(([, , , each]) => each) ?? [];
  expect(sound).toMatch(/^[’a-zḥ]+$/i);
  await expect(page.locator('.meaning i')).toHaveText(sound);
  await page.getByText('How is this verse read?').click();
  await expect(page.locator('.sounds p').first()).toContainText(sound);
  await expect(page.locator('.sounds p').first()).toHaveText(/^\P{Script=Hebrew}+$/u);
  await expect(page.locator('.reading')).not.toContainText(shownVerse?.english ?? '');
  await page.getByLabel('What does it say?').fill('my own words');
  await page.getByRole('button', { name: 'Compare with the King James Version' }).click();
  await expect(page.getByRole('group', { name: 'Answer' })).toContainText(shownVerse?.english ?? 'nothing');
  await expect(page.getByRole('group', { name: 'Answer' })).toContainText('my own words');
  await page.getByRole('button', { name: 'I understood it' }).click();
  await expect(heading).not.toHaveText(reference);
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('study-days'))).toContain('"answered":1,"known":1');
});
