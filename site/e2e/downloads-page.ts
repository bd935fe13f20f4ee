import { expect, type Locator, type Page } from '@playwright/test';

/** Helpers for the page of downloads and the built list of packs. */

export interface File {
  path: string;
  bytes: number;
  sha256: string;
}
export interface Pack {
  name: string;
  title: string;
  version: string;
  frames: File[];
  pieces: File[];
  search?: { text: File[]; dictionary: File[] };
  assets: File[];
  bytes: number;
}
export interface Index {
  build: string;
  packs: Pack[];
}

/** The smallest download with search: about seventeen pieces of 256 kB. */
export const web = 'World English Bible';
export const lessons = 'Hebrew learning';

export const row = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const button = (page: Page, name: string, title: string): Locator =>
  page.getByRole('button', { name: `${name}: ${title}`, exact: true });
export const expectDownloaded = (page: Page, title: string): Promise<void> =>
  expect(row(page, title)).toContainText('Downloaded');
export const readIndex = async (page: Page): Promise<Index> => (await page.request.get('/packs/index.json')).json();
export const packOf = async (page: Page, title: string): Promise<Pack> => {
  const pack = (await readIndex(page)).packs.find((each) => each.title === title);
  if (!pack) throw new Error(`There is no download “${title}”`);
  return pack;
};
export const filesOf = ({ frames, pieces, search, assets }: Pack): string[] => [
  ...new Set(
    [...frames, ...pieces, ...(search?.text ?? []), ...(search?.dictionary ?? []), ...assets].map(({ path }) => path),
  ),
];
export const readStoredPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('packs')).keys()).map(({ url }) => new URL(url).pathname));

/** Collects the URLs of packs that the page fetches from now on. */
export function watchPieces(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/packs\/.*\.pack$/.test(pathname)) fetched.push(pathname);
  });
  return fetched;
}
