import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { forgetCatalogues, readCatalogue, readVerseMap } from './catalogue.ts';

test('a request whose reader went away holds up nobody who comes later', async () => {
  forgetCatalogues();
  let isGone = false;
  /** The real database, which never answers while the reader is gone: so ends what a cancelled request waited for. */
  const database = new Proxy(env.LIBRARY, {
    get: (library, name) => {
      if (name !== 'withSession') return Reflect.get(library, name);
      return (...asked: Parameters<D1Database['withSession']>) => {
        const session = library.withSession(...asked);
        return {
          prepare: (text: string) => session.prepare(text),
          batch: (statements: D1PreparedStatement[]) =>
            isGone ? new Promise(() => undefined) : session.batch(statements),
        };
      };
    },
  });
  await readCatalogue(database);
  isGone = true;
  void readVerseMap(database);
  isGone = false;
  expect(await readVerseMap(database)).toBeDefined();
});
