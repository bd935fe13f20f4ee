import type { Grade } from '#data/study/decks.ts';
import { hasSingleKeys } from '../../client/single-keys.ts';
import { suggestedGrade, type StudyEvent, type StudyState } from './study-state.ts';

interface Actions {
  dispatch: (event: StudyEvent) => void;
  leave: () => void;
  undo: () => void;
}

/**
 * Enter asks a new card, shows the answer and gives the suggested grade, 1 to 4 grade, U undoes the last grade, Escape leaves. Controls
 * that use a key themselves keep it, and readers can turn off single-character keys.
 */
export function studyKeys(event: KeyboardEvent, state: StudyState, { dispatch, leave, undo }: Actions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
  const target = event.target as HTMLElement;
  if (state.screen === 'setup' || target.closest('[role=dialog]')) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    return leave();
  }
  if (target.matches('input, textarea, select')) return;
  if (event.key.toLowerCase() === 'u' && hasSingleKeys()) {
    event.preventDefault();
    return undo();
  }
  const takesEnter = target.matches('button, a, summary');
  if (state.screen === 'showing' && !takesEnter && event.key === 'Enter') {
    event.preventDefault();
    dispatch({ kind: 'seen' });
  } else if (state.screen === 'asking' && !takesEnter && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    dispatch({ kind: 'answer', typed: '' });
  } else if (state.screen === 'answered') {
    const grade =
      /^[1-4]$/.test(event.key) && hasSingleKeys()
        ? (Number(event.key) as Grade)
        : event.key === 'Enter' && !takesEnter
          ? suggestedGrade(state.verdict)
          : undefined;
    if (!grade) return;
    event.preventDefault();
    dispatch({ kind: 'grade', grade, now: Date.now() });
  }
}
