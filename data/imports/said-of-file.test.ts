import { expect, it } from 'vitest';
import { saidOfFile } from './said-of-file.ts';

it('the same is said of a file in whatever order its columns were named', () => {
  const said = (columns: Parameters<typeof saidOfFile>[1]['columns']): string => saidOfFile(7, { columns });
  expect(said({ book: 1, text: 2 })).toBe(said({ text: 2, book: 1 }));
  expect(said({ text: 2, id: 1, book: undefined })).toBe(said({ id: 1, text: 2 }));
  expect(said(undefined)).toBe(said({}));
});

it('another number, name or column is another source', () => {
  const all = [
    saidOfFile(7, {}),
    saidOfFile(8, {}),
    saidOfFile(7, { name: 'a' }),
    saidOfFile(7, { shortName: 'a' }),
    saidOfFile(7, { language: 'a' }),
    saidOfFile(7, { licence: 'a' }),
    saidOfFile(7, { encoding: 'a' }),
    saidOfFile(7, { table: 'a' }),
    saidOfFile(7, { columns: { text: 1 } }),
    saidOfFile(7, { columns: { text: 2 } }),
  ];
  expect(new Set(all).size).toBe(all.length);
});

it('a field that is empty is as good as none', () => {
  expect(saidOfFile(7, { name: '', table: undefined })).toBe(saidOfFile(7, {}));
});
