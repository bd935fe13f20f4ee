import { expect, it } from 'vitest';
import { saidOfFile } from './said-of-file.ts';

it('is independent of the order of the columns', () => {
  const key = (columns: Parameters<typeof saidOfFile>[1]['columns']): string => saidOfFile(7, { columns });
  expect(key({ book: 1, text: 2 })).toBe(key({ text: 2, book: 1 }));
  expect(key({ text: 2, id: 1, book: undefined })).toBe(key({ id: 1, text: 2 }));
  expect(key(undefined)).toBe(key({}));
});

it('differs when the id, the name or a column differs', () => {
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

it('treats an empty field as absent', () => {
  expect(saidOfFile(7, { name: '', table: undefined })).toBe(saidOfFile(7, {}));
});
