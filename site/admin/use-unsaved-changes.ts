import { useEffect } from 'react';
import { unsavedQuestion } from './messages.ts';

/** Forms on the screen with unsaved changes. */
const unsaved = new Set<symbol>();

/** Asks for confirmation if a form on the screen has unsaved changes. Returns whether it may be left. */
export function confirmDiscard(): boolean {
  return unsaved.size === 0 || confirm(unsavedQuestion);
}

/**
 * Asks for confirmation before unsaved changes are lost. The browser asks when the page is left, the dashboard asks
 * when another tab is opened, and the returned function asks when the form is closed.
 */
export function useUnsavedChanges(isDirty: boolean): () => boolean {
  useEffect(() => {
    if (!isDirty) return undefined;
    const form = Symbol('form');
    unsaved.add(form);
    const confirmLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => {
      unsaved.delete(form);
      removeEventListener('beforeunload', confirmLeave);
    };
  }, [isDirty]);
  return () => !isDirty || confirm(unsavedQuestion);
}
