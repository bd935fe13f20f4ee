import { expect, test } from '@playwright/test';
import { openLocalState } from '../../scripts/accounts/local-database.ts';
import { expectAccessible, expectAccessibleInBothColors, expectNoSidewaysScroll } from './accessibility.ts';
import { becomeAdmin } from './people.ts';

const hourMs = 3_600_000;

/** Writes the counts of an hour three days ago: forty answers in 12 ms and two errors in half a second. */
function writeHour(at: number): void {
  const counts = {
    'search.requests': 42,
    'search.errors': 2,
    'search.read': 61_234,
    'search.t15': 40,
    'search.t36': 2,
    'own.written': 17,
  };
  const hour = new Date(at).toISOString().slice(0, 13);
  const database = openLocalState();
  // Remove rows of an earlier run, which would be added to the sums.
  database?.prepare('DELETE FROM activity WHERE hour < ?').run(new Date(at + 48 * hourMs).toISOString().slice(0, 13));
  database?.prepare('INSERT OR REPLACE INTO activity (hour, counts) VALUES (?, ?)').run(hour, JSON.stringify(counts));
  database?.close();
}

test('the dashboard shows what the site serves and its responses over time', async ({ page }) => {
  writeHour(Date.now() - 72 * hourMs);
  await becomeAdmin(page);
  await page.goto('/admin#health');
  await expect(page.getByRole('heading', { level: 1, name: 'Site health' })).toBeVisible();
  await expect(page.getByText('up to date', { exact: true })).toBeVisible();
  // This sign-in is counted: the tab makes the worker write its buffered counts.
  await expect(page.getByRole('img', { name: /^Requests, .*; most at .*: [\d,]+$/ })).toBeVisible();
  await page.locator('summary', { hasText: 'For technicians: requests' }).click();
  const kinds = page.getByRole('table', { name: 'By kind of request' });
  await expect(kinds.getByRole('row', { name: /^Dashboard \d/ })).toBeVisible();

  await page.getByRole('combobox', { name: /^Last/ }).selectOption('7 days');
  await page.getByText('By time', { exact: true }).click();
  const times = page.getByRole('table', { name: 'By time' });
  await expect(times.getByRole('row')).toHaveCount(29);
  const row = times.getByRole('row').filter({ hasText: '61,234' });
  // Within nine percent of 12 and 500 ms.
  await expect(row).toContainText(/12 ms|13 ms/);
  await expect(row.getByRole('cell').first()).toHaveText('42');
  await expect(row.getByRole('cell').nth(1)).toHaveText('2');

  await page.getByRole('combobox', { name: /^Last/ }).selectOption('30 days');
  await expect(times.getByRole('row')).toHaveCount(31);
});

test('a site without requests says so', async ({ page }) => {
  await becomeAdmin(page);
  await page.route('**/api/admin/activity*', async (route) => {
    const answer = await (await route.fetch()).json();
    const none = { requests: 0, errors: 0, p50: null, p95: null, rowsRead: 0, rowsWritten: 0 };
    const points = answer.points.map(({ at }: { at: string }) => ({ at, ...none }));
    await route.fulfill({ json: { ...answer, total: none, points, groups: [] } });
  });
  await page.goto('/admin#health');
  await expect(page.getByText('No requests were counted in this period.', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the tab is accessible and fits 320 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await becomeAdmin(page);
  await page.goto('/admin#health');
  await page.locator('summary', { hasText: 'For technicians: requests' }).click();
  await page.getByText('By time', { exact: true }).click();
  await expectAccessibleInBothColors(page);
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});
