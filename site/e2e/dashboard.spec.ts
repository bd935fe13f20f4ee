import { expect, test } from '@playwright/test';
import { expectAccessibleInBothColors, expectNoSidewaysScroll } from './accessibility.ts';
import { acceptAdminLink, becomeAdmin, openDashboardTab } from './people.ts';

const specified = [
  'Bible Upload',
  'Import Status',
  'SQL Import',
  'Text to SQL',
  'Advertisements',
  'Content Boxes',
  'Custom Pages',
  'ADMIN BOT',
  'Email Test',
  'System Settings',
];

test('the printed link opens the ten tabs, each with its own URL, and Back returns', async ({ page }) => {
  await acceptAdminLink(page);
  const tabs = page.getByRole('tablist', { name: 'Parts of the dashboard' }).getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  expect((await tabs.allTextContents()).slice(0, specified.length)).toEqual(specified);
  await page.getByRole('tab', { name: 'Import Status' }).click();
  await expect(page).toHaveURL('/admin#import-status');
  await expect(page.getByRole('heading', { name: 'Active imports' })).toBeVisible();
  await page.getByRole('tab', { name: 'System Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'System Settings' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Import Status' })).toBeVisible();
  await page.getByRole('link', { name: 'View Site' }).click();
  await expect(page).toHaveURL('/');
});

test('everything can be done with the keyboard only', async ({ page }) => {
  await becomeAdmin(page);
  await page.getByRole('tab', { name: 'Bible Upload' }).focus();
  for (const name of specified.slice(1)) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'System Settings' })).toBeVisible();
  await page.getByRole('tab', { name: 'Site', exact: true }).focus();
  await page.keyboard.press('Enter');
  // No other test depends on this setting. With registration closed, those that register at this moment would fail.
  const isCounting = page.getByRole('switch', { name: 'Count searches' });
  await isCounting.focus();
  await page.keyboard.press('Space');
  await expect(isCounting).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(isCounting).toBeChecked();
});

test('every tab with content is accessible, also at 320 px', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security|hydration/i.test(message.text())) violations.push(message.text());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await becomeAdmin(page);
  for (const [id, heading] of [
    ['bible-upload', 'Bible Upload'],
    ['system-settings', 'System Settings'],
    ['users', 'Users'],
    ['audit-log', 'Audit log'],
    ['searches', 'What readers search'],
    ['backup', 'Backup'],
    ['texts', 'Texts and files'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openDashboardTab(page, id, heading);
    await expect(page.locator('.spinner')).toHaveCount(0);
    await expectAccessibleInBothColors(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('tab', { name: 'Users' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Users' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Users' })).toBeHidden();
  expect(violations).toEqual([]);
});
