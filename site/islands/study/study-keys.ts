import type { Grade } from './scheduler.ts';
import { suggestedGrade, type StudyEvent, type StudyState } from './study-state.ts';

interface Actions {
  dispatch: (event: StudyEvent) => void;
  leave: () => void;
}

/** Enter shows and takes the marked grade, 1 to 4 grade, Escape leaves. What has a use of its own for a key keeps it. */
export function studyKeys(event: KeyboardEvent, state: StudyState, { dispatch, leave }: Actions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
  if (state.screen === 'setup') return;
  if (event.key === 'Escape') {
    event.preventDefault();
    return leave();
  }
  const target = event.target as HTMLElement;
  if (target.matches('input, textarea, select')) return;
  const takesEnter = target.matches('button, a, summary');
  if (state.screen === 'asking' && !takesEnter && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    dispatch({ kind: 'answer', typed: '' });
  } else if (state.screen === 'answered') {
    const grade = /^[1-4]$/.test(event.key) ? (Number(event.key) as Grade) : event.key === 'Enter' && !takesEnter ? suggestedGrade(state.verdict) : undefined;
    if (!grade) return;
    event.preventDefault();
    dispatch({ kind: 'grade', grade, now: Date.now() });
  }
}
