import { expect, type Page } from '@playwright/test';

export const panel = (page: Page) => page.getByRole('complementary', { name: 'My study' });
export const status = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** Opens the panel of a verse of the open chapter. */
export async function openVerse(page: Page, number: number): Promise<void> {
  await page.locator(`#v${number}`).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Note or highlight' }).last().click();
  await expect(panel(page)).toBeVisible();
}

export async function writeNote(page: Page, text: string): Promise<void> {
  await panel(page).getByRole('button', { name: 'Add note' }).click();
  await panel(page).getByLabel('Note', { exact: true }).fill(text);
  await panel(page).getByRole('button', { name: 'Save note' }).click();
  await expect(panel(page).getByText('Saved on this device.')).toBeVisible();
}
