import { expect, test } from '@playwright/test';

const long = 'a'.repeat(10_000);
const html = '<img src=x onerror=alert(1)>';
const sql = "' OR 1=1; DROP TABLE entries; --";

const paths = [
  '/lexicon/H0',
  '/lexicon/X12',
  '/lexicon/%00',
  '/lexicon/%E0%A4%A',
  `/lexicon/${long}`,
  `/lexicon/${encodeURIComponent(html)}`,
  `/lexicon/${encodeURIComponent(sql)}`,
  '/lexicon/H430/verses?page=-1',
  '/lexicon/H430/verses?page=1e9',
  `/lexicon/H430/verses?rendering=${encodeURIComponent(html)}`,
  `/lexicon/search?query=${encodeURIComponent(html)}`,
  `/lexicon/search?query=${encodeURIComponent(sql)}`,
  '/lexicon/search?query=NEAR(%22&page=1e99&limit=-5',
  `/lexicon/search?query=${long}`,
  `/results?q=${encodeURIComponent(html)}`,
  `/results?q=${encodeURIComponent('NEAR("a" b^:')}`,
  `/results?q=${long}`,
  '/results?q=%00',
  '/results?q=god&page=1e9&db=nosuch',
  '/bible/kjv/genesis/51',
  '/bible/%00/%00/%00',
  `/bible/kjv/${encodeURIComponent(html)}/1`,
  `/bible/${long}/genesis/1`,
  `/bible/kjv/genesis/${encodeURIComponent(sql)}`,
  '/api/bible/chapter/kjv/genesis/1e9',
  `/api/bible/chapter/${encodeURIComponent(html)}/1/1`,
  '/api/lexicon/H0',
  '/api/lexicon/%00',
  `/api/lexicon/${long}`,
  `/api/lexicon/search?query=${long}`,
  '/api/lexicon/search?page=abc&limit=NaN',
  `/api/strongs/search-by-number/${encodeURIComponent(sql)}`,
  '/api/static-strongs/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/api/static-strongs/H99999',
  '/api/nothing',
  '/nothing/at/all',
];

for (const path of paths) {
  test(`${path.slice(0, 70)} is answered without a server error and without unescaped input`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBeLessThan(500);
    const body = await response.text();
    expect(body).not.toContain(html);
    if (path.startsWith('/api/')) expect(response.headers()['content-type']).toContain('application/json');
    if (response.status() >= 400 && path.startsWith('/api/')) {
      expect(JSON.parse(body)).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    }
  });
}

test('an unknown number shows a message and answers 404', async ({ page }) => {
  const response = await page.goto('/lexicon/H9999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Dictionary Entry Not Found' })).toBeVisible();
  await expect(page.getByText("We couldn't find information for Strong's number H9999.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try a Different Search' })).toHaveAttribute('href', '/');
});

test('an unknown page answers 404', async ({ page }) => {
  const response = await page.goto('/nothing/at/all');
  expect(response?.status()).toBe(404);
});
