import { expect, test, type APIRequestContext } from '@playwright/test';
import { waitUntilPageSaved } from './offline-pages.ts';
import { installWhole } from './packs.ts';

/** Their words are common words, names and particles of both languages. The word tables show them with their meanings. */
const verses = ['genesis/1/1', 'genesis/1/2', 'psalms/23/1', 'exodus/20/2', 'matthew/2/1', 'john/1/1', 'john/3/16'];

/** Expected of a dictionary for students. The other places must show the same words as the entry, whatever they are. */
const expected = {
  G1063: /^for\b/,
  G2264: /^Herod\b/,
  G2316: /^God\b/,
  G2889: /^world\b/,
  H776: /^(?:earth|land)\b/,
  H7225: /^beginning\b/,
  H7307: /^(?:spirit|wind)\b/,
};

/** Texts of elements, whose marks of other languages do not matter. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

async function bodyOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** The short meaning of each number in the word tables of the verses. */
async function tableMeanings(request: APIRequestContext): Promise<Map<string, Set<string>>> {
  const meanings = new Map<string, Set<string>>();
  for (const verse of verses) {
    const page = await bodyOf(request, `/strongs/verse/${verse}`);
    for (const [, number = '', meaning = ''] of page.matchAll(
      /<a class="n" href="\/lexicon\/([GH]\d+)">(?:(?!class="n").)*?<span class="m">(.*?)<\/span>/gs,
    ))
      meanings.set(number, (meanings.get(number) ?? new Set()).add(plain(meaning)));
  }
  return meanings;
}

test('a word has the same short meaning in every place', async ({ request }) => {
  const inTables = await tableMeanings(request);
  expect(inTables.size).toBeGreaterThan(40);
  const inWordLists = new Map<string, string>();
  for (const verse of verses) {
    const { strongsWords } = await (await request.get(`/api/strongs/verse/${verse}`)).json();
    for (const { strongsNumber, gloss } of strongsWords) inWordLists.set(strongsNumber, gloss);
  }
  for (const number of new Set([...inTables.keys(), ...Object.keys(expected)])) {
    const entry = await bodyOf(request, `/lexicon/${number}`);
    const short = plain(/<p class="gloss"[^>]*>(.*?)<\/p>/s.exec(entry)?.[1] ?? '');
    expect(short, number).toMatch(expected[number as keyof typeof expected] ?? /\p{L}/u);
    const title = plain(/<title>(.*?)<\/title>/s.exec(entry)?.[1] ?? '');
    const description = plain(/<meta name="description" content="(.*?)"/s.exec(entry)?.[1] ?? '');
    const list = await bodyOf(request, `/lexicon/search?query=${number}`);
    const study = await bodyOf(request, `/lexicon/${number}/study`);
    const shard = `${number[0]}${Math.floor(Number(number.slice(1)) / 100)}`;
    const { entries } = await (await request.get(`/api/lexicon/search?query=${number}`)).json();
    const suggestions: { number?: string; gloss?: string }[] = await (
      await request.get(`/api/suggest?q=${number}`)
    ).json();
    const places = {
      tables: [...(inTables.get(number) ?? [short])].join(),
      words: inWordLists.get(number) ?? short,
      title: title.includes(`: ${short} — `) ? short : title,
      description: description.includes(`: ${short}`.slice(0, 90)) ? short : description,
      list: plain(list).includes(short) ? short : list,
      study: plain(study).includes(short) ? short : study,
      api: (await (await request.get(`/api/lexicon/${number}`)).json()).gloss,
      search: entries[0]?.gloss,
      shard: (await (await request.get(`/static-strongs/${shard}.json`)).json())[number]?.gloss,
      suggestion: suggestions.find((each) => each.number === number)?.gloss,
    };
    expect(places, number).toEqual(Object.fromEntries(Object.keys(places).map((place) => [place, short])));
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the entry, its list and "My words" have the short meaning of the server', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/hebrew-learning/study?deck=mine&shown=false');
    await waitUntilPageSaved(page);
    const numbers = ['G1063', 'G2264', 'G2889', 'G26', 'G3972', 'G1223'];
    const online: [string, string][] = [];
    for (const number of numbers)
      online.push([number, (await (await request.get(`/api/lexicon/${number}`)).json()).gloss]);
    await installWhole(page, 'greek-entries');
    await context.setOffline(true);
    for (const [number, short] of online) {
      await page.goto(`/lexicon/${number}`);
      await expect(page.locator('.gloss')).toHaveText(short);
      await page.getByRole('button', { name: 'Add to my words' }).click();
      await expect(page.getByText('In my words')).toBeVisible();
      await page.goto(`/lexicon/search?query=${number}`);
      await expect(page.getByRole('main').getByText(short).first()).toBeVisible();
    }
    await page.goto('/hebrew-learning/study?deck=mine&shown=false');
    const cards = () => page.evaluate(() => JSON.parse(localStorage['study-collected-cards'] ?? '{}'));
    await expect.poll(async () => JSON.stringify(await cards())).toContain('"G1223"');
    const stored = JSON.stringify(await cards());
    for (const [, short] of online) expect(stored).toContain(JSON.stringify(short));
  });
});
