// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PackView } from '../../views/offline/PackRow.tsx';
import { useAnnouncement } from './use-announcement.ts';

const rows = (state: string, more: Partial<PackView> = {}) => [
  { name: 'web', title: 'World English Bible', about: '', view: { state, isKept: false, buttons: [], ...more } },
];

it('says what happens to a download, its progress once a quarter, and nothing of how it stood at first', () => {
  const { result, rerender } = renderHook((props: ReturnType<typeof rows>) => useAnnouncement(props), {
    initialProps: rows('4.4 MB'),
  });
  const said = (...args: Parameters<typeof rows>): string | undefined => {
    rerender(rows(...args));
    return result.current;
  };
  expect(result.current).toBeUndefined();
  expect(said('Downloading: 0.1 of 4.4 MB, 2 %', { progress: 0.02 })).toBe(
    'World English Bible. Downloading: 0.1 of 4.4 MB, 2 %',
  );
  expect(said('Downloading: 0.9 of 4.4 MB, 20 %', { progress: 0.2 })).toContain('2 %');
  expect(said('Downloading: 1.2 of 4.4 MB, 27 %', { progress: 0.27 })).toContain('27 %');
  expect(said('Stopped at 1.2 MB', { fault: 'The download was cut off.', progress: 0.27 })).toBe(
    'World English Bible. The download was cut off.',
  );
  expect(said('On this device, 4.4 MB')).toBe('World English Bible. On this device, 4.4 MB');
});
