import { useState } from 'react';
import { studyStorageFailed } from './storage-messages.ts';

/** Runs changes of rows, one after another, and shows what happened: a sentence for a live region. */
export function useStudyAction(): {
  message: string;
  isFailed: boolean;
  run: (action: () => Promise<unknown>, done?: string) => Promise<boolean>;
} {
  const [state, setState] = useState({ message: '', isFailed: false });
  const run = async (action: () => Promise<unknown>, done = ''): Promise<boolean> => {
    try {
      await action();
      setState({ message: done, isFailed: false });
      return true;
    } catch (error) {
      setState({
        message: error instanceof Error && error.message ? error.message : studyStorageFailed,
        isFailed: true,
      });
      return false;
    }
  };
  return { ...state, run };
}
