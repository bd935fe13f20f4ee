import { useEffect } from 'react';

const question = 'What you wrote is not saved. Leave it?';

/** Forms on the screen that hold what is not saved. */
const unsaved = new Set<symbol>();

/** Asks before all that is written on the screen is lost; nothing is asked where all is saved. */
export function mayLeaveAll(): boolean {
  return unsaved.size === 0 || confirm(question);
}

/**
 * Before what was written is lost: the browser asks when the page is left, the dashboard when another part of it is
 * opened, and the returned function when the form is closed.
 */
export function useLeaveQuestion(isDirty: boolean): () => boolean {
  useEffect(() => {
    if (!isDirty) return undefined;
    const form = Symbol('form');
    unsaved.add(form);
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(form);
      removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);
  return () => !isDirty || confirm(question);
}
