import { expect, it } from 'vitest';
import { importOptionsKey } from './import-options-key.ts';

it('is independent of the order of the columns', () => {
  const key = (columns: Parameters<typeof importOptionsKey>[1]['columns']): string => importOptionsKey(7, { columns });
  expect(key({ book: 1, text: 2 })).toBe(key({ text: 2, book: 1 }));
  expect(key({ text: 2, id: 1, book: undefined })).toBe(key({ id: 1, text: 2 }));
  expect(key(undefined)).toBe(key({}));
});

it('differs when the id, the name or a column differs', () => {
  const all = [
    importOptionsKey(7, {}),
    importOptionsKey(8, {}),
    importOptionsKey(7, { name: 'a' }),
    importOptionsKey(7, { shortName: 'a' }),
    importOptionsKey(7, { language: 'a' }),
    importOptionsKey(7, { licence: 'a' }),
    importOptionsKey(7, { encoding: 'a' }),
    importOptionsKey(7, { table: 'a' }),
    importOptionsKey(7, { columns: { text: 1 } }),
    importOptionsKey(7, { columns: { text: 2 } }),
  ];
  expect(new Set(all).size).toBe(all.length);
});

it('treats an empty field as absent', () => {
  expect(importOptionsKey(7, { name: '', table: undefined })).toBe(importOptionsKey(7, {}));
});
