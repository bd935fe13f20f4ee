import { expect } from '@playwright/test';
import type { Target } from './find-targets.ts';
import { test } from './fixtures.ts';
test('probe', async ({ reader }) => {
  await reader.open('/');
  await reader.click({ css: 'main input[name=q]' });
  await reader.fill({ css: 'main input[name=q]' }, 'gold');
  await reader.see({ role: 'option', text: 'gold' });
  await reader.press('Enter');
  await reader.see({ css: '.count', text: '417 times in 361 verses' });
});
