import type { Grade } from '#data/study/study.ts';
import { hasSingleKeys } from '../../client/single-keys.ts';
import { suggestedGrade, type StudyEvent, type StudyState } from './study-state.ts';

interface Actions {
  dispatch: (event: StudyEvent) => void;
  leave: () => void;
  undo: () => void;
}

/**
 * Enter shows and takes the marked grade, 1 to 4 grade, U takes the last grade back, Escape leaves. What has a use of its
 * own for a key keeps it, and a reader may have switched off those of one character.
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
  if (state.screen === 'asking' && !takesEnter && (event.key === 'Enter' || event.key === ' ')) {
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
