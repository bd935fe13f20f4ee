import { LessonFilter, type LessonFilterProps, type LessonFilterState } from './LessonFilter.tsx';
import { LessonTable, type LessonGroup, type LessonKind } from './LessonTable.tsx';
import { phrases, type LessonPhrase } from './phrase-lesson.tsx';
import { RecordingCredits, type RecordingCreditsProps } from './RecordingCredits.tsx';
import { verbs, type LessonVerb } from './verb-lesson.tsx';
import { words, type LessonWord } from './word-lesson.tsx';

export interface LessonRows {
  phrases: LessonPhrase;
  words: LessonWord;
  verbs: LessonVerb;
}

export type LessonName = keyof LessonRows;

export const lessonKinds: { [Name in LessonName]: LessonKind<LessonRows[Name]> } = { phrases, words, verbs };

export interface LessonProps<Name extends LessonName = LessonName> {
  name: Name;
  filter: LessonFilterProps;
  groups: readonly LessonGroup<LessonRows[Name]>[];
}

export interface LessonState<Name extends LessonName> extends RecordingCreditsProps {
  filter: LessonFilterState;
  shown: ReadonlySet<LessonRows[Name]>;
}

/** A lesson table with its filter. Without an island, all rows are shown. */
export function Lesson<Name extends LessonName>(props: LessonProps<Name> & { state?: LessonState<Name> }) {
  const { name, filter, groups, state } = props;
  return (
    <>
      <LessonFilter {...filter} state={state?.filter} />
      <LessonTable kind={lessonKinds[name]} groups={groups} shown={state?.shown} />
      <RecordingCredits credits={state?.credits} />
    </>
  );
}
