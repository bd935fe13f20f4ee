import { memoryExercises, type MemoryExercise } from '#data/my-study/memory-exercises.ts';
import type { StudyRowOf } from '#data/my-study/study-row.ts';
import { isDue } from '../../study/scheduler.ts';

export interface DueExercise {
  row: StudyRowOf<'memory'>;
  exercise: MemoryExercise;
}

/** The next exercise of each verse: a new one only when the earlier ones have begun. */
export function dueExercises(rows: readonly StudyRowOf<'memory'>[], now: number): DueExercise[] {
  return rows.flatMap((row) => {
    const states = row.value?.exercises ?? {};
    const begun = memoryExercises.filter((exercise) => states[exercise]);
    const due = begun.filter((exercise) => {
      const state = states[exercise];
      return state && isDue(state, now);
    });
    const next = memoryExercises.find((exercise) => !states[exercise]);
    const isReady = begun.every((exercise) => states[exercise]?.state === 2);
    return [...due, ...(next && isReady ? [next] : [])].slice(0, 1).map((exercise) => ({ row, exercise }));
  });
}
