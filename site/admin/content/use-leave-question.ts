import { useEffect } from 'react';

const question = 'What you wrote is not saved. Leave it?';

/** Before what was written is lost: the browser asks when the page is left, and the returned function when the form is. */
export function useLeaveQuestion(isDirty: boolean): () => boolean {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return () => !isDirty || confirm(question);
}
