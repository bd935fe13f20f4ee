// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListedRecording } from '#data/administration/contract/recordings.ts';
import { RecordingList } from './RecordingList.tsx';

const recording = (text: string): ListedRecording => ({
  text,
  file: 'a.mp3',
  bytes: 30_000,
  speaker: 'Priscilla',
  licence: 'CC BY 4.0',
  filename: `${text}.mp3`,
  addedAt: '2026-11-03T09:00:00.000Z',
  addedBy: 'Priscilla',
});
const list = (texts: readonly string[]) => (
  <QueryClientProvider client={new QueryClient()}>
    <RecordingList recordings={texts.map(recording)} />
  </QueryClientProvider>
);

it('moves the focus to the next recording after a deletion, and to the heading after the last one', () => {
  const { rerender } = render(list(['שָׁלוֹם', 'אֵם']));
  screen.getByRole('button', { name: 'Delete: שָׁלוֹם' }).focus();
  rerender(list(['אֵם']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play: אֵם' }).closest('li'));
  rerender(list([]));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'No recordings yet' }));
});
