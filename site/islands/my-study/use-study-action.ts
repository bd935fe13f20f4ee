import { useCallback, useRef, useState } from 'react';
import { messageOfStudyError } from './study-error-message.ts';

/**
 * Runs changes of rows, one after another, and shows what happened: a sentence for a live region. A change that reads
 * rows sees what the ones before it have stored.
 */
export function useStudyAction(): {
  message: string;
  isFailed: boolean;
  /** `done` is shown after the action, and can depend on what it found. */
  run: (action: () => Promise<unknown>, done?: string | (() => string)) => Promise<boolean>;
} {
  const [state, setState] = useState({ message: '', isFailed: false });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const run = useCallback(
    async (action: () => Promise<unknown>, done: string | (() => string) = ''): Promise<boolean> => {
      try {
        const current = last.current.then(action);
        last.current = current.catch(() => undefined);
        await current;
        setState({ message: typeof done === 'string' ? done : done(), isFailed: false });
        return true;
      } catch (error) {
        setState({ message: messageOfStudyError(error), isFailed: true });
        return false;
      }
    },
    [],
  );
  return { ...state, run };
}
