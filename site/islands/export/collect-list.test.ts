import { expect, it, vi } from 'vitest';
import { ListCollector, type ListPage } from './collect-list.ts';

const kjv = { code: 'kjv', name: 'King James Version' };
const verse = (reference: string) => ({ reference, number: '', link: '', version: 0, texts: [reference] });

/** A list of pages of two verses. */
function pagesOf(references: readonly string[]) {
  return vi.fn(async (page: number): Promise<ListPage> => ({
    verses: references.slice(2 * page - 2, 2 * page).map(verse),
    versions: [kjv],
    total: references.length,
    pages: Math.max(1, Math.ceil(references.length / 2)),
  }));
}
const title = (total: number) => `${total} verses`;
const { signal } = new AbortController();

it('reads the pages in order and reports the progress', async () => {
  const progress: [number, number][] = [];
  const collector = new ListCollector({ readPage: pagesOf(['a', 'b', 'c', 'd', 'e']), title, link: 'l' });
  const list = await collector.collect(signal, ({ done, total }) => progress.push([done, total]));
  expect(list).toMatchObject({ title: '5 verses', link: 'l', versions: [kjv] });
  expect(list.verses.map(({ reference }) => reference)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(progress).toEqual([
    [2, 5],
    [4, 5],
    [5, 5],
  ]);
});

it('continues after an error with the page that failed', async () => {
  const readPage = pagesOf(['a', 'b', 'c']);
  const collector = new ListCollector({ readPage, title, link: '' });
  readPage.mockImplementationOnce(readPage.getMockImplementation() ?? readPage);
  readPage.mockRejectedValueOnce(new Error('no network'));
  await expect(collector.collect(signal, () => undefined)).rejects.toThrow('no network');
  const { verses } = await collector.collect(signal, () => undefined);
  expect(verses.map(({ reference }) => reference)).toEqual(['a', 'b', 'c']);
  expect(readPage.mock.calls.map(([page]) => page)).toEqual([1, 2, 2]);
});

it('stops when it is canceled', async () => {
  const controller = new AbortController();
  const readPage = pagesOf(['a', 'b', 'c', 'd']);
  const collector = new ListCollector({ readPage, title, link: '' });
  await expect(collector.collect(controller.signal, () => controller.abort())).rejects.toThrow(/abort/i);
  expect(readPage.mock.calls.length).toBeLessThan(3);
});

it('starts again if the list changed in between', async () => {
  const readPage = pagesOf(['a', 'b', 'c']);
  const collector = new ListCollector({ readPage, title, link: '' });
  readPage.mockResolvedValueOnce({ verses: [verse('x'), verse('y')], versions: [kjv], total: 4, pages: 2 });
  await expect(collector.collect(signal, () => undefined)).rejects.toThrow('The results changed');
  const { verses } = await collector.collect(signal, () => undefined);
  expect(verses.map(({ reference }) => reference)).toEqual(['a', 'b', 'c']);
});
