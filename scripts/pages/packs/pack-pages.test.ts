import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageShell } from '#data/offline/packed-page.ts';
import { packPages, type PackedPages } from './pack-pages.ts';
import type { PreviousPack } from './previous-packs.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'members-'));
  mkdirSync(join(folder, 'lexicon'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** About ten of them fill a member. */
const words = (number: number, length = 32_000): string =>
  Array.from({ length: length / 8 }, (_, at) => String((at * 7919 + number * 104_729) % 9_999_991).padStart(8)).join(
    '',
  );
const page = (number: number, main = words(number), foot = 'foot'): string =>
  `<title>${number}</title><main id="main">${main}</main><footer>${foot}</footer>`;
const urlPathOf = (number: number): string => `/lexicon/H${String(number).padStart(3, '0')}`;
const write = (number: number, html: string): void => writeFileSync(join(folder, `${urlPathOf(number)}.html`), html);
const numbers = Array.from({ length: 60 }, (_, at) => at * 2);

function readBefore({ pieces, members, records, frames }: PackedPages, changed: readonly string[]): PreviousPack {
  // The files are read now, because a new pack may replace them.
  const files = pieces.map(({ path }) => readFileSync(join(folder, path)));
  const written = frames.map(({ path }) => readFileSync(join(folder, path)));
  return {
    bytesOf: (first) => {
      const member = members.find((each) => each.first === first);
      return member && files[member.piece]?.subarray(member.start, member.end);
    },
    recordOf: (first) => records.find((each) => each.first === first),
    frames: JSON.parse(gunzipSync(Buffer.concat(written)).toString()) as PageShell[],
    isSame: (urlPath) => !changed.includes(urlPath),
  };
}

describe('with a pack of the previous build', () => {
  let before: PackedPages;
  let starts: number[] = [];
  beforeEach(async () => {
    for (const number of numbers) write(number, page(number, words(number), number > 40 ? 'another foot' : 'foot'));
    before = await packPages(folder, [numbers.map(urlPathOf)]);
    starts = before.members.map(({ first }) => Number(first.slice(-3)));
    expect(starts.length).toBeGreaterThan(4);
  });

  it('reads no page of an unchanged member', async () => {
    for (const number of numbers) write(number, 'what nobody reads');
    expect(await packPages(folder, [numbers.map(urlPathOf)], readBefore(before, []))).toEqual(before);
  });

  it('reads the pages of a member with damaged bytes', async () => {
    const site = readBefore(before, []);
    const isDamaged = (first: string): boolean => first === urlPathOf(starts[1] ?? 0);
    const bytesOf = (first: string): Buffer | undefined =>
      isDamaged(first) ? site.bytesOf(first)?.subarray(1) : site.bytesOf(first);
    expect(await packPages(folder, [numbers.map(urlPathOf)], { ...site, bytesOf })).toEqual(before);
  });

  const second = (): number => starts[1] ?? 0;
  it.each<[what: string, change: () => { changed: [number, string][]; gone?: number }]>([
    ['a page in the midst of a member has grown', () => ({ changed: [[second() + 4, page(1, words(1, 64_000))]] })],
    ['the first of a member has room in the one before', () => ({ changed: [[second(), page(second(), 'a word')]] })],
    ['the first page has another frame', () => ({ changed: [[0, page(0, words(0), 'another foot')]] })],
    [
      'no page has the first frame any more',
      () => ({
        changed: numbers.filter((each) => each <= 40).map((each) => [each, page(each, words(each), 'another foot')]),
      }),
    ],
    ['a page has come', () => ({ changed: [[second() + 1, page(7)]] })],
    ['a page has come after the last', () => ({ changed: [[999, page(999, 'a word')]] })],
    ['a page is gone', () => ({ changed: [], gone: second() + 2 })],
    ['the first page of a member is gone', () => ({ changed: [], gone: second() })],
  ])('gives the same result as a full build if %s', async (_, change) => {
    const { changed, gone } = change();
    for (const [number, html] of changed) write(number, html);
    const now = [...new Set([...numbers, ...changed.map(([number]) => number)])]
      .filter((number) => number !== gone)
      .sort((a, b) => a - b)
      .map(urlPathOf);
    const site = readBefore(
      before,
      changed.map(([number]) => urlPathOf(number)),
    );
    const incremental = await packPages(folder, [now], site);
    expect(incremental).toEqual(await packPages(folder, [now]));
    expect(incremental.members).not.toEqual(before.members);
  });
});
