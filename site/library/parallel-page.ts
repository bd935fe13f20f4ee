import { parallelChoices } from '#data/comparison/parallel-choices.ts';
import type { ParallelPageProps } from '../views/comparison/ParallelPage.tsx';
import { libraryFrame } from './frame.ts';

/** The empty comparison page, as shown before a passage is requested. */
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
