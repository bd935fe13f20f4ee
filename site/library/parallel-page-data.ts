import { parallelChoices } from '#data/comparison/parallel-choices.ts';
import type { ParallelPageProps } from '../views/comparison/ParallelPage.tsx';
import { libraryMetadata } from './frame.ts';

/** The empty comparison page, as shown before a passage is requested. */
export function parallelPage(): ParallelPageProps {
  const { versions } = libraryMetadata();
  const canRestore = versions.some(({ code }) => code === 'kjv_strongs');
  return {
    choices: parallelChoices(versions, canRestore),
    address: { passage: '', versions: [] },
    columns: [],
    outcome: { kind: 'none' },
  };
}
