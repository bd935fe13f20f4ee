// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PackView } from '../../views/offline/PackRow.tsx';
import { useAnnouncement } from './use-announcement.ts';

const rows = (state: string, more: Partial<PackView> = {}) => [
  { name: 'web', title: 'World English Bible', about: '', view: { state, isSaved: false, buttons: [], ...more } },
];

it('announces changes of a download and each quarter of its progress, but not its first state', () => {
  const { result, rerender } = renderHook((props: ReturnType<typeof rows>) => useAnnouncement(props), {
    initialProps: rows('4.4 MB'),
  });
  const announce = (...args: Parameters<typeof rows>): string | undefined => {
    rerender(rows(...args));
    return result.current;
  };
  expect(result.current).toBeUndefined();
  expect(announce('Downloading: 0.1 of 4.4 MB, 2 %', { progress: 0.02 })).toBe(
    'World English Bible. Downloading: 0.1 of 4.4 MB, 2 %',
  );
  expect(announce('Downloading: 0.9 of 4.4 MB, 20 %', { progress: 0.2 })).toContain('2 %');
  expect(announce('Downloading: 1.2 of 4.4 MB, 27 %', { progress: 0.27 })).toContain('27 %');
  expect(announce('Stopped at 1.2 MB', { error: 'The download was interrupted.', progress: 0.27 })).toBe(
    'World English Bible. The download was interrupted.',
  );
  expect(announce('Downloaded, 4.4 MB')).toBe('World English Bible. Downloaded, 4.4 MB');
});
