// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { peekProgress, readProgress, writeProgress } from './progress-storage.ts';
import { emptyProgress } from './study-progress.ts';

afterEach(() => vi.unstubAllGlobals());

it('replaces a record that it cannot read only once the record is set aside', () => {
  const record = '{"version":7,"he-en":{}}';
  const stored = new Map([['study-letters', record]]);
  let isFull = true;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => {
      // A shorter value still fits in the place of the record.
      if (isFull && !stored.has(name)) throw new DOMException('full', 'QuotaExceededError');
      stored.set(name, text);
    },
  });
  expect(readProgress('letters').trouble).toContain('later version');
  expect(writeProgress('letters', emptyProgress())).toContain('no free storage');
  expect(stored.get('study-letters')).toBe(record);
  // Until then, the progress applies to this page.
  expect(peekProgress('letters')).toEqual(emptyProgress());
  isFull = false;
  expect(writeProgress('letters', emptyProgress())).toBeUndefined();
  expect(stored.get('study-letters-unread')).toBe(record);
  expect(JSON.parse(stored.get('study-letters') ?? '')).toEqual(emptyProgress());
});
