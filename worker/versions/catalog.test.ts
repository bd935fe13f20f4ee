import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetCatalog, forgetCatalogs, preferVersion, readCatalog, readRuns, readVerseMap } from './catalog.ts';

test('a request that was canceled does not block later requests', async () => {
  forgetCatalogs();
  let isGone = false;
  /** The real database, except that it never answers after the reader leaves: a canceled request ends this way. */
  const database = new Proxy(env.LIBRARY, {
    get: (library, name) => {
      if (name !== 'withSession') return Reflect.get(library, name);
      return (...args: Parameters<D1Database['withSession']>) => {
        const session = library.withSession(...args);
        return {
          prepare: (text: string) => session.prepare(text),
          batch: (statements: D1PreparedStatement[]) =>
            isGone ? new Promise(() => undefined) : session.batch(statements),
        };
      };
    },
  });
  await readCatalog(database);
  isGone = true;
  void readVerseMap(database);
  isGone = false;
  expect(await readVerseMap(database)).toBeDefined();
});

describe('the verse map', () => {
  /** Joel 3:1 of the Hebrew text is 2:28 of the King James Version. */
  const [hebrew, english] = [29_003_001, 29_002_028];
  const setMap = async (rows: readonly (readonly [wlc: number, kjv: number])[]): Promise<void> => {
    await env.LIBRARY.exec('DELETE FROM verse_map');
    for (const row of rows)
      await env.LIBRARY.prepare("INSERT INTO verse_map (wlc, kjv, wlc_part, kjv_part) VALUES (?, ?, '', '')")
        .bind(...row)
        .run();
  };
  const setEdition = (id: string) => env.LIBRARY.prepare('UPDATE edition SET id = ?').bind(id).run();
  const hasPair = async (): Promise<boolean> => (await readVerseMap(env.LIBRARY)).wlc.has(hebrew);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  // Otherwise later files would use a catalog that was cached in the future.
  afterEach(() => {
    vi.useRealTimers();
    forgetCatalog(env.LIBRARY);
  });

  test('is read when the library is not cached yet', async () => {
    await setMap([[hebrew, english]]);
    forgetCatalog(env.LIBRARY);
    expect(await hasPair()).toBe(true);
    forgetCatalog(env.LIBRARY);
    expect(await readRuns(env.LIBRARY)).toHaveLength(1);
  });

  test('is read once per edition', async () => {
    await setMap([[hebrew, english]]);
    forgetCatalog(env.LIBRARY);
    await readCatalog(env.LIBRARY);
    expect(await hasPair()).toBe(true);
    await setMap([]);
    expect(await hasPair()).toBe(true);
    // The catalog may be read again within the edition.
    vi.setSystemTime(Date.now() + 61_000);
    await readCatalog(env.LIBRARY);
    expect(await hasPair()).toBe(true);
  });

  test('is not cached from an edition other than that of the catalog', async () => {
    await setMap([[hebrew, english]]);
    forgetCatalog(env.LIBRARY);
    await readCatalog(env.LIBRARY);
    await setEdition('the next edition');
    expect(await hasPair()).toBe(true);
    await setMap([]);
    expect(await hasPair()).toBe(false);
  });

  test('is dropped with its edition', async () => {
    await setMap([[hebrew, english]]);
    forgetCatalog(env.LIBRARY);
    const { edition } = await readCatalog(env.LIBRARY);
    expect(await hasPair()).toBe(true);
    await setMap([]);
    await setEdition(`${edition}, and one more`);
    expect((await readCatalog(env.LIBRARY)).edition).toBe(edition);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await readCatalog(env.LIBRARY)).edition).not.toBe(edition);
    expect(await hasPair()).toBe(false);
  });
});

test('lists the version that an administrator chose first and ignores one that is not loaded', async () => {
  const codes = async (): Promise<string[]> => (await readCatalog(env.LIBRARY)).versions.map(({ code }) => code);
  const usual = await codes();
  expect(usual).toHaveLength(4);
  for (const chosen of usual) {
    preferVersion(env.LIBRARY, chosen);
    expect(await codes()).toEqual([chosen, ...usual.filter((code) => code !== chosen)]);
  }
  preferVersion(env.LIBRARY, 'nkjv');
  expect(await codes()).toEqual(usual);
  preferVersion(env.LIBRARY, usual[0] ?? '');
  expect(await codes()).toEqual(usual);
});
