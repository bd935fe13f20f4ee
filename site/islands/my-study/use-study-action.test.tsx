// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { studyActionFailed, studyNoteTooLong } from './storage-messages.ts';
import { StudyStorageError } from './study-error.ts';
import { useStudyAction } from './use-study-action.ts';

it('runs actions one after another, also after one that failed', async () => {
  const { result } = renderHook(() => useStudyAction());
  const events: string[] = [];
  const action = (name: string) => async (): Promise<void> => {
    events.push(`${name} starts`);
    await Promise.resolve();
    events.push(`${name} ends`);
    if (name === 'a') throw new StudyStorageError(studyNoteTooLong);
  };
  const { run } = result.current;
  await act(async () => expect(await Promise.all([run(action('a')), run(action('b'))])).toEqual([false, true]));
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

it('shows sentences for the reader, and no message of the browser', async () => {
  const { result } = renderHook(() => useStudyAction());
  const messageOf = async (error: Error): Promise<string> => {
    await act(async () => expect(await result.current.run(() => Promise.reject(error))).toBe(false));
    return result.current.message;
  };
  expect(await messageOf(new StudyStorageError(studyNoteTooLong))).toBe(studyNoteTooLong);
  expect(await messageOf(new TypeError('Failed to fetch dynamically imported module'))).toBe(studyActionFailed);
});
