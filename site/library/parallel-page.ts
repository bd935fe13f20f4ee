import { parallelChoices } from '#data/comparison/parallel-choices.ts';
import type { ParallelPageProps } from '../views/comparison/ParallelPage.tsx';
import { libraryFrame } from './frame.ts';

/** The parallel view before anything is asked for, as a page shows it that nothing was drawn into. */
export function parallelPage(): ParallelPageProps {
  const { versions } = libraryFrame();
  const canRestore = versions.some(({ code }) => code === 'kjv_strongs');
  return {
    choices: parallelChoices(versions, canRestore),
    address: { passage: '', versions: [] },
    columns: [],
    outcome: { kind: 'none' },
  };
}
