import type { Dialog } from 'radix-ui';
import { LazyStyle } from '../../client/LateStyle.tsx';
import { focusElement } from './focus-element.ts';
import { notesOnDevice } from './messages.ts';
import { NotesQuestion } from './NotesQuestion.tsx';
import panel from './study-panel.css?inline';
import type { OwnerQuestion } from './sync-notes.ts';

export { findOwnerQuestion } from './sync-notes.ts';

export interface SignInQuestionProps {
  question: OwnerQuestion;
  /** Called after the answer. */
  leave: () => void;
  /** The title of a dialog, if the question is in one. */
  Heading?: 'h1' | typeof Dialog.Title;
}

/** Shown after a sign-in on a device with notes of nobody or of another account. */
export function SignInQuestion({ question, leave, Heading = 'h1' }: SignInQuestionProps) {
  return (
    <>
      <LazyStyle css={panel} />
      <Heading tabIndex={-1} ref={focusElement}>
        {notesOnDevice}
      </Heading>
      <NotesQuestion {...question} onDone={leave} onLater={leave} />
    </>
  );
}
