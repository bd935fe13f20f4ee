import { LazyStyle } from '../../client/LateStyle.tsx';
import { focusElement } from './focus-element.ts';
import { notesOnDevice } from './messages.ts';
import { NotesQuestion } from './NotesQuestion.tsx';
import panel from './study-panel.css?inline';
import type { OwnerQuestion } from './sync-notes.ts';

export { findOwnerQuestion } from './sync-notes.ts';

/** Shown after a sign-in on a device with notes of nobody or of another account. `leave` opens the next page. */
export function SignInQuestion({ question, leave }: { question: OwnerQuestion; leave: () => void }) {
  return (
    <>
      <LazyStyle css={panel} />
      <h1 tabIndex={-1} ref={focusElement}>
        {notesOnDevice}
      </h1>
      <NotesQuestion {...question} onDone={leave} onLater={leave} />
    </>
  );
}
